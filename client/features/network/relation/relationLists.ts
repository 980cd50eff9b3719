import type { ApolloCache, Reference } from '@apollo/client';
import { Request_RequestFragmentDoc } from '../page/__generated__/Network.generated';
import { RelatedPerson_ProfileFragmentDoc } from './__generated__/Relation.generated';
import { isConnected, standingOf, type Relation } from './relation';

type Edge = { __typename: string; cursor: string; node: Reference };
type StoredList = { edges?: Edge[] };
type Stored = Record<(typeof ownLists)[number]['field'] | 'receivedRequests' | 'sentRequests', StoredList>;

/** The viewer's own lists of people, and who belongs to each. */
const ownLists = [
  { field: 'connections', holds: isConnected },
  { field: 'following', holds: ({ isFollowing }: Relation) => isFollowing },
  { field: 'followers', holds: ({ isFollower }: Relation) => isFollower },
  { field: 'mutedPeople', holds: ({ hasMuted }: Relation) => hasMuted },
] as const;

/** Ids of this product begin with the time, in milliseconds, at which the thing was made. */
const timeOf = (id: string): string => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();

/** Puts something at the head of a list that was read before, unless the list has it. */
function addTo(cache: ApolloCache, list: StoredList, __typename: string, node: Reference): StoredList {
  if (!list.edges || list.edges.some((edge) => cache.identify(edge.node) === node.__ref)) return list;
  return { ...list, edges: [{ __typename, cursor: '', node }, ...list.edges] };
}

/**
 * Puts a person into every list of the viewer's that they belong to by now. Nobody is taken out: lists show only those
 * whose relation still says that they belong, so leaving them is seen at once, and undone at once.
 */
export function joinLists(cache: ApolloCache, { personId, viewerId }: { personId: string; viewerId: string }): void {
  const key = cache.identify({ __typename: 'Profile', id: personId })!;
  const relation = cache.readFragment({
    id: key,
    fragment: RelatedPerson_ProfileFragmentDoc,
    fragmentName: 'RelatedPerson_profile',
  })?.viewerRelation;
  if (!relation) return;
  const requests = joinedRequests(cache, personId, relation);
  cache.modify<Stored>({
    id: 'ROOT_QUERY',
    fields: {
      ...Object.fromEntries(
        ownLists
          .filter(({ holds }) => holds(relation))
          .map(({ field }) => [
            field,
            (list: StoredList, { storeFieldName }: { storeFieldName: string }) =>
              field === 'mutedPeople' || storeFieldName.includes(viewerId)
                ? addTo(cache, list, 'ProfileEdge', { __ref: key })
                : list,
          ]),
      ),
      ...requests,
    },
  });
}

/** The same for the request that waits between the two, if there is one. */
function joinedRequests(cache: ApolloCache, personId: string, relation: Relation) {
  const standing = standingOf(personId, relation);
  const { connection } = relation;
  if (!connection || (standing !== 'received' && standing !== 'sent')) return {};
  const node = cache.writeFragment({
    id: cache.identify({ __typename: 'ConnectionRequest', id: connection.id }),
    fragment: Request_RequestFragmentDoc,
    fragmentName: 'Request_request',
    data: {
      __typename: 'ConnectionRequest',
      id: connection.id,
      message: connection.message,
      createdAt: timeOf(connection.id),
      person: cache.readFragment({
        id: cache.identify({ __typename: 'Profile', id: personId }),
        fragment: RelatedPerson_ProfileFragmentDoc,
        fragmentName: 'RelatedPerson_profile',
      }),
    } as never,
  });
  if (!node) return {};
  return {
    [standing === 'received' ? 'receivedRequests' : 'sentRequests']: (list: StoredList) =>
      addTo(cache, list, 'ConnectionRequestEdge', node),
  };
}
