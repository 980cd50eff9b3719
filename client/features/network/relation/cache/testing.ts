import { gql, type ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { RelationPayload } from '../../../../../shared/contracts/network';
import { createApollo } from '../../../../shell/apollo';
import { setAuthState } from '../../../../auth/authState';
import { buildToken, stubFetch, type StubResponse } from '../../../../auth/testing';
import { setToken } from '../../../../http/accessToken';
import { handlers } from '../../live';
import {
  ReceivedRequestCountDocument,
  ReceivedRequestsDocument,
  SentRequestsDocument,
} from '../../page/__generated__/Network.generated';
import { ConnectionsDocument, FollowingDocument } from '../../people/__generated__/NetworkList.generated';
import { RelatedPersonDocument } from '../__generated__/Relation.generated';
import { getRelationStatus } from '../relation';

type Connection = NonNullable<RelationPayload['connection']>;

export const requestId = '019f9f0a-54a7-775e-8322-901770ab5cf0';
const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
export const initialCounts = { connectionCount: 3, followerCount: 5, followingCount: 7 };
export const buildRequest = (requesterId: string, status: Connection['status'] = 'pending'): Connection => ({
  id: requestId,
  status,
  requesterId,
  recipientId: requesterId === 'ann' ? 'bob' : 'ann',
  message: 'Hello',
  canAskAgainFrom: null,
});

/** State of the stub server, bob's relation to ann, the viewer, and the client under test. */
export const stub: {
  connection: Connection | null;
  isFollowing: boolean;
  counts: typeof initialCounts;
  viewerCounts: typeof initialCounts;
  requestCount: number;
  /** Overrides the response to an operation. */
  respond: (operation: string) => StubResponse | undefined | Promise<StubResponse | undefined>;
  client: ApolloClient;
} = {
  connection: null,
  isFollowing: false,
  counts: initialCounts,
  viewerCounts: initialCounts,
  requestCount: 0,
  respond: () => undefined,
  client: undefined as never,
};

export const buildRelation = () => ({
  __typename: 'Relation',
  connection: stub.connection && {
    __typename: 'ViewerConnection',
    ...stub.connection,
    status: stub.connection.status.toUpperCase(),
  },
  isFollowing: stub.isFollowing,
  isFollower: stub.connection?.status === 'accepted',
  hasMuted: false,
});
const buildBob = () => ({
  __typename: 'Profile',
  id: 'bob',
  username: 'bob',
  displayName: 'Bob',
  headline: '',
  avatarUrl: null,
  mutualConnectionCount: 0,
  viewerRelation: buildRelation(),
  ...stub.counts,
});
/** Delivers the live event with the stub server's state. */
export const emitRelationChanged = () =>
  handlers['relation.changed']!(
    {
      personId: 'bob',
      connection: stub.connection,
      isFollowing: stub.isFollowing,
      isFollower: stub.connection?.status === 'accepted',
      hasMuted: false,
    },
    { client: stub.client, cache: stub.client.cache },
  );

const viewerCountsQuery = gql`
  query {
    me {
      id
      profile {
        id
        connectionCount
        followerCount
        followingCount
      }
    }
  }
`;
/** The viewer's counts as the page shows them, optimistic updates included. */
export const readViewerCounts = () => stub.client.readQuery<any>({ query: viewerCountsQuery }, true)?.me.profile;
export const readList = (document: any, variables = {}) =>
  Object.values(stub.client.readQuery<any>({ query: document, variables }, true)!)[0] as { edges: { node: any }[] };
export const readStatus = () =>
  getRelationStatus(
    'bob',
    stub.client.cache.readFragment<any>({
      id: 'Profile:bob',
      fragment: gql`
        fragment R on Profile {
          viewerRelation {
            connection {
              id
              status
              requesterId
              recipientId
              message
              canAskAgainFrom
            }
            isFollowing
            isFollower
            hasMuted
          }
        }
      `,
      optimistic: true,
    }).viewerRelation,
  );

export const buildResult = (profile: object) => ({
  __typename: 'Profile',
  id: 'bob',
  viewerRelation: buildRelation(),
  ...stub.counts,
  ...profile,
});

/** Registers the hooks that reset the stub server and the client before each test. */
export function setUpRelationStub(): void {
  beforeEach(() => {
    setAuthState({ status: 'authenticated', user: { id: 'ann', username: 'ann' }, sessionEnded: false });
    setToken(buildToken('ann', 900));
    Object.assign(stub, {
      connection: null,
      isFollowing: false,
      counts: initialCounts,
      viewerCounts: initialCounts,
      requestCount: 0,
      respond: () => undefined,
    });
    stubFetch(async ({ body }) => {
      const { operationName } = body as { operationName: string };
      const response = await stub.respond(operationName);
      if (response) return response;
      if (operationName === 'RelatedPerson') return { body: { data: { profile: buildBob() } } };
      if (operationName === 'ViewerCounts') {
        return {
          body: {
            data: {
              me: {
                __typename: 'Viewer',
                id: 'ann',
                profile: { __typename: 'Profile', id: 'ann', ...stub.viewerCounts },
              },
              receivedRequestCount: stub.requestCount,
            },
          },
        };
      }
      throw new TypeError(`Failed to fetch ${operationName}`);
    });
    stub.client = createApollo();
    stub.client.writeQuery({
      query: RelatedPersonDocument,
      variables: { id: 'bob' },
      data: { profile: buildBob() } as never,
    });
    stub.client.writeQuery({
      query: viewerCountsQuery,
      data: {
        me: { __typename: 'Viewer', id: 'ann', profile: { __typename: 'Profile', id: 'ann', ...initialCounts } },
      },
    });
    stub.client.writeQuery({ query: ReceivedRequestCountDocument, data: { receivedRequestCount: 0 } });
    for (const [query, field] of [
      [ReceivedRequestsDocument, 'receivedRequests'],
      [SentRequestsDocument, 'sentRequests'],
    ] as const) {
      stub.client.writeQuery<any>({
        query: query as any,
        data: { [field]: { __typename: 'ConnectionRequestConnection', edges: [], pageInfo } },
      });
    }
    for (const [query, field] of [
      [ConnectionsDocument, 'connections'],
      [FollowingDocument, 'following'],
    ] as const) {
      stub.client.writeQuery<any, any>({
        query: query as any,
        variables: { personId: 'ann' },
        data: { [field]: { __typename: 'ProfileConnection', edges: [], pageInfo } },
      });
    }
  });
  afterEach(() => {
    setToken(null);
    vi.unstubAllGlobals();
  });
}
