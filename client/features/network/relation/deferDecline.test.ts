// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApolloClient } from '@apollo/client';
import { createApollo } from '../../../apollo';
import { setAuthState } from '../../../auth/authState';
import { stubFetch, tokenFor } from '../../../auth/testing';
import { setToken } from '../../../auth/tokens';
import { connectToasts, type QueuedToast } from '../../../ui/toastQueue';
import { ReceivedRequestCountDocument } from '../page/__generated__/Network.generated';
import { changeRelation } from './changeRelation';
import { deferDecline } from './deferDecline';
import { standingOf, type Relation } from './relation';
import { Relation_ProfileFragmentDoc, RelatedPersonDocument } from './__generated__/Relation.generated';

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
  setToken(tokenFor(id, 900));
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
const know = () =>
  client.writeQuery({ query: RelatedPersonDocument, variables: { id: 'bob' }, data: { profile: person() } as never });
const shown = () =>
  standingOf(
    'bob',
    client.cache.readFragment({ id: 'Profile:bob', fragment: Relation_ProfileFragmentDoc, optimistic: true })
      ?.viewerRelation as Relation,
  );
const waiting = () => client.readQuery({ query: ReceivedRequestCountDocument }, true)?.receivedRequestCount;
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
    if (operationName === 'OwnFigures')
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
  know();
  client.writeQuery({ query: ReceivedRequestCountDocument, data: { receivedRequestCount: 1 } });
});
afterEach(() => {
  disconnect();
  setToken(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a decline is seen at once, and sent when it can no longer be taken back', async () => {
  decline();
  expect([shown(), waiting(), sent]).toEqual(['none', 0, []]);
  await vi.runAllTimersAsync();
  expect([shown(), waiting(), sent, toasts, failures]).toEqual(['none', 0, ['RejectConnection'], [], []]);
});

test('taken back, it was never sent, and the request waits as before', async () => {
  decline();
  toasts[0]!.undo!();
  await vi.runAllTimersAsync();
  expect([shown(), waiting(), sent]).toEqual(['received', 1, []]);
});

test('it is sent as the page goes, once', async () => {
  decline();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['RejectConnection']);
});

test('asking the person oneself sends it first: otherwise the two would be connected', async () => {
  decline();
  await Promise.all([changeRelation(client, { ...ids, action: 'connect' }), vi.runAllTimersAsync()]);
  expect(sent).toEqual(['RejectConnection', 'RequestConnection']);
});

test('a request that was answered elsewhere meanwhile stays answered', async () => {
  decline();
  status = 'ACCEPTED';
  know();
  await vi.runAllTimersAsync();
  expect([shown(), sent, failures]).toEqual(['connected', [], []]);
});

test('it is never sent in the name of somebody else who signed in meanwhile', async () => {
  decline();
  signIn('carol');
  await vi.runAllTimersAsync();
  expect([shown(), sent]).toEqual(['received', []]);
});

test('what the server refuses is said', async () => {
  decline();
  status = 'REJECTED';
  await vi.runAllTimersAsync();
  expect(failures).toEqual(['Connection not found.']);
});
