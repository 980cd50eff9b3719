// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RelativeTime } from './RelativeTime';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-14T12:00:00Z') }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('has the absolute time and updates itself', () => {
  render(<RelativeTime value="2026-03-14T11:58:00Z" />);
  const time = screen.getByText('2m ago');
  expect(time.getAttribute('datetime')).toBe('2026-03-14T11:58:00Z');
  expect(time.getAttribute('title')).toContain('14 March 2026');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(time.textContent).toBe('3m ago');
});

it('stops the clock when no time is shown', () => {
  const { unmount } = render(
    <>
      <RelativeTime value="2026-03-14T11:58:00Z" />
      <RelativeTime value="2026-03-14T11:00:00Z" />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
