// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAuthState, loading, setAuthState } from './authState';
import { startSession, endSession, getFreshToken, startSessionHeartbeat, refreshSession, replaceRejectedToken } from './session';
import { login } from './signIn';
import { listFetchCalls, buildAuthResponse, stubFetch, buildToken } from './testing';
import { getToken, setToken } from './tokens';

const ann = { id: 'ann', username: 'name-ann' };
const failures: string[] = [];
const recordFailure = (event: WindowEventMap['auth:failed']) => failures.push(event.detail.reason);

beforeEach(() => {
  vi.useFakeTimers();
  setToken(null);
  setAuthState(loading);
  failures.length = 0;
  window.addEventListener('auth:failed', recordFailure);
});
afterEach(() => {
  window.removeEventListener('auth:failed', recordFailure);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('refreshing', () => {
  test('a refresh that works signs in', async () => {
    const fetched = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    expect(await refreshSession()).toBe(true);
    expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/refresh']);
    expect(fetched.mock.calls[0]![1]).toMatchObject({ credentials: 'include', keepalive: true });
    expect(getAuthState()).toMatchObject({ status: 'authenticated', user: ann });
  });

  test('the answer may have user and token at the top level, and call it token', async () => {
    stubFetch(() => ({ body: { user: ann, token: 'top' } }));
    await refreshSession();
    expect([getToken(), getAuthState().user]).toEqual(['top', ann]);
  });

  test('only one runs at a time; other callers wait for it', async () => {
    const fetched = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    expect(await Promise.all([refreshSession(), refreshSession(), getFreshToken()])).toEqual([true, true, getToken()]);
    expect(fetched).toHaveBeenCalledTimes(1);
    await refreshSession();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('runs under a lock that other tabs share', async () => {
    const free = Promise.withResolvers<void>();
    const lock = vi.fn((_name: string, _options: LockOptions, work: () => Promise<unknown>) => free.promise.then(work));
    vi.stubGlobal('navigator', { locks: { request: lock } });
    const fetched = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    const refreshing = refreshSession();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).not.toHaveBeenCalled();
    free.resolve();
    expect(await refreshing).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('a tab that sleeps on the lock does not keep the others out for ever', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('waited', 'TimeoutError')) },
    });
    const fetched = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    expect(await refreshSession()).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(timeout).toHaveBeenCalledWith(20_000);
    timeout.mockRestore();
  });

  test('when it fails, the session is checked', async () => {
    const fetched = stubFetch(({ method }) => (method === 'POST' ? { status: 401 } : { body: buildAuthResponse('ann') }));
    expect(await refreshSession()).toBe(true);
    expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/refresh', 'GET /api/auth/session']);
    expect(failures).toEqual([]);
  });

  test.each([
    ['refused', () => ({ status: 401 }), 'refresh_failed'],
    ['a broken server', () => ({ status: 503 }), 'refresh_error'],
    ['an answer without its parts', () => ({ body: {} }), 'refresh_error'],
    ['a dead network', () => Promise.reject(new TypeError('network')), 'refresh_error'],
  ])('when both fail (%s), the token is cleared and auth:failed tells why', async (_name, answer, reason) => {
    setToken(buildToken('ann', 900));
    const fetched = stubFetch(answer);
    expect(await refreshSession()).toBe(false);
    expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/refresh', 'GET /api/auth/session']);
    expect(getToken()).toBeNull();
    expect(failures).toEqual([reason]);
  });

  test('the first refusal says why the session was ended: by the second the server has forgotten the cookie', async () => {
    const told: unknown[] = [];
    const note = ({ detail }: WindowEventMap['auth:failed']) => told.push(detail);
    window.addEventListener('auth:failed', note);
    const refusal = (reason?: string) => ({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED', message: 'Session ended.', reason } },
    });
    stubFetch(({ method }) => refusal(method === 'POST' ? 'revoked' : undefined));
    await refreshSession();
    startSession(ann, buildToken('ann', 900));
    stubFetch(() => refusal());
    await refreshSession();
    window.removeEventListener('auth:failed', note);
    expect(told).toEqual([{ reason: 'refresh_failed', endReason: 'revoked' }, { reason: 'refresh_failed' }]);
  });

  test('a call that never answers is given up after 10 s', async () => {
    vi.useRealTimers();
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    stubFetch(() => ({ status: 401 }));
    await refreshSession();
    expect(timeout.mock.calls).toEqual([[10_000], [10_000]]);
    timeout.mockRestore();
  });
});

describe('a refused token', () => {
  test('is exchanged once, however late others hear of the refusal', async () => {
    const fetched = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    const refused = buildToken('ann', 800);
    setToken(refused);
    expect(await replaceRejectedToken(refused)).toBe(true);
    expect(await replaceRejectedToken(refused)).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('is not asked about again once the session has ended', async () => {
    const fetched = stubFetch(() => ({ status: 401 }));
    const refused = buildToken('ann', 900);
    setToken(refused);
    expect(await replaceRejectedToken(refused)).toBe(false);
    expect(await replaceRejectedToken(refused)).toBe(false);
    expect(await replaceRejectedToken(null)).toBe(false);
    expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/refresh', 'GET /api/auth/session']);
  });

  test('a call that went without one asks, unless the session is known to be over', async () => {
    const fetched = stubFetch(() => ({ status: 503 }));
    await refreshSession();
    expect(await replaceRejectedToken(null)).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(4);
    await endSession();
    fetched.mockClear();
    expect(await replaceRejectedToken(null)).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('early refresh', () => {
  test('happens when under 5 minutes remain, and not before', async () => {
    const fetched = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    startSession(ann, buildToken('ann', 301));
    await getFreshToken();
    expect(fetched).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    await getFreshToken();
    expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/refresh']);
  });

  test('an unreachable server costs nobody a token that is still good', async () => {
    stubFetch(() => ({ status: 503 }));
    const token = buildToken('ann', 100);
    startSession(ann, token);
    expect(await getFreshToken()).toBe(token);
    expect(failures).toEqual([]);
    vi.advanceTimersByTime(100_000);
    expect(await getFreshToken()).toBeNull();
    expect(failures).toEqual(['refresh_error']);
  });

  test('a refusal ends the session even early', async () => {
    stubFetch(() => ({ status: 401 }));
    startSession(ann, buildToken('ann', 100));
    expect(await getFreshToken()).toBeNull();
    expect(failures).toEqual(['refresh_failed']);
  });

  test('a page left alone refreshes by itself, and asks again after an outage', async () => {
    let status = 200;
    const fetched = stubFetch(() => ({ status, body: buildAuthResponse('ann', 310) }));
    startSession(ann, buildToken('ann', 310));
    const stop = startSessionHeartbeat();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/refresh']);
    status = 503;
    await refreshSession();
    expect(getToken()).toBeNull();
    status = 200;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(getToken()).not.toBeNull();
    stop();
    const calls = fetched.mock.calls.length;
    await vi.advanceTimersByTimeAsync(900_000);
    expect(fetched).toHaveBeenCalledTimes(calls);
  });

  test('after a refusal nobody asks again', async () => {
    const fetched = stubFetch(() => ({ status: 401 }));
    await refreshSession();
    const stop = startSessionHeartbeat();
    await vi.advanceTimersByTimeAsync(120_000);
    stop();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('logging out and in around a refresh', () => {
  test('logging out works without a server, and a refresh under way cannot undo it', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>();
    stubFetch(({ url }) => {
      if (url.endsWith('/logout')) throw new TypeError('network');
      return answer.promise;
    });
    startSession(ann, buildToken('ann', 900));
    const refreshing = refreshSession();
    await vi.advanceTimersByTimeAsync(0);
    await endSession();
    answer.resolve({ body: buildAuthResponse('ann') });
    expect(await refreshing).toBe(false);
    expect(getToken()).toBeNull();
    expect(getAuthState()).toMatchObject({ status: 'unauthenticated', user: null, sessionEnded: false });
    expect(failures).toEqual([]);
  });

  test('a login waits for the refresh under way, so that its cookie is the last', async () => {
    const answer = Promise.withResolvers<{ status: number }>();
    const fetched = stubFetch(({ url }) => {
      if (url.endsWith('/refresh')) return answer.promise;
      return url.endsWith('/login') ? { body: buildAuthResponse('ann') } : { status: 401 };
    });
    const refreshing = refreshSession();
    const signingIn = login('ann', 'secret');
    await vi.advanceTimersByTimeAsync(0);
    expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/refresh']);
    answer.resolve({ status: 401 });
    expect(await refreshing).toBe(false);
    expect((await signingIn).data).toEqual(ann);
    expect(getAuthState().status).toBe('authenticated');
  });
});
