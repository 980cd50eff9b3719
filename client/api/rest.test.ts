// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAuthState, loading, setAuthState } from '../auth/authState';
import { listFetchCalls, buildAuthResponse, stubFetch, buildToken, type StubResponse } from '../auth/testing';
import { getToken, setToken } from '../http/accessToken';
import { callApi } from './rest';
import { setSocketId } from '../http/socketId';

const fallback = 'Failed to like post';
const like = () => callApi<{ post: { id: string } }>('/posts/1/like', { method: 'POST', fallback });

beforeEach(() => {
  setToken(buildToken('ann', 900));
  setAuthState(loading);
});
afterEach(() => {
  setSocketId(null);
  vi.unstubAllGlobals();
});

/** Stubs a working refresh; other calls receive the responses in order. */
function stubResponses(...responses: StubResponse[]) {
  return stubFetch(({ url }) => (url.endsWith('/refresh') ? { body: buildAuthResponse('ann') } : responses.shift()!));
}

test('sends token, user id, socket id and cookies, and returns the envelope’s data', async () => {
  setSocketId('12.34');
  const token = getToken();
  const fetchStub = stubResponses({ body: { data: { post: { id: '1' } } } });
  expect(await like()).toEqual({ data: { post: { id: '1' } } });
  expect(listFetchCalls(fetchStub)).toEqual(['POST /api/posts/1/like']);
  expect(fetchStub.mock.calls[0]![1]).toMatchObject({
    credentials: 'include',
    headers: { authorization: `Bearer ${token}`, userId: 'ann', 'x-socket-id': '12.34' },
  });
});

test('omits headers without a value; only a body has a content type', async () => {
  setToken(null);
  const fetchStub = stubResponses({ body: {} }, { body: {} });
  await like();
  await callApi('/posts', { method: 'POST', json: { content: 'x' }, fallback });
  const headerNames = fetchStub.mock.calls.map(([, init]) => Object.keys(init!.headers!).toSorted());
  expect(headerNames).toEqual([['accept'], ['accept', 'content-type']]);
  expect(fetchStub.mock.calls[1]![1]!.body).toBe('{"content":"x"}');
});

test('returns a body without an envelope as data', async () => {
  stubResponses({ body: [1, 2] });
  expect(await callApi('/anything', { fallback })).toEqual({ data: [1, 2] });
});

test('returns the server’s error', async () => {
  stubResponses({
    status: 400,
    body: {
      error: {
        code: 'BAD_USER_INPUT',
        message: 'Write something.',
        fields: { content: 'Write something.' },
        requestId: 'r-1',
      },
      message: 'Write something.',
    },
  });
  expect((await like()).error).toEqual({
    status: 400,
    code: 'BAD_USER_INPUT',
    message: 'Write something.',
    fields: { content: 'Write something.' },
    requestId: 'r-1',
  });
});

test.each([
  ['an old-style body', { message: 'No' }, 'No'],
  ['a text as error', { error: 'Nope' }, 'Nope'],
  ['an empty body', undefined, fallback],
  ['fields that are no text', { error: { message: 'No', fields: { a: 1 } } }, 'No'],
])('%s yields a message', async (_name, body, message) => {
  stubResponses({ status: 500, body });
  expect((await like()).error).toEqual({ status: 500, message });
});

test('returns the fallback message without a response', async () => {
  stubFetch(() => Promise.reject(new TypeError('network')));
  expect(await like()).toEqual({ error: { message: fallback } });
});

test('aborts after 10 s, or after the given time-out', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  stubFetch(() => ({ body: {} }));
  await like();
  await callApi('/news/startup', { fallback, timeoutMs: 15_000 });
  expect(timeout.mock.calls).toEqual([[10_000], [15_000]]);
  timeout.mockRestore();
});

describe('a rejected token', () => {
  test.each([
    ['401', { status: 401 }],
    ['403 about a Token', { status: 403, body: { message: 'Invalid TOKEN' } }],
    ['403 about a lack of authority', { status: 403, body: { message: 'You are not authorised.' } }],
    ['403 about Auth', { status: 403, body: { error: { message: 'Authentication needed' } } }],
  ])('%s: refreshes once, then repeats the call with the new token', async (_name, rejection) => {
    const before = getToken();
    const fetchStub = stubResponses(rejection, { body: { data: { post: { id: '1' } } } });
    expect((await like()).data).toEqual({ post: { id: '1' } });
    expect(listFetchCalls(fetchStub)).toEqual([
      'POST /api/posts/1/like',
      'POST /api/auth/refresh',
      'POST /api/posts/1/like',
    ]);
    expect(new Headers(fetchStub.mock.calls[2]![1]!.headers).get('authorization')).toBe(`Bearer ${getToken()}`);
    expect(before).toBeTruthy();
  });

  test('does not repeat the repeated call', async () => {
    const fetchStub = stubResponses({ status: 401 }, { status: 401, body: { message: 'Still no' } });
    expect((await like()).error).toEqual({ status: 401, message: 'Still no' });
    expect(fetchStub).toHaveBeenCalledTimes(3);
  });

  test.each([
    'Blocked',
    'Only the author can edit this post.',
    'Only the author of the comment or the post can delete this comment.',
  ])('returns other 403 errors without a refresh: %s', async (message) => {
    const fetchStub = stubResponses({ status: 403, body: { message } });
    expect((await like()).error?.message).toBe(message);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  test('returns the first rejection when the refresh fails', async () => {
    stubFetch(({ url }) => ({ status: 401, body: { message: url.includes('/auth/') ? 'Session ended' : 'Sign in' } }));
    expect((await like()).error?.message).toBe('Sign in');
    expect(getToken()).toBeNull();
  });

  test('shares one refresh between concurrent calls', async () => {
    const rejected = new Set<string>();
    const fetchStub = stubFetch(({ url }) => {
      if (url.endsWith('/refresh')) return { body: buildAuthResponse('ann') };
      if (rejected.has(url)) return { body: { data: url } };
      rejected.add(url);
      return { status: 401 };
    });
    await Promise.all(['/a', '/b', '/c'].map((path) => callApi(path, { fallback })));
    expect(listFetchCalls(fetchStub).filter((call) => call.includes('refresh'))).toHaveLength(1);
    expect(getAuthState().status).toBe('authenticated');
  });

  test.each(['/auth/refresh', '/auth/logout', '/auth/session'])('%s is never repeated', async (path) => {
    const fetchStub = stubFetch(() => ({ status: 401 }));
    await callApi(path, { fallback });
    expect(listFetchCalls(fetchStub)).toEqual([`GET /api${path}`]);
  });
});
