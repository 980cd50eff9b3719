// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAuthState, loading, setAuthState } from './authState';
import { login, register } from './signIn';
import { listFetchCalls, buildAuthResponse, stubFetch } from './testing';
import { getToken, setToken } from '../http/accessToken';

beforeEach(() => {
  setToken(null);
  setAuthState(loading);
});
afterEach(() => vi.unstubAllGlobals());

const registration = { email: ' Ann@Example.COM ', username: ' ANN ', password: ' As Typed ' };

const messages = async () => [(await login('ann', 'x')).error?.message, (await register(registration)).error?.message];

test('login trims and lowercases the username, not the password', async () => {
  const fetchStub = stubFetch(() => ({ body: buildAuthResponse('ann') }));
  expect(await login('  Ann ', ' P4ss ')).toEqual({ data: { id: 'ann', username: 'name-ann' } });
  expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/login']);
  expect(fetchStub.mock.calls[0]![1]!.body).toBe('{"username":"ann","password":" P4ss "}');
  expect(getAuthState().status).toBe('authenticated');
});

test('registration trims and lowercases email and username, not the password', async () => {
  const fetchStub = stubFetch(() => ({ status: 201, body: buildAuthResponse('ann') }));
  expect((await register(registration)).data).toEqual({ id: 'ann', username: 'name-ann' });
  expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/register']);
  expect(JSON.parse(fetchStub.mock.calls[0]![1]!.body as string)).toEqual({
    email: 'ann@example.com',
    username: 'ann',
    password: ' As Typed ',
  });
});

test('returns the server’s message, fields and retry time, without a retry', async () => {
  const fetchStub = stubFetch(() => ({
    status: 429,
    headers: { 'retry-after': '12' },
    body: {
      error: { code: 'RATE_LIMITED', message: 'Too many attempts. Try again in 12 seconds.', requestId: 'r-1' },
      message: 'Too many attempts. Try again in 12 seconds.',
    },
  }));
  expect((await login('ann', 'x')).error).toEqual({
    message: 'Too many attempts. Try again in 12 seconds.',
    code: 'RATE_LIMITED',
    status: 429,
    retryAfter: 12,
    requestId: 'r-1',
  });
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(getToken()).toBeNull();
});

test('returns a default message when the server sends none', async () => {
  stubFetch(() => ({ status: 500 }));
  expect(await messages()).toEqual(['Login failed', 'Registration failed']);
  stubFetch(() => Promise.reject(new TypeError('network')));
  expect(await messages()).toEqual([
    'Network error during login.',
    'No response from server. Please check your internet connection.',
  ]);
  stubFetch(() => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await messages()).toEqual([
    'Network error during login.',
    'No response from server. Please check your internet connection.',
  ]);
  stubFetch(() => ({ body: { data: { user: { id: 'ann', username: 'ann' } } } }));
  expect(await messages()).toEqual([
    'Login response missing user or access token.',
    'Registration failed. Please try again.',
  ]);
  stubFetch(() => Promise.reject(new Error('surprise')));
  expect(await messages()).toEqual(['Login failed', 'An unexpected error occurred. Please try again.']);
});
