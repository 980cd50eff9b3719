// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewNotificationCount } from './useNewNotificationCount';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(unread: number | undefined) {
  const { result, rerender } = renderHook(
    ({ unread, isSeen }: { unread: number | undefined; isSeen: boolean }) => useNewNotificationCount(unread, isSeen),
    { initialProps: { unread, isSeen: false } },
  );
  return {
    setUnread: (unread: number, isSeen = false) => rerender({ unread, isSeen }),
    runTimers: () => act(() => vi.advanceTimersByTime(5_000)),
    announced: () => result.current,
  };
}

test('does not announce notifications that exist when the page opens', () => {
  const { setUnread, runTimers, announced } = setUp(undefined);
  setUnread(4);
  runTimers();
  expect(announced()).toBe(0);
});

test('announces a batch together, and later ones separately after clearing', () => {
  const { setUnread, runTimers, announced } = setUp(4);
  for (const unread of [5, 6, 7]) setUnread(unread);
  expect(announced()).toBe(0);
  runTimers();
  expect(announced()).toBe(3);
  setUnread(8);
  expect(announced()).toBe(0);
  runTimers();
  expect(announced()).toBe(1);
});

test('announces nothing while the panel is open, nor afterwards what was seen there', () => {
  const { setUnread, runTimers, announced } = setUp(0);
  setUnread(1);
  setUnread(1, true);
  setUnread(2, true);
  runTimers();
  expect(announced()).toBe(0);
  setUnread(2);
  runTimers();
  expect(announced()).toBe(0);
});

test('announces nothing when the count decreases, and counts from there', () => {
  const { setUnread, runTimers, announced } = setUp(5);
  setUnread(0);
  runTimers();
  expect(announced()).toBe(0);
  setUnread(1);
  runTimers();
  expect(announced()).toBe(1);
});
