import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTypingEmitter, TypingTracker } from './typing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('emits at the first key press, then at most every three seconds', () => {
  const emit = vi.fn();
  const press = createTypingEmitter(emit);
  press();
  press();
  vi.advanceTimersByTime(2_999);
  press();
  expect(emit).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  press();
  expect(emit).toHaveBeenCalledTimes(2);
});

test('a person is typing until six seconds after their last event or until they are removed', () => {
  let typing: readonly string[] = [];
  const typingTracker = new TypingTracker((ids) => {
    typing = ids;
  });
  typingTracker.add('ana');
  vi.advanceTimersByTime(4_000);
  typingTracker.add('ana');
  typingTracker.add('bob');
  vi.advanceTimersByTime(5_999);
  expect(typing).toEqual(['ana', 'bob']);
  typingTracker.remove('bob');
  expect(typing).toEqual(['ana']);
  vi.advanceTimersByTime(1);
  expect(typing).toEqual([]);
});
