// @vitest-environment happy-dom
import { gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { UnreadCountDocument } from '../../../notification/__generated__/UnreadCount.generated';
import { NetworkCounts_ProfileFragmentDoc } from '../../people/__generated__/NetworkCounts.generated';
import { SentRequestsDocument } from '../../page/__generated__/Network.generated';
import { changeRelation } from './changeRelation';
import { readRelation } from './relationCache';
import {
  buildRelation,
  buildRequest,
  buildResult,
  emitRelationChanged,
  initialCounts,
  readList,
  readStatus,
  readViewerCounts,
  requestId,
  stub,
  setUpRelationStub,
} from './testing';

setUpRelationStub();

test('a connection request shows optimistically and is stored after the mutation', async () => {
  stub.respond = (operation) => {
    if (operation !== 'RequestConnection') return undefined;
    stub.connection = buildRequest('ann');
    return { body: { data: { requestConnection: buildResult({}) } } };
  };
  const result = changeRelation(stub.client, { personId: 'bob', viewerId: 'ann', action: 'connect', message: 'Hello' });
  expect(readStatus()).toBe('sent');
  expect(readRelation(stub.client.cache, 'bob')?.connection).toBeNull();
  expect(await result).toBeNull();
  expect(readRelation(stub.client.cache, 'bob')?.connection?.id).toBe(requestId);
  expect(readList(SentRequestsDocument).edges.map(({ node }) => node.person.username)).toEqual(['bob']);
});

test('counts of both people change optimistically and roll back when the mutation fails', async () => {
  stub.connection = buildRequest('bob');
  emitRelationChanged();
  await vi.waitFor(() => expect(readStatus()).toBe('received'));
  const result = changeRelation(stub.client, { personId: 'bob', viewerId: 'ann', action: 'accept' });
  expect(readStatus()).toBe('connected');
  expect(readViewerCounts()).toMatchObject({ connectionCount: 4, followerCount: 6, followingCount: 8 });
  expect((await result)?.message).toBe('Couldn’t accept the request.');
  expect(readStatus()).toBe('received');
  expect(readViewerCounts()).toMatchObject(initialCounts);
});

test('a follow adds to the followers of the person and to the follows of the viewer', async () => {
  const result = changeRelation(stub.client, { personId: 'bob', viewerId: 'ann', action: 'follow' });
  const counts = stub.client.cache.readFragment({
    id: 'Profile:bob',
    fragment: NetworkCounts_ProfileFragmentDoc,
    optimistic: true,
  });
  expect(counts).toMatchObject({ ...initialCounts, followerCount: 6 });
  expect(readViewerCounts()).toMatchObject({ ...initialCounts, followingCount: 8 });
  expect((await result)?.message).toBe('Couldn’t follow this person.');
});

test('a rejected mutation returns the server’s message and refetches the relation', async () => {
  stub.connection = buildRequest('bob');
  emitRelationChanged();
  stub.respond = (operation) => {
    if (operation !== 'AcceptConnection') return undefined;
    stub.connection = null;
    return { body: { data: null, errors: [{ message: 'Connection not found.', extensions: { code: 'NOT_FOUND' } }] } };
  };
  expect((await changeRelation(stub.client, { personId: 'bob', viewerId: 'ann', action: 'accept' }))?.message).toBe(
    'Connection not found.',
  );
  expect(readStatus()).toBe('none');
});

test('mutations for one person are sent one after the other', async () => {
  const sent: string[] = [];
  const answer = Promise.withResolvers<void>();
  stub.respond = async (operation) => {
    if (!operation.endsWith('Person') || operation === 'RelatedPerson') return undefined;
    sent.push(operation);
    await answer.promise;
    stub.isFollowing = operation === 'FollowPerson';
    return { body: { data: { [stub.isFollowing ? 'followPerson' : 'unfollowPerson']: buildResult({}) } } };
  };
  const change = (action: 'follow' | 'unfollow') =>
    changeRelation(stub.client, { personId: 'bob', viewerId: 'ann', action });
  const changes = [change('follow'), change('unfollow'), change('follow')];
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual(['FollowPerson']);
  answer.resolve();
  await Promise.all(changes);
  expect(sent).toEqual(['FollowPerson', 'UnfollowPerson', 'FollowPerson']);
  expect(readRelation(stub.client.cache, 'bob')?.isFollowing).toBe(true);
});

test('a mute removes the person’s posts from feeds and refetches the unread notification count', async () => {
  const feed = gql`
    query {
      feed(mode: LATEST) {
        edges {
          node {
            id
            author {
              id
            }
          }
        }
      }
    }
  `;
  const edges = ['bob', 'carol'].map((author) => ({
    __typename: 'PostEdge',
    node: { __typename: 'Post', id: `by ${author}`, author: { __typename: 'Profile', id: author } },
  }));
  stub.client.writeQuery({ query: feed, data: { feed: { __typename: 'PostConnection', edges } } });
  stub.respond = (operation) => {
    if (operation === 'MutePerson')
      return {
        body: { data: { mutePerson: buildResult({ viewerRelation: { ...buildRelation(), hasMuted: true } }) } },
      };
    return operation === 'UnreadCount' ? { body: { data: { unreadNotificationCount: 2 } } } : undefined;
  };
  expect(await changeRelation(stub.client, { personId: 'bob', viewerId: 'ann', action: 'mute' })).toBeNull();
  await vi.waitFor(() =>
    expect(stub.client.readQuery({ query: UnreadCountDocument })?.unreadNotificationCount).toBe(2),
  );
  expect(stub.client.readQuery<any>({ query: feed })?.feed.edges.map(({ node }: any) => node.id)).toEqual(['by carol']);
});
