// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAuthState, loading, setAuthState } from './authState';
import {
  startSession,
  endSession,
  getFreshToken,
  startSessionHeartbeat,
  refreshSession,
  replaceRejectedToken,
} from './session';
import { login } from './signIn';
import { listFetchCalls, buildAuthResponse, stubFetch, buildToken } from './testing';
import { getToken, setToken } from '../http/accessToken';

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

describe('refreshSession', () => {
  test('signs in', async () => {
    const fetchStub = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    expect(await refreshSession()).toBe(true);
    expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/refresh']);
    expect(fetchStub.mock.calls[0]![1]).toMatchObject({ credentials: 'include', keepalive: true });
    expect(getAuthState()).toMatchObject({ status: 'authenticated', user: ann });
  });

  test('accepts user and token at the top level, and the field name token', async () => {
    stubFetch(() => ({ body: { user: ann, token: 'top' } }));
    await refreshSession();
    expect([getToken(), getAuthState().user]).toEqual(['top', ann]);
  });

  test('shares one refresh between concurrent callers', async () => {
    const fetchStub = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    expect(await Promise.all([refreshSession(), refreshSession(), getFreshToken()])).toEqual([true, true, getToken()]);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    await refreshSession();
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  test('runs under a lock shared by all tabs', async () => {
    const free = Promise.withResolvers<void>();
    const lock = vi.fn((_name: string, _options: LockOptions, work: () => Promise<unknown>) => free.promise.then(work));
    vi.stubGlobal('navigator', { locks: { request: lock } });
    const fetchStub = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    const refreshing = refreshSession();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchStub).not.toHaveBeenCalled();
    free.resolve();
    expect(await refreshing).toBe(true);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  test('proceeds without the lock when a suspended tab holds it', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('waited', 'TimeoutError')) },
    });
    const fetchStub = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    expect(await refreshSession()).toBe(true);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(timeout).toHaveBeenCalledWith(20_000);
    timeout.mockRestore();
  });

  test('checks the session when the refresh fails', async () => {
    const fetchStub = stubFetch(({ method }) =>
      method === 'POST' ? { status: 401 } : { body: buildAuthResponse('ann') },
    );
    expect(await refreshSession()).toBe(true);
    expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/refresh', 'GET /api/auth/session']);
    expect(failures).toEqual([]);
  });

  test.each([
    ['refused', () => ({ status: 401 }), 'refresh_failed'],
    ['a visitor', () => ({ status: 204 }), 'refresh_failed'],
    ['a broken server', () => ({ status: 503 }), 'refresh_error'],
    ['a response without its parts', () => ({ body: {} }), 'refresh_error'],
    ['a dead network', () => Promise.reject(new TypeError('network')), 'refresh_error'],
  ])('when both fail (%s), the token is cleared and auth:failed tells why', async (_name, response, reason) => {
    setToken(buildToken('ann', 900));
    const fetchStub = stubFetch(response);
    expect(await refreshSession()).toBe(false);
    expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/refresh', 'GET /api/auth/session']);
    expect(getToken()).toBeNull();
    expect(failures).toEqual([reason]);
  });

  test('reports the end reason of the first rejection: the second no longer has one', async () => {
    const failures: unknown[] = [];
    const note = ({ detail }: WindowEventMap['auth:failed']) => failures.push(detail);
    window.addEventListener('auth:failed', note);
    const rejection = (reason?: string) => ({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED', message: 'Session ended.', reason } },
    });
    stubFetch(({ method }) => rejection(method === 'POST' ? 'revoked' : undefined));
    await refreshSession();
    startSession(ann, buildToken('ann', 900));
    stubFetch(() => rejection());
    await refreshSession();
    window.removeEventListener('auth:failed', note);
    expect(failures).toEqual([{ reason: 'refresh_failed', endReason: 'revoked' }, { reason: 'refresh_failed' }]);
  });

  test('aborts a call without a response after 10 s', async () => {
    vi.useRealTimers();
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    stubFetch(() => ({ status: 401 }));
    await refreshSession();
    expect(timeout.mock.calls).toEqual([[10_000], [10_000]]);
    timeout.mockRestore();
  });
});

describe('replaceRejectedToken', () => {
  test('refreshes once, however late other calls are rejected', async () => {
    const fetchStub = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    const rejected = buildToken('ann', 800);
    setToken(rejected);
    expect(await replaceRejectedToken(rejected)).toBe(true);
    expect(await replaceRejectedToken(rejected)).toBe(true);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  test('does not refresh after the session has ended', async () => {
    const fetchStub = stubFetch(() => ({ status: 401 }));
    const rejected = buildToken('ann', 900);
    setToken(rejected);
    expect(await replaceRejectedToken(rejected)).toBe(false);
    expect(await replaceRejectedToken(rejected)).toBe(false);
    expect(await replaceRejectedToken(null)).toBe(false);
    expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/refresh', 'GET /api/auth/session']);
  });

  test('refreshes for a call without a token, unless the session has ended', async () => {
    const fetchStub = stubFetch(() => ({ status: 503 }));
    await refreshSession();
    expect(await replaceRejectedToken(null)).toBe(false);
    expect(fetchStub).toHaveBeenCalledTimes(4);
    await endSession();
    fetchStub.mockClear();
    expect(await replaceRejectedToken(null)).toBe(false);
    expect(fetchStub).not.toHaveBeenCalled();
  });
});

describe('getFreshToken', () => {
  test('refreshes with under 5 minutes left, and not before', async () => {
    const fetchStub = stubFetch(() => ({ body: buildAuthResponse('ann') }));
    startSession(ann, buildToken('ann', 301));
    await getFreshToken();
    expect(fetchStub).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    await getFreshToken();
    expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/refresh']);
  });

  test('keeps a valid token when the server is unreachable', async () => {
    stubFetch(() => ({ status: 503 }));
    const token = buildToken('ann', 100);
    startSession(ann, token);
    expect(await getFreshToken()).toBe(token);
    expect(failures).toEqual([]);
    vi.advanceTimersByTime(100_000);
    expect(await getFreshToken()).toBeNull();
    expect(failures).toEqual(['refresh_error']);
  });

  test('ends the session on a rejection, even early', async () => {
    stubFetch(() => ({ status: 401 }));
    startSession(ann, buildToken('ann', 100));
    expect(await getFreshToken()).toBeNull();
    expect(failures).toEqual(['refresh_failed']);
  });

  test('the heartbeat refreshes an idle page, and again after an outage', async () => {
    let status = 200;
    const fetchStub = stubFetch(() => ({ status, body: buildAuthResponse('ann', 310) }));
    startSession(ann, buildToken('ann', 310));
    const stop = startSessionHeartbeat();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/refresh']);
    status = 503;
    await refreshSession();
    expect(getToken()).toBeNull();
    status = 200;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(getToken()).not.toBeNull();
    stop();
    const calls = fetchStub.mock.calls.length;
    await vi.advanceTimersByTimeAsync(900_000);
    expect(fetchStub).toHaveBeenCalledTimes(calls);
  });

  test('the heartbeat stops refreshing after a rejection', async () => {
    const fetchStub = stubFetch(() => ({ status: 401 }));
    await refreshSession();
    const stop = startSessionHeartbeat();
    await vi.advanceTimersByTimeAsync(120_000);
    stop();
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });
});

describe('logout and login during a refresh', () => {
  test('logout succeeds without a server, and a running refresh does not undo it', async () => {
    const response = Promise.withResolvers<{ body: unknown }>();
    stubFetch(({ url }) => {
      if (url.endsWith('/logout')) throw new TypeError('network');
      return response.promise;
    });
    startSession(ann, buildToken('ann', 900));
    const refreshing = refreshSession();
    await vi.advanceTimersByTimeAsync(0);
    await endSession();
    response.resolve({ body: buildAuthResponse('ann') });
    expect(await refreshing).toBe(false);
    expect(getToken()).toBeNull();
    expect(getAuthState()).toMatchObject({ status: 'unauthenticated', user: null, sessionEnded: false });
    expect(failures).toEqual([]);
  });

  test('login waits for the running refresh, so that its cookie is set last', async () => {
    const response = Promise.withResolvers<{ status: number }>();
    const fetchStub = stubFetch(({ url }) => {
      if (url.endsWith('/refresh')) return response.promise;
      return url.endsWith('/login') ? { body: buildAuthResponse('ann') } : { status: 401 };
    });
    const refreshing = refreshSession();
    const signingIn = login('ann', 'secret');
    await vi.advanceTimersByTimeAsync(0);
    expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/refresh']);
    response.resolve({ status: 401 });
    expect(await refreshing).toBe(false);
    expect((await signingIn).data).toEqual(ann);
    expect(getAuthState().status).toBe('authenticated');
  });
});
