import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryThreeTimes } from './retryThreeTimes';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Runs a call that fails the given number of times. @returns when it was called, in ms, and the outcome */
async function run(failures: number, error = new Error('down')) {
  const times: number[] = [];
  const call = async () => {
    times.push(Date.now());
    if (times.length <= failures) throw error;
    return 'done';
  };
  const outcome = retryThreeTimes(call, 'fallback').catch((cause: Error) => cause.message);
  await vi.runAllTimersAsync();
  return { times, outcome: await outcome };
}

it('retries three times, after 100, 200 and 300 ms', async () => {
  expect(await run(0)).toEqual({ times: [0], outcome: 'done' });
  expect((await run(3)).outcome).toBe('done');
  vi.setSystemTime(0);
  expect(await run(4)).toEqual({ times: [0, 100, 300, 600], outcome: 'down' });
});

it('returns the fallback at once for a closed message channel', async () => {
  const closed = new Error('A listener indicated an asynchronous response, but the message channel closed');
  expect(await run(1, closed)).toEqual({ times: [0], outcome: 'fallback' });
});
