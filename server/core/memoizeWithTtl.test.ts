import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoizeWithTtl } from './memoizeWithTtl';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs one computation at a time, also when it takes longer than its result lives', async () => {
  const resolvers: ((value: number) => void)[] = [];
  const compute = vi.fn(() => new Promise<number>((resolve) => resolvers.push(resolve)));
  const read = memoizeWithTtl(1_000, compute);
  const first = read();
  vi.advanceTimersByTime(5_000);
  const second = read();
  expect(compute).toHaveBeenCalledTimes(1);
  resolvers[0]!(1);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  void read();
  expect(compute).toHaveBeenCalledTimes(2);
});

test('does not store a rejection', async () => {
  const compute = vi.fn(() => Promise.reject(new Error('down')));
  const read = memoizeWithTtl(1_000, compute);
  await expect(Promise.all([read(), read()])).rejects.toThrow('down');
  expect(compute).toHaveBeenCalledTimes(1);
  await expect(read()).rejects.toThrow('down');
  expect(compute).toHaveBeenCalledTimes(2);
});
