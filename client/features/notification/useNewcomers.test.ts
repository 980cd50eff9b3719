// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewcomers } from './useNewcomers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(unread: number | undefined) {
  const { result, rerender } = renderHook(
    ({ unread, isSeen }: { unread: number | undefined; isSeen: boolean }) => useNewcomers(unread, isSeen),
    { initialProps: { unread, isSeen: false } },
  );
  return {
    become: (unread: number, isSeen = false) => rerender({ unread, isSeen }),
    pass: () => act(() => vi.advanceTimersByTime(5_000)),
    said: () => result.current,
  };
}

test('what is there when the page opens is not new', () => {
  const { become, pass, said } = setUp(undefined);
  become(4);
  pass();
  expect(said()).toBe(0);
});

test('several in a row are said together, and later ones anew after silence', () => {
  const { become, pass, said } = setUp(4);
  for (const unread of [5, 6, 7]) become(unread);
  expect(said()).toBe(0);
  pass();
  expect(said()).toBe(3);
  become(8);
  expect(said()).toBe(0);
  pass();
  expect(said()).toBe(1);
});

test('who has the panel open is told nothing, nor afterwards of what they saw', () => {
  const { become, pass, said } = setUp(0);
  become(1);
  become(1, true);
  become(2, true);
  pass();
  expect(said()).toBe(0);
  become(2);
  pass();
  expect(said()).toBe(0);
});

test('reading says nothing, and what comes after is counted from there', () => {
  const { become, pass, said } = setUp(5);
  become(0);
  pass();
  expect(said()).toBe(0);
  become(1);
  pass();
  expect(said()).toBe(1);
});
