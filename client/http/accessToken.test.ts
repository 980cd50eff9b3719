import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getToken, getTokenLifeMs, getTokenUserId, onTokenChange, setToken } from './accessToken';
import { buildToken } from '../auth/testing';

beforeEach(() => {
  vi.useFakeTimers();
  setToken(null);
  vi.runAllTimers();
});
afterEach(() => vi.useRealTimers());

test('reads subject and lifetime from the token', () => {
  setToken(buildToken('user-1', 900));
  expect(getTokenUserId()).toBe('user-1');
  expect(getTokenLifeMs()).toBe(900_000);
  vi.advanceTimersByTime(600_000);
  expect(getTokenLifeMs()).toBe(300_000);
  vi.advanceTimersByTime(600_000);
  expect(getTokenLifeMs()).toBe(0);
});

test('a wrong local clock does not shorten the lifetime', () => {
  const token = buildToken('user-1', 900);
  vi.setSystemTime(Date.now() + 3_600_000);
  setToken(token);
  expect(getTokenLifeMs()).toBe(900_000);
});

test('uses the absolute expiry without an issue time', () => {
  setToken(buildToken('user-1', 60, { iat: undefined }));
  expect(getTokenLifeMs()).toBeGreaterThan(58_000);
  expect(getTokenLifeMs()).toBeLessThanOrEqual(60_000);
});

test('decodes names outside ASCII and missing padding', () => {
  setToken(buildToken('użytkownik-€', 60));
  expect(getTokenUserId()).toBe('użytkownik-€');
});

test('stores an unreadable token without a subject', () => {
  setToken('not a token');
  expect([getToken(), getTokenUserId(), getTokenLifeMs()]).toEqual(['not a token', null, Number.POSITIVE_INFINITY]);
});

test('notifies listeners once, 300 ms after the last change', () => {
  const tokens = vi.fn();
  const stop = onTokenChange(tokens);
  setToken(buildToken('user-1', 60));
  vi.advanceTimersByTime(299);
  setToken('second');
  vi.advanceTimersByTime(299);
  expect(tokens).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tokens.mock.calls).toEqual([['second']]);
  stop();
  setToken(null);
  vi.runAllTimers();
  expect(tokens).toHaveBeenCalledTimes(1);
});
