import type { ApolloClient } from '@apollo/client';
import { evictAnalysis, evictAnalysisLists, evictVersions } from './analysisCache';
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

export function applyDeletion({ cache }: ApolloClient, id: string): void {
  if (!ownDeletions.has(id)) evictAnalysis(cache, id);
}

export const applyNewComment = (client: ApolloClient, id: string): void => void refetchClaimComments(client, id);

export const applyDeletedComment = ({ cache }: ApolloClient, id: string): void => evictClaimComment(cache, id);
