import type { ApolloClient } from '@apollo/client';
import type { AnalysisCardState } from '../../../shared/contracts/pythion';
import { findShown, reloadShown } from '../../api/toggleInList';
import {
  evictAnalysis,
  evictAnalysisLists,
  evictStarredAnalyses,
  evictVersions,
  hasStar,
  writeStar,
  writeTitle,
} from './analysisCache';
import { evictClaimComment } from './comments/commentCache';
import { refetchClaimComments } from './comments/refetchClaimComments';
import { ownDeletions } from './ownDeletions';
import { refetchAnalysis, refetchParts } from './refetchAnalysis';

/** The analysis has another report or result, or somebody lost access to it, which may be the viewer. */
export function applyChange(client: ApolloClient, id: string): void {
  evictVersions(client.cache);
  evictAnalysisLists(client.cache);
  void refetchAnalysis(client, id);
  void refetchParts(client, id);
}

/** The owner starred or renamed it, in this tab or in another one. */
export function applyCard(client: ApolloClient, { analysisId: id, title, isStarred }: AnalysisCardState): void {
  const { cache } = client;
  const isApplied = hasStar(cache, id, isStarred);
  writeTitle(cache, id, title);
  writeStar(cache, id, isStarred);
  // A list on screen stays as it is when the star is removed, so that it can be set back.
  if (!isApplied) refetchStarred(client, isStarred);
}

function refetchStarred(client: ApolloClient, isStarred: boolean): void {
  const shown = findShown(client, { operation: 'Analyses', variables: { starred: true } });
  if (shown.length === 0) evictStarredAnalyses(client.cache);
  else if (isStarred) reloadShown(client, shown);
}

export function applyDeletion({ cache }: ApolloClient, id: string): void {
  if (!ownDeletions.has(id)) evictAnalysis(cache, id);
}

export const applyNewComment = (client: ApolloClient, id: string): void => void refetchClaimComments(client, id);

export const applyDeletedComment = ({ cache }: ApolloClient, id: string): void => evictClaimComment(cache, id);
