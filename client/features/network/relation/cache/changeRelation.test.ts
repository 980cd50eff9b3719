// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { UnreadCountDocument } from '../../../notification/__generated__/UnreadCount.generated';
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
  expect((await result)?.message).toBe('Failed to accept the request');
  expect(readStatus()).toBe('received');
  expect(readViewerCounts()).toMatchObject(initialCounts);
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
  stub.respond = (operation) => {
    if (!operation.endsWith('Person') || operation === 'RelatedPerson') return undefined;
    sent.push(operation);
    stub.isFollowing = operation === 'FollowPerson';
    return { body: { data: { [stub.isFollowing ? 'followPerson' : 'unfollowPerson']: buildResult({}) } } };
  };
  const change = (action: 'follow' | 'unfollow') =>
    changeRelation(stub.client, { personId: 'bob', viewerId: 'ann', action });
  await Promise.all([change('follow'), change('unfollow'), change('follow')]);
  expect(sent).toEqual(['FollowPerson', 'UnfollowPerson', 'FollowPerson']);
  expect(readRelation(stub.client.cache, 'bob')?.isFollowing).toBe(true);
});

test('a mute refetches the unread notification count', async () => {
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
});
