// @vitest-environment happy-dom
import { gql, type ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '../../../apollo';
import { setAuthState } from '../../../auth/authState';
import { stubFetch, tokenFor, type FakeAnswer } from '../../../auth/testing';
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
import { standingOf } from './relation';
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

/** What the server knows of the two. */
let connection: Connection | null;
let isFollowing: boolean;
let server: { counts: typeof counts; own: typeof counts; waiting: number };
let answer: (operation: string) => FakeAnswer | undefined;
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
const tell = () =>
  handlers['relation.changed']!(
    { personId: 'bob', connection, isFollowing, isFollower: connection?.status === 'accepted', hasMuted: false },
    { client, cache: client.cache },
  );

const ownCounts = gql`
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
const own = () => client.readQuery<any>({ query: ownCounts }, true)?.me.profile;
const list = (document: any, variables = {}) =>
  Object.values(client.readQuery<any>({ query: document, variables }, true)!)[0] as { edges: { node: any }[] };
const standing = () =>
  standingOf(
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
  setToken(tokenFor('ann', 900));
  connection = null;
  isFollowing = false;
  server = { counts, own: counts, waiting: 0 };
  answer = () => undefined;
  stubFetch(({ body }) => {
    const { operationName } = body as { operationName: string };
    const special = answer(operationName);
    if (special) return special;
    if (operationName === 'RelatedPerson') return { body: { data: { profile: bob() } } };
    if (operationName === 'OwnFigures') {
      return {
        body: {
          data: {
            me: { __typename: 'Viewer', id: 'ann', profile: { __typename: 'Profile', id: 'ann', ...server.own } },
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
    query: ownCounts,
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

const changed = (profile: object) => ({
  __typename: 'Profile',
  id: 'bob',
  viewerRelation: relation(),
  ...server.counts,
  ...profile,
});

test('a request that comes is in the list with its note and time, and counted', async () => {
  connection = request('bob');
  server.waiting = 1;
  tell();
  expect(standing()).toBe('received');
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
  // Told twice, it stands there once.
  tell();
  expect(list(ReceivedRequestsDocument).edges).toHaveLength(1);
});

test('a connection that is told puts both into each other’s lists and figures', async () => {
  connection = request('ann', 'accepted');
  isFollowing = true;
  server.own = { connectionCount: 4, followerCount: 6, followingCount: 8 };
  tell();
  await vi.waitFor(() => expect(own()).toMatchObject(server.own));
  expect(list(ConnectionsDocument, { personId: 'ann' }).edges.map(({ node }) => node.id)).toEqual(['bob']);
  expect(list(FollowingDocument, { personId: 'ann' }).edges.map(({ node }) => node.id)).toEqual(['bob']);
  expect(list(ReceivedRequestsDocument).edges).toEqual([]);
});

test('asking is seen at once, and stays when it is done', async () => {
  answer = (operation) => {
    if (operation !== 'RequestConnection') return undefined;
    connection = request('ann');
    return { body: { data: { requestConnection: changed({}) } } };
  };
  const asking = changeRelation(client, { personId: 'bob', viewerId: 'ann', action: 'connect', message: 'Hello' });
  expect(standing()).toBe('sent');
  expect(readRelation(client.cache, 'bob')?.connection).toBeNull();
  expect(await asking).toBeNull();
  expect(readRelation(client.cache, 'bob')?.connection?.id).toBe(requestId);
  expect(list(SentRequestsDocument).edges.map(({ node }) => node.person.username)).toEqual(['bob']);
});

test('figures of both follow at once, and go back with everything else when it failed', async () => {
  connection = request('bob');
  tell();
  await vi.waitFor(() => expect(standing()).toBe('received'));
  const accepting = changeRelation(client, { personId: 'bob', viewerId: 'ann', action: 'accept' });
  expect(standing()).toBe('connected');
  expect(own()).toMatchObject({ connectionCount: 4, followerCount: 6, followingCount: 8 });
  expect((await accepting)?.message).toBe('Failed to accept the request');
  expect(standing()).toBe('received');
  expect(own()).toMatchObject(counts);
});

test('what the server refuses is said in its words, and what is true now is read', async () => {
  connection = request('bob');
  tell();
  answer = (operation) => {
    if (operation !== 'AcceptConnection') return undefined;
    connection = null;
    return { body: { data: null, errors: [{ message: 'Connection not found.', extensions: { code: 'NOT_FOUND' } }] } };
  };
  expect((await changeRelation(client, { personId: 'bob', viewerId: 'ann', action: 'accept' }))?.message).toBe(
    'Connection not found.',
  );
  expect(standing()).toBe('none');
});

test('what is asked of one person is sent one after the other', async () => {
  const sent: string[] = [];
  answer = (operation) => {
    if (!operation.endsWith('Person') || operation === 'RelatedPerson') return undefined;
    sent.push(operation);
    isFollowing = operation === 'FollowPerson';
    return { body: { data: { [isFollowing ? 'followPerson' : 'unfollowPerson']: changed({}) } } };
  };
  const change = (action: 'follow' | 'unfollow') =>
    changeRelation(client, { personId: 'bob', viewerId: 'ann', action });
  await Promise.all([change('follow'), change('unfollow'), change('follow')]);
  expect(sent).toEqual(['FollowPerson', 'UnfollowPerson', 'FollowPerson']);
  expect(readRelation(client.cache, 'bob')?.isFollowing).toBe(true);
});

test('notifications are counted anew when somebody is muted', async () => {
  answer = (operation) => {
    if (operation === 'MutePerson')
      return { body: { data: { mutePerson: changed({ viewerRelation: { ...relation(), hasMuted: true } }) } } };
    return operation === 'UnreadCount' ? { body: { data: { unreadNotificationCount: 2 } } } : undefined;
  };
  expect(await changeRelation(client, { personId: 'bob', viewerId: 'ann', action: 'mute' })).toBeNull();
  await vi.waitFor(() => expect(client.readQuery({ query: UnreadCountDocument })?.unreadNotificationCount).toBe(2));
});

test('with the connection go the private posts that were read of them, and they alone', async () => {
  connection = request('bob', 'accepted');
  tell();
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
  tell();
  await vi.waitFor(() =>
    expect(client.readQuery<any>({ query: posts })?.feed.edges.map(({ node }: any) => node.id)).toEqual(['2', '3']),
  );
});
