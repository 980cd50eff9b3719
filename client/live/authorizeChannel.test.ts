// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listFetchCalls, buildAuthResponse, stubFetch, buildToken, type StubResponse } from '../auth/testing';
import { getToken, setToken } from '../http/accessToken';
import { authorizeChannel, readChannelAuth } from './authorizeChannel';

const user = { id: 'ann', username: 'ann_b' };
const input = { channelName: 'private-post-1', socketId: '1.2', user, appKey: 'app-key' };
const authUrl = '/api/messages/pusher/auth';

beforeEach(() => {
  vi.useFakeTimers();
  setToken(buildToken('ann', 900));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Call = { headers: Record<string, string>; body: Record<string, string>; at: number };

/** Stubs the auth endpoint with responses in order, and records the calls with their times. */
function stubAuth(...responses: (StubResponse | Error)[]) {
  const calls: Call[] = [];
  const started = Date.now();
  const fetchStub = stubFetch(({ url, headers, body }) => {
    if (url !== authUrl) return { body: buildAuthResponse('ann') };
    calls.push({
      headers: Object.fromEntries(headers),
      body: body as Record<string, string>,
      at: Date.now() - started,
    });
    const response = responses.shift()!;
    if (response instanceof Error) throw response;
    return response;
  });
  return { calls, fetchStub };
}

async function outcome(promise: Promise<unknown>) {
  const settled = promise.then(
    (value) => value,
    (error: Error) => error,
  );
  await vi.runAllTimersAsync();
  return settled;
}

test('sends the payload and headers of the contract', async () => {
  const { calls, fetchStub } = stubAuth({ body: { auth: 'app-key:sig' } });
  expect(await outcome(authorizeChannel(input))).toEqual({ auth: 'app-key:sig' });
  const [{ body, headers }] = calls as [Call];
  expect(Object.keys(body).toSorted()).toEqual(['channel_name', 'client_id', 'request_id', 'socket_id', 'user_id']);
  expect(body).toMatchObject({ socket_id: '1.2', channel_name: 'private-post-1', user_id: 'ann' });
  expect(headers).toMatchObject({
    authorization: `Bearer ${getToken()}`,
    'x-client-id': body.client_id,
    'x-request-id': body.request_id,
    'x-retry-count': '0',
  });
  expect(fetchStub.mock.calls[0]![1]).toMatchObject({ method: 'POST', credentials: 'include' });
});

test('does not retry a channel that the page has left, such as that of a blocked person’s post', async () => {
  const { calls } = stubAuth({ status: 403 }, { status: 403 }, { status: 403 });
  const error = await outcome(authorizeChannel({ ...input, isSubscribed: () => false }));
  expect(error).toMatchObject({ status: 403 });
  expect(calls).toHaveLength(1);
});

test('retries twice, 1 s apart, with the same ids', async () => {
  const { calls } = stubAuth({ status: 500 }, new TypeError('network'), { body: { auth: 'app-key:sig' } });
  expect(await outcome(authorizeChannel(input))).toEqual({ auth: 'app-key:sig' });
  expect(calls.map(({ at, headers }) => [at, headers['x-retry-count']])).toEqual([
    [0, '0'],
    [1_000, '1'],
    [2_000, '2'],
  ]);
  expect(new Set(calls.map(({ body }) => body.request_id)).size).toBe(1);
});

test('rejects with the reason after three failures', async () => {
  const { calls } = stubAuth({ status: 500 }, { status: 502 }, { status: 403 });
  const error = await outcome(authorizeChannel(input));
  expect(error).toMatchObject({
    message: 'Authorization failed for channel private-post-1: Auth request failed with status 403',
    status: 403,
  });
  expect(calls).toHaveLength(3);
});

test('rejects with the network error’s message without a response', async () => {
  stubAuth(new TypeError('offline'), new TypeError('offline'), new TypeError('offline'));
  const error = await outcome(authorizeChannel(input));
  expect(error).toMatchObject({
    message: 'Authorization failed for channel private-post-1: offline',
    status: undefined,
  });
});

test('refreshes a rejected token before the retry', async () => {
  const { calls } = stubAuth({ status: 401 }, { body: { auth: 'app-key:sig' } });
  const before = getToken();
  vi.setSystemTime(Date.now() + 5_000);
  expect(await outcome(authorizeChannel(input))).toEqual({ auth: 'app-key:sig' });
  expect(calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${before}`, `Bearer ${getToken()}`]);
  expect(getToken()).not.toBe(before);
});

test('does not retry after the session has ended', async () => {
  const fetchStub = stubFetch(() => ({ status: 401 }));
  expect(await outcome(authorizeChannel(input))).toMatchObject({
    message: 'Authorization failed for channel private-post-1: Auth request failed with status 401',
    status: 401,
  });
  expect(listFetchCalls(fetchStub)).toEqual([`POST ${authUrl}`, 'POST /api/auth/refresh', 'GET /api/auth/session']);
});

test('uses a request id per authorisation, and one client id', async () => {
  const { calls } = stubAuth({ body: { auth: 'k:1' } }, { body: { auth: 'k:2' } });
  await outcome(Promise.all([authorizeChannel(input), authorizeChannel(input)]));
  const [first, second] = calls.map(({ body }) => body) as [Record<string, string>, Record<string, string>];
  expect(first.client_id).toBe(second.client_id);
  expect(first.request_id).not.toBe(second.request_id);
});

const read = (body: unknown, channel = 'private-post-1', who = user) => readChannelAuth(body, channel, who, 'app-key');

describe('readChannelAuth', () => {
  const presence = 'presence-conversation-1';

  test.each([[undefined], [{}], [{ auth: '' }], [{ auth: 1 }], [{ auth: 'no-colon' }]])(
    'rejects %j for a private channel',
    (body) => {
      expect(() => read(body)).toThrow(/^Auth response has/);
    },
  );

  test('prefixes the key to an auth without a colon on a presence channel', () => {
    expect(read({ auth: 'sig', channel_data: '{}' }, presence)).toEqual({ auth: 'app-key:sig', channel_data: '{}' });
    expect(() => read({}, presence)).toThrow('Auth response has no auth string');
  });

  test('presence data is channel_data, else user_data, else the user’s own', () => {
    expect(read({ auth: 'k:s', channel_data: 'a', user_data: 'b' }, presence).channel_data).toBe('a');
    expect(read({ auth: 'k:s', user_data: 'b' }, presence).channel_data).toBe('b');
    expect(read({ auth: 'k:s', user_data: { user_id: 'x' } }, presence).channel_data).toBe('{"user_id":"x"}');
    expect(JSON.parse(read({ auth: 'k:s' }, presence).channel_data!)).toEqual({
      user_id: 'ann',
      user_info: { name: 'ann_b', avatar: null },
    });
    expect(JSON.parse(read({ auth: 'k:s' }, presence, { id: '7', username: '' }).channel_data!).user_info.name).toBe(
      'User 7',
    );
  });

  test('a private channel has no presence data unless the server sends channel_data', () => {
    expect(read({ auth: 'k:s', user_data: 'b' })).toEqual({ auth: 'k:s' });
    expect(read({ auth: 'k:s', channel_data: 'a' })).toEqual({ auth: 'k:s', channel_data: 'a' });
  });
});
