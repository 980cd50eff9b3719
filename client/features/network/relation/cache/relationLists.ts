import type { ApolloCache, Reference } from '@apollo/client';
import { RequestRow_RequestFragmentDoc } from '../../page/__generated__/Network.generated';
import { RelatedPerson_ProfileFragmentDoc } from '../__generated__/Relation.generated';
import { isConnected, getRelationStatus, type Relation } from '../relation';

type Edge = { __typename: string; cursor: string; node: Reference };
type CachedList = { edges?: Edge[] };
type CachedLists = Record<(typeof viewerLists)[number]['field'] | 'receivedRequests' | 'sentRequests', CachedList>;

/** The viewer's lists of people, each with its membership test. */
const viewerLists = [
  { field: 'connections', isMember: isConnected },
  { field: 'following', isMember: ({ isFollowing }: Relation) => isFollowing },
  { field: 'followers', isMember: ({ isFollower }: Relation) => isFollower },
  { field: 'mutedPeople', isMember: ({ hasMuted }: Relation) => hasMuted },
] as const;

/** Creation time of a UUIDv7, which begins with milliseconds since the epoch. */
const parseUuidTime = (id: string): string =>
  new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();

/** Prepends an edge to a cached list, unless the list contains the node. */
function prependEdge(cache: ApolloCache, list: CachedList, __typename: string, node: Reference): CachedList {
  if (!list.edges || list.edges.some((edge) => cache.identify(edge.node) === node.__ref)) return list;
  return { ...list, edges: [{ __typename, cursor: '', node }, ...list.edges] };
}

/**
 * Adds a person to every cached list of the viewer's that their relation qualifies for. Nobody is removed, because lists
 * filter their rows by the cached relation; that makes optimistic removal and its rollback immediate.
 */
export function addToRelationLists(
  cache: ApolloCache,
  { personId, viewerId }: { personId: string; viewerId: string },
): void {
  const key = cache.identify({ __typename: 'Profile', id: personId })!;
  const relation = cache.readFragment({
    id: key,
    fragment: RelatedPerson_ProfileFragmentDoc,
    fragmentName: 'RelatedPerson_profile',
  })?.viewerRelation;
  if (!relation) return;
  const requests = buildRequestListUpdates(cache, personId, relation);
  cache.modify<CachedLists>({
    id: 'ROOT_QUERY',
    fields: {
      ...Object.fromEntries(
        viewerLists
          .filter(({ isMember }) => isMember(relation))
          .map(({ field }) => [
            field,
            (list: CachedList, { storeFieldName }: { storeFieldName: string }) =>
              field === 'mutedPeople' || storeFieldName.includes(viewerId)
                ? prependEdge(cache, list, 'ProfileEdge', { __ref: key })
                : list,
          ]),
      ),
      ...requests,
    },
  });
}

/** Field modifiers that add the pending request between the two, if any, to the lists of requests. */
function buildRequestListUpdates(cache: ApolloCache, personId: string, relation: Relation) {
  const status = getRelationStatus(personId, relation);
  const { connection } = relation;
  if (!connection || (status !== 'received' && status !== 'sent')) return {};
  const node = cache.writeFragment({
    id: cache.identify({ __typename: 'ConnectionRequest', id: connection.id }),
    fragment: RequestRow_RequestFragmentDoc,
    fragmentName: 'RequestRow_request',
    data: {
      __typename: 'ConnectionRequest',
      id: connection.id,
      message: connection.message,
      createdAt: parseUuidTime(connection.id),
      person: cache.readFragment({
        id: cache.identify({ __typename: 'Profile', id: personId }),
        fragment: RelatedPerson_ProfileFragmentDoc,
        fragmentName: 'RelatedPerson_profile',
      }),
    } as never,
  });
  if (!node) return {};
  return {
    [status === 'received' ? 'receivedRequests' : 'sentRequests']: (list: CachedList) =>
      prependEdge(cache, list, 'ConnectionRequestEdge', node),
  };
}
