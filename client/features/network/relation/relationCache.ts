import type { ApolloCache, ApolloClient } from '@apollo/client';
import { isConnected, standingOf, type Relation } from './relation';
import { applyAccessChange, applyMuteChange, evictPrivatePosts } from './relationEffects';
import { joinLists } from './relationLists';
import {
  GraphCounts_ProfileFragmentDoc,
  OwnFiguresDocument,
  Relation_ProfileFragmentDoc,
  RelatedPersonDocument,
  type GraphCounts_ProfileFragment,
} from './__generated__/Relation.generated';

const keyOf = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Profile', id })!;

/** How the viewer stands to a person, as far as the page knows. */
export const readRelation = (cache: ApolloCache, personId: string): Relation | null =>
  cache.readFragment({ id: keyOf(cache, personId), fragment: Relation_ProfileFragmentDoc })?.viewerRelation ?? null;

function writeRelation(cache: ApolloCache, personId: string, relation: Relation): void {
  cache.writeFragment({
    id: keyOf(cache, personId),
    fragment: Relation_ProfileFragmentDoc,
    data: { __typename: 'Profile', id: personId, viewerRelation: relation } as never,
  });
}

type Counts = Omit<GraphCounts_ProfileFragment, 'id' | ' $fragmentName'>;

function addToCounts(cache: ApolloCache, id: string, by: Counts): void {
  cache.updateFragment(
    { id: keyOf(cache, id), fragment: GraphCounts_ProfileFragmentDoc },
    (known) =>
      known && {
        ...known,
        connectionCount: known.connectionCount + by.connectionCount,
        followerCount: known.followerCount + by.followerCount,
        followingCount: known.followingCount + by.followingCount,
      },
  );
}

/** Shows a change of how the viewer stands to a person, and what follows from it for the figures of both. */
export function showOptimistic(
  cache: ApolloCache,
  ids: { personId: string; viewerId: string },
  change: (relation: Relation) => Relation,
): void {
  const before = readRelation(cache, ids.personId);
  if (!before) return;
  const after = change(before);
  writeRelation(cache, ids.personId, after);
  const difference = (holds: (relation: Relation) => boolean) => Number(holds(after)) - Number(holds(before));
  const connectionCount = difference(isConnected);
  const [follows, followed] = [
    difference(({ isFollowing }) => isFollowing),
    difference(({ isFollower }) => isFollower),
  ];
  addToCounts(cache, ids.personId, { connectionCount, followerCount: follows, followingCount: followed });
  addToCounts(cache, ids.viewerId, { connectionCount, followerCount: followed, followingCount: follows });
  const waiting = difference((relation) => standingOf(ids.personId, relation) === 'received');
  cache.modify<{ receivedRequestCount: number }>({
    id: 'ROOT_QUERY',
    fields: { receivedRequestCount: (count) => Math.max(0, count + waiting) },
  });
}

/** Nothing is between the two any more, and nothing shall be suggested: the person is blocked. */
export function evictRelation(cache: ApolloCache, personId: string): void {
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

/** Reads again the figures of the viewer alone. */
export const refetchOwnCounts = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: OwnFiguresDocument, fetchPolicy: 'network-only' }).catch(() => undefined);

/**
 * Brings the rest of the page in line with a relation that the cache knows already: figures, lists, and what may be
 * read of the person. Safe to repeat.
 * @param before how the two stood until now; null when that is not known
 */
export async function settleRelation(
  client: ApolloClient,
  ids: { personId: string; viewerId: string },
  before: Relation | null,
): Promise<void> {
  const { cache } = client;
  const after = readRelation(cache, ids.personId);
  if (isConnected(before) !== isConnected(after)) applyAccessChange(client, ids.personId, isConnected(after));
  // Not known before, the two may have been connected until now.
  else if (!before && !isConnected(after)) evictPrivatePosts(cache, ids.personId);
  if (after && (before?.hasMuted ?? false) !== after.hasMuted) applyMuteChange(client, ids.personId, after.hasMuted);
  joinLists(cache, ids);
  // Figures are absolute, and somebody new is not known by name yet.
  await Promise.all([
    client
      .query({ query: RelatedPersonDocument, variables: { id: ids.personId }, fetchPolicy: 'network-only' })
      .catch(() => undefined),
    refetchOwnCounts(client),
  ]);
  joinLists(cache, ids);
}

/** The server says how the viewer stands to a person now. */
export async function applyRelation(
  client: ApolloClient,
  ids: { personId: string; viewerId: string },
  relation: Relation,
): Promise<void> {
  const before = readRelation(client.cache, ids.personId);
  writeRelation(client.cache, ids.personId, relation);
  await settleRelation(client, ids, before);
}
