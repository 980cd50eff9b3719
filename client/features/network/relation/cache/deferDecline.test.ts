// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApolloClient } from '@apollo/client';
import { createApollo } from '../../../../shell/apollo';
import { setAuthState } from '../../../../auth/authState';
import { stubFetch, buildToken } from '../../../../auth/testing';
import { setToken } from '../../../../http/accessToken';
import { connectToasts, type QueuedToast } from '../../../../ui/toast/toastQueue';
import { ReceivedRequestCountDocument } from '../../page/__generated__/Network.generated';
import { changeRelation } from './changeRelation';
import { deferDecline } from './deferDecline';
import { getRelationStatus, type Relation } from '../relation';
import { Relation_ProfileFragmentDoc, RelatedPersonDocument } from '../__generated__/Relation.generated';

const ids = { personId: 'bob', viewerId: 'ann' };
const counts = { connectionCount: 0, followerCount: 0, followingCount: 0 };
let client: ApolloClient;
let status: string;
let sent: string[];
let toasts: QueuedToast[];
let failures: string[];
let disconnect: () => void;

const signIn = (id: string) => {
  setAuthState({ status: 'authenticated', user: { id, username: id }, sessionEnded: false });
  setToken(buildToken(id, 900));
};
const person = () => ({
  __typename: 'Profile',
  id: 'bob',
  username: 'bob',
  displayName: 'Bob',
  headline: '',
  avatarUrl: null,
  mutualConnectionCount: 0,
  ...counts,
  viewerRelation: {
    __typename: 'Relation',
    isFollowing: false,
    isFollower: false,
    hasMuted: false,
    connection: {
      __typename: 'ViewerConnection',
      id: '1',
      status,
      requesterId: 'bob',
      recipientId: 'ann',
      message: 'Hello',
      canAskAgainFrom: null,
    },
  },
});
const writePerson = () =>
  client.writeQuery({ query: RelatedPersonDocument, variables: { id: 'bob' }, data: { profile: person() } as never });
const shownStatus = () =>
  getRelationStatus(
    'bob',
    client.cache.readFragment({ id: 'Profile:bob', fragment: Relation_ProfileFragmentDoc, optimistic: true })
      ?.viewerRelation as Relation,
  );
const requestCount = () => client.readQuery({ query: ReceivedRequestCountDocument }, true)?.receivedRequestCount;
const decline = () => deferDecline(client, ids, ({ message }) => failures.push(message));

beforeEach(() => {
  vi.useFakeTimers();
  signIn('ann');
  [status, sent, toasts, failures] = ['PENDING', [], [], []];
  disconnect = connectToasts({
    add: (toast) => toasts.push(toast),
    close: (id) => (toasts = toasts.filter((toast) => toast.id !== id)),
  });
  stubFetch(({ body }) => {
    const { operationName } = body as { operationName: string };
    if (operationName === 'RelatedPerson') return { body: { data: { profile: person() } } };
    if (operationName === 'ViewerCounts')
      return {
        body: {
          data: {
            me: { __typename: 'Viewer', id: 'ann', profile: { __typename: 'Profile', id: 'ann', ...counts } },
            receivedRequestCount: status === 'PENDING' ? 1 : 0,
          },
        },
      };
    sent.push(operationName);
    if (operationName === 'RejectConnection' && status !== 'PENDING')
      return {
        body: { data: null, errors: [{ message: 'Connection not found.', extensions: { code: 'NOT_FOUND' } }] },
      };
    status = operationName === 'RejectConnection' ? 'REJECTED' : status;
    return {
      body: { data: { [operationName === 'RejectConnection' ? 'rejectConnection' : 'requestConnection']: person() } },
    };
  });
  client = createApollo();
  writePerson();
  client.writeQuery({ query: ReceivedRequestCountDocument, data: { receivedRequestCount: 1 } });
});
afterEach(() => {
  disconnect();
  setToken(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a decline shows at once and is sent when the undo period is over', async () => {
  decline();
  expect([shownStatus(), requestCount(), sent]).toEqual(['none', 0, []]);
  await vi.runAllTimersAsync();
  expect([shownStatus(), requestCount(), sent, toasts, failures]).toEqual(['none', 0, ['RejectConnection'], [], []]);
});

test('undo restores the pending request and sends nothing', async () => {
  decline();
  toasts[0]!.undo!();
  await vi.runAllTimersAsync();
  expect([shownStatus(), requestCount(), sent]).toEqual(['received', 1, []]);
});

test('pagehide sends the decline once', async () => {
  decline();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['RejectConnection']);
});

test('a connection request sends the decline first, because a request to a pending requester connects both', async () => {
  decline();
  await Promise.all([changeRelation(client, { ...ids, action: 'connect' }), vi.runAllTimersAsync()]);
  expect(sent).toEqual(['RejectConnection', 'RequestConnection']);
});

test('sends no decline when the request was answered elsewhere meanwhile', async () => {
  decline();
  status = 'ACCEPTED';
  writePerson();
  await vi.runAllTimersAsync();
  expect([shownStatus(), sent, failures]).toEqual(['connected', [], []]);
});

test('sends nothing and rolls back when another account signed in meanwhile', async () => {
  decline();
  signIn('carol');
  await vi.runAllTimersAsync();
  expect([shownStatus(), sent]).toEqual(['received', []]);
});

test('reports the error of a rejected decline', async () => {
  decline();
  status = 'REJECTED';
  await vi.runAllTimersAsync();
  expect(failures).toEqual(['Connection not found.']);
});
