import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTypingEmitter, Typists } from './typing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('others are told at the first key, then at most every three seconds', () => {
  const tell = vi.fn();
  const press = createTypingEmitter(tell);
  press();
  press();
  vi.advanceTimersByTime(2_999);
  press();
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  press();
  expect(tell).toHaveBeenCalledTimes(2);
});

test('somebody types until six seconds after they were last heard of, or until they send', () => {
  let typing: readonly string[] = [];
  const typists = new Typists((ids) => {
    typing = ids;
  });
  typists.hear('ana');
  vi.advanceTimersByTime(4_000);
  typists.hear('ana');
  typists.hear('bob');
  vi.advanceTimersByTime(5_999);
  expect(typing).toEqual(['ana', 'bob']);
  typists.stop('bob');
  expect(typing).toEqual(['ana']);
  vi.advanceTimersByTime(1);
  expect(typing).toEqual([]);
});
