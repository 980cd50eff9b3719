// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { recordEarlyCall, takeEarlyResponse } from './earlyCalls';

const init = (body: string, token = 'token') => ({ body, headers: { authorization: `Bearer ${token}` } });

afterEach(() => {
  vi.useRealTimers();
  delete window.earlyCalls;
});

it('returns the response of an equal call once', async () => {
  const response = new Response('early');
  recordEarlyCall('/graphql', init('a'), Promise.resolve(response));
  expect(await takeEarlyResponse('/graphql', init('a'))).toBe(response);
  expect(takeEarlyResponse('/graphql', init('a'))).toBeUndefined();
});

it('returns nothing for another address, body or token', () => {
  recordEarlyCall('/graphql', init('a'), Promise.resolve(new Response('early')));
  expect(takeEarlyResponse('/api', init('a'))).toBeUndefined();
  expect(takeEarlyResponse('/graphql', init('b'))).toBeUndefined();
  expect(takeEarlyResponse('/graphql', init('a', 'of somebody else'))).toBeUndefined();
});

it('returns no response that is older than ten seconds', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  recordEarlyCall('/graphql', init('a'), Promise.resolve(new Response('early')));
  vi.advanceTimersByTime(10_000);
  expect(takeEarlyResponse('/graphql', init('a'))).toBeUndefined();
});

it('drops calls that were not taken, and the tokens in them', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  recordEarlyCall('/graphql', init('a'), Promise.resolve(new Response('early')));
  vi.advanceTimersByTime(10_000);
  takeEarlyResponse('/graphql', init('b'));
  expect(window.earlyCalls).toEqual([]);
});

it('passes a failure on to the call that takes it', async () => {
  recordEarlyCall('/api/auth/refresh', {}, Promise.reject(new TypeError('no network')));
  await expect(takeEarlyResponse('/api/auth/refresh')).rejects.toThrow('no network');
});
