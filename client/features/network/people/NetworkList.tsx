import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import {
  ConnectionsDocument,
  FollowersDocument,
  FollowingDocument,
  type ConnectionsQuery,
  type FollowersQuery,
  type FollowingQuery,
} from './__generated__/NetworkList.generated';
import { PeopleList } from './PeopleList';
import { isConnected, type Relation } from '../relation/relation';
import { RowAction } from '../relation/RowAction';

/** The lists of people around a person, and who belongs to one's own. */
const lists = {
  connections: {
    query: ConnectionsDocument,
    holds: isConnected,
    about: 'connecting',
    failed: 'Failed to fetch connections',
  },
  followers: {
    query: FollowersDocument,
    holds: (relation: Relation | null) => relation?.isFollower === true,
    about: 'following',
    failed: 'Failed to fetch followers',
  },
  following: {
    query: FollowingDocument,
    holds: (relation: Relation | null) => relation?.isFollowing === true,
    about: 'following',
    failed: 'Failed to fetch followed people',
  },
} as const;

type Lists = Partial<ConnectionsQuery & FollowersQuery & FollowingQuery>;

export type PersonListKind = keyof typeof lists;

export interface PersonListProps {
  kind: PersonListKind;
  /** Whose. */
  personId: string;
  label: string;
  empty: ReactNode;
}

/** Connections of a person, those who follow them, or those whom they follow; latest first, each with the right action. */
export function PersonList({ kind, personId, label, empty }: PersonListProps) {
  const { query, holds, about, failed } = lists[kind];
  const isOwn = useAuth().user?.id === personId;
  const { data, error, refetch, fetchMore } = useQuery<Lists, { personId: string; after?: string }>(query, {
    variables: { personId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.[kind];
  return (
    <PeopleList
      label={label}
      // Somebody may have left since the list was read.
      connection={
        list && isOwn ? { ...list, edges: list.edges.filter(({ node }) => holds(node.viewerRelation)) } : list
      }
      error={error}
      failed={failed}
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderAction={(person) => <RowAction person={person} about={about} />}
      empty={empty}
    />
  );
}
