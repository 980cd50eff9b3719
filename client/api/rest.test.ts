// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAuthState, loading, setAuthState } from '../auth/authState';
import { listFetchCalls, buildAuthResponse, stubFetch, buildToken, type StubResponse } from '../auth/testing';
import { getToken, setToken } from '../auth/tokens';
import { callApi } from './rest';
import { setSocketId } from './socketId';

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

/** Refresh works; every other call gets the answers in turn. */
function stubAnswers(...answers: StubResponse[]) {
  return stubFetch(({ url }) => (url.endsWith('/refresh') ? { body: buildAuthResponse('ann') } : answers.shift()!));
}

test('a call carries token, user id, socket id and cookies, and gives the envelope’s data', async () => {
  setSocketId('12.34');
  const token = getToken();
  const fetched = stubAnswers({ body: { data: { post: { id: '1' } } } });
  expect(await like()).toEqual({ data: { post: { id: '1' } } });
  expect(listFetchCalls(fetched)).toEqual(['POST /api/posts/1/like']);
  expect(fetched.mock.calls[0]![1]).toMatchObject({
    credentials: 'include',
    headers: { authorization: `Bearer ${token}`, userId: 'ann', 'x-socket-id': '12.34' },
  });
});

test('without socket or token those headers are missing, and only a body has a type', async () => {
  setToken(null);
  const fetched = stubAnswers({ body: {} }, { body: {} });
  await like();
  await callApi('/posts', { method: 'POST', json: { content: 'x' }, fallback });
  const headerNames = fetched.mock.calls.map(([, init]) => Object.keys(init!.headers!).toSorted());
  expect(headerNames).toEqual([['accept'], ['accept', 'content-type']]);
  expect(fetched.mock.calls[1]![1]!.body).toBe('{"content":"x"}');
});

test('an answer without an envelope is given as it is', async () => {
  stubAnswers({ body: [1, 2] });
  expect(await callApi('/anything', { fallback })).toEqual({ data: [1, 2] });
});

test('the error is what the server said', async () => {
  stubAnswers({
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
])('%s gives a message', async (_name, body, message) => {
  stubAnswers({ status: 500, body });
  expect((await like()).error).toEqual({ status: 500, message });
});

test('no answer gives the fallback message', async () => {
  stubFetch(() => Promise.reject(new TypeError('network')));
  expect(await like()).toEqual({ error: { message: fallback } });
});

test('a call is given up after 10 s, or after its own time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  stubFetch(() => ({ body: {} }));
  await like();
  await callApi('/news/startup', { fallback, timeoutMs: 15_000 });
  expect(timeout.mock.calls).toEqual([[10_000], [15_000]]);
  timeout.mockRestore();
});

describe('a refused token', () => {
  test.each([
    ['401', { status: 401 }],
    ['403 about a Token', { status: 403, body: { message: 'Invalid TOKEN' } }],
    ['403 about a lack of authority', { status: 403, body: { message: 'You are not authorised.' } }],
    ['403 about Auth', { status: 403, body: { error: { message: 'Authentication needed' } } }],
  ])('%s: refreshed once, then the call is repeated with the new one', async (_name, refusal) => {
    const before = getToken();
    const fetched = stubAnswers(refusal, { body: { data: { post: { id: '1' } } } });
    expect((await like()).data).toEqual({ post: { id: '1' } });
    expect(listFetchCalls(fetched)).toEqual(['POST /api/posts/1/like', 'POST /api/auth/refresh', 'POST /api/posts/1/like']);
    expect(new Headers(fetched.mock.calls[2]![1]!.headers).get('authorization')).toBe(`Bearer ${getToken()}`);
    expect(before).toBeTruthy();
  });

  test('the repeated call is not repeated again', async () => {
    const fetched = stubAnswers({ status: 401 }, { status: 401, body: { message: 'Still no' } });
    expect((await like()).error).toEqual({ status: 401, message: 'Still no' });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test.each([
    'Blocked',
    'Only its author can edit this post.',
    'Only its author, or the post’s, can delete this comment.',
  ])('a 403 about something else is an answer: %s', async (message) => {
    const fetched = stubAnswers({ status: 403, body: { message } });
    expect((await like()).error?.message).toBe(message);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('when no new one is to be had, the first refusal is the answer', async () => {
    stubFetch(({ url }) => ({ status: 401, body: { message: url.includes('/auth/') ? 'Session ended' : 'Sign in' } }));
    expect((await like()).error?.message).toBe('Sign in');
    expect(getToken()).toBeNull();
  });

  test('several calls share one refresh', async () => {
    const refused = new Set<string>();
    const fetched = stubFetch(({ url }) => {
      if (url.endsWith('/refresh')) return { body: buildAuthResponse('ann') };
      if (refused.has(url)) return { body: { data: url } };
      refused.add(url);
      return { status: 401 };
    });
    await Promise.all(['/a', '/b', '/c'].map((path) => callApi(path, { fallback })));
    expect(listFetchCalls(fetched).filter((call) => call.includes('refresh'))).toHaveLength(1);
    expect(getAuthState().status).toBe('authenticated');
  });

  test.each(['/auth/refresh', '/auth/logout', '/auth/session'])('%s is never repeated', async (path) => {
    const fetched = stubFetch(() => ({ status: 401 }));
    await callApi(path, { fallback });
    expect(listFetchCalls(fetched)).toEqual([`GET /api${path}`]);
  });
});
