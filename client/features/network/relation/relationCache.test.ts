// @vitest-environment happy-dom
import { gql, type ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '../../../apollo';
import { setAuthState } from '../../../auth/authState';
import { stubFetch, buildToken, type StubResponse } from '../../../auth/testing';
import { setToken } from '../../../auth/tokens';
import { UnreadCountDocument } from '../../notification/__generated__/UnreadCount.generated';
import { handlers } from '../live';
import {
  ReceivedRequestCountDocument,
  ReceivedRequestsDocument,
  SentRequestsDocument,
} from '../page/__generated__/Network.generated';
import type { RelationPayload } from '../../../../shared/contracts/network';
import { ConnectionsDocument, FollowingDocument } from '../people/__generated__/NetworkList.generated';
import { changeRelation } from './changeRelation';
import { getRelationStatus } from './relation';
import { readRelation } from './relationCache';
import { RelatedPersonDocument } from './__generated__/Relation.generated';

type Connection = NonNullable<RelationPayload['connection']>;

const requestId = '019f9f0a-54a7-775e-8322-901770ab5cf0';
const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
const counts = { connectionCount: 3, followerCount: 5, followingCount: 7 };
const request = (requesterId: string, status: Connection['status'] = 'pending'): Connection => ({
  id: requestId,
  status,
  requesterId,
  recipientId: requesterId === 'ann' ? 'bob' : 'ann',
  message: 'Hello',
  canAskAgainFrom: null,
});

/** State of the stub server: bob's relation to ann, the viewer. */
let connection: Connection | null;
let isFollowing: boolean;
let server: { counts: typeof counts; viewerCounts: typeof counts; waiting: number };
let respond: (operation: string) => StubResponse | undefined;
let client: ApolloClient;

const relation = () => ({
  __typename: 'Relation',
  connection: connection && { __typename: 'ViewerConnection', ...connection, status: connection.status.toUpperCase() },
  isFollowing,
  isFollower: connection?.status === 'accepted',
  hasMuted: false,
});
const bob = () => ({
  __typename: 'Profile',
  id: 'bob',
  username: 'bob',
  displayName: 'Bob',
  headline: '',
  avatarUrl: null,
  mutualConnectionCount: 0,
  viewerRelation: relation(),
  ...server.counts,
});
/** Delivers the live event with the stub server's state. */
const emitRelationChanged = () =>
  handlers['relation.changed']!(
    { personId: 'bob', connection, isFollowing, isFollower: connection?.status === 'accepted', hasMuted: false },
    { client, cache: client.cache },
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
const viewerCounts = () => client.readQuery<any>({ query: viewerCountsQuery }, true)?.me.profile;
const list = (document: any, variables = {}) =>
  Object.values(client.readQuery<any>({ query: document, variables }, true)!)[0] as { edges: { node: any }[] };
const shownStatus = () =>
  getRelationStatus(
    'bob',
    client.cache.readFragment<any>({
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

beforeEach(() => {
  setAuthState({ status: 'authenticated', user: { id: 'ann', username: 'ann' }, sessionEnded: false });
  setToken(buildToken('ann', 900));
  connection = null;
  isFollowing = false;
  server = { counts, viewerCounts: counts, waiting: 0 };
  respond = () => undefined;
  stubFetch(({ body }) => {
    const { operationName } = body as { operationName: string };
    const response = respond(operationName);
    if (response) return response;
    if (operationName === 'RelatedPerson') return { body: { data: { profile: bob() } } };
    if (operationName === 'ViewerCounts') {
      return {
        body: {
          data: {
            me: {
              __typename: 'Viewer',
              id: 'ann',
              profile: { __typename: 'Profile', id: 'ann', ...server.viewerCounts },
            },
            receivedRequestCount: server.waiting,
          },
        },
      };
    }
    throw new TypeError(`Failed to fetch ${operationName}`);
  });
  client = createApollo();
  client.writeQuery({ query: RelatedPersonDocument, variables: { id: 'bob' }, data: { profile: bob() } as never });
  client.writeQuery({
    query: viewerCountsQuery,
    data: { me: { __typename: 'Viewer', id: 'ann', profile: { __typename: 'Profile', id: 'ann', ...counts } } },
  });
  client.writeQuery({ query: ReceivedRequestCountDocument, data: { receivedRequestCount: 0 } });
  for (const [query, field] of [
    [ReceivedRequestsDocument, 'receivedRequests'],
    [SentRequestsDocument, 'sentRequests'],
  ] as const) {
    client.writeQuery<any>({
      query: query as any,
      data: { [field]: { __typename: 'ConnectionRequestConnection', edges: [], pageInfo } },
    });
  }
  for (const [query, field] of [
    [ConnectionsDocument, 'connections'],
    [FollowingDocument, 'following'],
  ] as const) {
    client.writeQuery<any, any>({
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

const buildResult = (profile: object) => ({
  __typename: 'Profile',
  id: 'bob',
  viewerRelation: relation(),
  ...server.counts,
  ...profile,
});

test('relation.changed with a received request adds it to the list with note and time, and refetches the count', async () => {
  connection = request('bob');
  server.waiting = 1;
  emitRelationChanged();
  expect(shownStatus()).toBe('received');
  await vi.waitFor(() =>
    expect(client.readQuery({ query: ReceivedRequestCountDocument })?.receivedRequestCount).toBe(1),
  );
  expect(
    list(ReceivedRequestsDocument).edges.map(({ node }) => [
      node.id,
      node.message,
      node.createdAt,
      node.person.username,
    ]),
  ).toEqual([[requestId, 'Hello', '2026-07-26T15:28:02.215Z', 'bob']]);
  // A repeated event adds no second row.
  emitRelationChanged();
  expect(list(ReceivedRequestsDocument).edges).toHaveLength(1);
});

test('relation.changed with a connection adds the person to the lists and refetches the counts', async () => {
  connection = request('ann', 'accepted');
  isFollowing = true;
  server.viewerCounts = { connectionCount: 4, followerCount: 6, followingCount: 8 };
  emitRelationChanged();
  await vi.waitFor(() => expect(viewerCounts()).toMatchObject(server.viewerCounts));
  expect(list(ConnectionsDocument, { personId: 'ann' }).edges.map(({ node }) => node.id)).toEqual(['bob']);
  expect(list(FollowingDocument, { personId: 'ann' }).edges.map(({ node }) => node.id)).toEqual(['bob']);
  expect(list(ReceivedRequestsDocument).edges).toEqual([]);
});

test('a connection request shows optimistically and is stored after the mutation', async () => {
  respond = (operation) => {
    if (operation !== 'RequestConnection') return undefined;
    connection = request('ann');
    return { body: { data: { requestConnection: buildResult({}) } } };
  };
  const result = changeRelation(client, { personId: 'bob', viewerId: 'ann', action: 'connect', message: 'Hello' });
  expect(shownStatus()).toBe('sent');
  expect(readRelation(client.cache, 'bob')?.connection).toBeNull();
  expect(await result).toBeNull();
  expect(readRelation(client.cache, 'bob')?.connection?.id).toBe(requestId);
  expect(list(SentRequestsDocument).edges.map(({ node }) => node.person.username)).toEqual(['bob']);
});

test('counts of both people change optimistically and roll back when the mutation fails', async () => {
  connection = request('bob');
  emitRelationChanged();
  await vi.waitFor(() => expect(shownStatus()).toBe('received'));
  const result = changeRelation(client, { personId: 'bob', viewerId: 'ann', action: 'accept' });
  expect(shownStatus()).toBe('connected');
  expect(viewerCounts()).toMatchObject({ connectionCount: 4, followerCount: 6, followingCount: 8 });
  expect((await result)?.message).toBe('Failed to accept the request');
  expect(shownStatus()).toBe('received');
  expect(viewerCounts()).toMatchObject(counts);
});

test('a rejected mutation returns the server’s message and refetches the relation', async () => {
  connection = request('bob');
  emitRelationChanged();
  respond = (operation) => {
    if (operation !== 'AcceptConnection') return undefined;
    connection = null;
    return { body: { data: null, errors: [{ message: 'Connection not found.', extensions: { code: 'NOT_FOUND' } }] } };
  };
  expect((await changeRelation(client, { personId: 'bob', viewerId: 'ann', action: 'accept' }))?.message).toBe(
    'Connection not found.',
  );
  expect(shownStatus()).toBe('none');
});

test('mutations for one person are sent one after the other', async () => {
  const sent: string[] = [];
  respond = (operation) => {
    if (!operation.endsWith('Person') || operation === 'RelatedPerson') return undefined;
    sent.push(operation);
    isFollowing = operation === 'FollowPerson';
    return { body: { data: { [isFollowing ? 'followPerson' : 'unfollowPerson']: buildResult({}) } } };
  };
  const change = (action: 'follow' | 'unfollow') =>
    changeRelation(client, { personId: 'bob', viewerId: 'ann', action });
  await Promise.all([change('follow'), change('unfollow'), change('follow')]);
  expect(sent).toEqual(['FollowPerson', 'UnfollowPerson', 'FollowPerson']);
  expect(readRelation(client.cache, 'bob')?.isFollowing).toBe(true);
});

test('a mute refetches the unread notification count', async () => {
  respond = (operation) => {
    if (operation === 'MutePerson')
      return { body: { data: { mutePerson: buildResult({ viewerRelation: { ...relation(), hasMuted: true } }) } } };
    return operation === 'UnreadCount' ? { body: { data: { unreadNotificationCount: 2 } } } : undefined;
  };
  expect(await changeRelation(client, { personId: 'bob', viewerId: 'ann', action: 'mute' })).toBeNull();
  await vi.waitFor(() => expect(client.readQuery({ query: UnreadCountDocument })?.unreadNotificationCount).toBe(2));
});

test('a removed connection evicts the person’s private posts and nothing else', async () => {
  connection = request('bob', 'accepted');
  emitRelationChanged();
  const posts = gql`
    query {
      feed(mode: LATEST) {
        edges {
          node {
            id
            isPublic
            author {
              id
            }
          }
        }
      }
    }
  `;
  const post = (id: string, author: string, isPublic: boolean) => ({
    __typename: 'PostEdge',
    node: { __typename: 'Post', id, isPublic, author: { __typename: 'Profile', id: author } },
  });
  client.writeQuery({
    query: posts,
    data: {
      feed: {
        __typename: 'PostConnection',
        edges: [post('1', 'bob', false), post('2', 'bob', true), post('3', 'carol', false)],
      },
    },
  });
  connection = null;
  emitRelationChanged();
  await vi.waitFor(() =>
    expect(client.readQuery<any>({ query: posts })?.feed.edges.map(({ node }: any) => node.id)).toEqual(['2', '3']),
  );
});
