import { freshRead } from '../../../../api/freshRead';
import type { ApolloCache, ApolloClient } from '@apollo/client';
import { getRelationStatus, isConnected, type Relation } from '../relation';
import { applyAccessChange, applyMuteChange, evictPrivatePosts } from './relationEffects';
import {
  NetworkCounts_ProfileFragmentDoc,
  type NetworkCounts_ProfileFragment,
} from '../../people/__generated__/NetworkCounts.generated';
import { addToRelationLists } from './relationLists';
import {
  ViewerCountsDocument,
  Relation_ProfileFragmentDoc,
  RelatedPersonDocument,
} from '../__generated__/Relation.generated';

const profileCacheId = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Profile', id })!;

/** @returns the viewer's cached relation to a person; null when none is cached */
export const readRelation = (cache: ApolloCache, personId: string): Relation | null =>
  cache.readFragment({ id: profileCacheId(cache, personId), fragment: Relation_ProfileFragmentDoc })?.viewerRelation ??
  null;

function writeRelation(cache: ApolloCache, personId: string, relation: Relation): void {
  cache.writeFragment({
    id: profileCacheId(cache, personId),
    fragment: Relation_ProfileFragmentDoc,
    data: { __typename: 'Profile', id: personId, viewerRelation: relation } as never,
  });
}

type Counts = Omit<NetworkCounts_ProfileFragment, 'id' | ' $fragmentName'>;

function addToCounts(cache: ApolloCache, id: string, delta: Counts): void {
  cache.updateFragment(
    { id: profileCacheId(cache, id), fragment: NetworkCounts_ProfileFragmentDoc },
    (cached) =>
      cached && {
        ...cached,
        connectionCount: cached.connectionCount + delta.connectionCount,
        followerCount: cached.followerCount + delta.followerCount,
        followingCount: cached.followingCount + delta.followingCount,
      },
  );
}

/** Writes a changed relation and the resulting counts of both people; meant for an optimistic layer. */
export function writeOptimisticRelation(
  cache: ApolloCache,
  ids: { personId: string; viewerId: string },
  change: (relation: Relation) => Relation,
): void {
  const before = readRelation(cache, ids.personId);
  if (!before) return;
  const after = change(before);
  writeRelation(cache, ids.personId, after);
  const difference = (test: (relation: Relation) => boolean) => Number(test(after)) - Number(test(before));
  const connectionCount = difference(isConnected);
  const [followingDelta, followerDelta] = [
    difference(({ isFollowing }) => isFollowing),
    difference(({ isFollower }) => isFollower),
  ];
  addToCounts(cache, ids.personId, { connectionCount, followerCount: followingDelta, followingCount: followerDelta });
  addToCounts(cache, ids.viewerId, { connectionCount, followerCount: followerDelta, followingCount: followingDelta });
  const requestDelta = difference((relation) => getRelationStatus(ids.personId, relation) === 'received');
  cache.modify<{ receivedRequestCount: number }>({
    id: 'ROOT_QUERY',
    fields: { receivedRequestCount: (count) => Math.max(0, count + requestDelta) },
  });
}

/** Resets the relation to a blocked person and evicts the suggestion of them. */
export function resetRelation(cache: ApolloCache, personId: string): void {
  if (readRelation(cache, personId))
    writeRelation(cache, personId, {
      __typename: 'Relation',
      connection: null,
      isFollowing: false,
      isFollower: false,
      hasMuted: false,
    } as Relation);
  cache.evict({ id: cache.identify({ __typename: 'Suggestion', id: personId }) });
}

/** Refetches the viewer's own counts. */
export const refetchViewerCounts = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: ViewerCountsDocument, ...freshRead }).catch(() => undefined);

/**
 * Updates everything that depends on a relation already written to the cache: counts, lists, and posts that the viewer
 * may read. Safe to repeat.
 * @param before the previous relation; null when none was cached
 */
export async function propagateRelationChange(
  client: ApolloClient,
  ids: { personId: string; viewerId: string },
  before: Relation | null,
): Promise<void> {
  const { cache } = client;
  const after = readRelation(cache, ids.personId);
  if (isConnected(before) !== isConnected(after)) applyAccessChange(client, ids.personId, isConnected(after));
  // Without a cached relation the two may have been connected until now.
  else if (!before && !isConnected(after)) evictPrivatePosts(cache, ids.personId);
  if (after && (before?.hasMuted ?? false) !== after.hasMuted) applyMuteChange(client, ids.personId, after.hasMuted);
  addToRelationLists(cache, ids);
  // Counts are absolute. A person who is not cached yet has no name to show in lists.
  await Promise.all([
    client
      .query({ query: RelatedPersonDocument, variables: { id: ids.personId }, ...freshRead })
      .catch(() => undefined),
    refetchViewerCounts(client),
  ]);
  addToRelationLists(cache, ids);
}

/** Writes a relation received from the server and updates everything that depends on it. */
export async function applyRelation(
  client: ApolloClient,
  ids: { personId: string; viewerId: string },
  relation: Relation,
): Promise<void> {
  const before = readRelation(client.cache, ids.personId);
  writeRelation(client.cache, ids.personId, relation);
  await propagateRelationChange(client, ids, before);
}
