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

/** Query, membership test and labels of each list. */
const lists = {
  connections: {
    query: ConnectionsDocument,
    isMember: isConnected,
    primaryAction: 'connect',
    failed: 'Couldn’t load connections.',
  },
  followers: {
    query: FollowersDocument,
    isMember: (relation: Relation | null) => relation?.isFollower === true,
    primaryAction: 'follow',
    failed: 'Couldn’t load followers.',
  },
  following: {
    query: FollowingDocument,
    isMember: (relation: Relation | null) => relation?.isFollowing === true,
    primaryAction: 'follow',
    failed: 'Couldn’t load followed people.',
  },
} as const;

type Lists = Partial<ConnectionsQuery & FollowersQuery & FollowingQuery>;

export type NetworkListKind = keyof typeof lists;

export interface NetworkListProps {
  kind: NetworkListKind;
  /** The person whose list it is. */
  personId: string;
  label: string;
  empty: ReactNode;
}

/** Connections, followers or followed people of a person, latest first, each row with the viewer's next action. */
export function NetworkList({ kind, personId, label, empty }: NetworkListProps) {
  const { query, isMember, primaryAction, failed } = lists[kind];
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
      // The cached list may still have people who were removed since it was fetched.
      connection={
        list && isOwn ? { ...list, edges: list.edges.filter(({ node }) => isMember(node.viewerRelation)) } : list
      }
      error={error}
      failed={failed}
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderAction={(person) => <RowAction person={person} primaryAction={primaryAction} />}
      empty={empty}
    />
  );
}
