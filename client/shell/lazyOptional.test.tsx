// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyOptional } from './lazyOptional';

const fetchStub = vi.fn<typeof fetch>();
const Note = ({ words }: { words: string }) => <p>{words}</p>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is missing while its code cannot be fetchStub, and there once the server responses again', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  const load = vi
    .fn<() => Promise<typeof Note>>()
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyOptional(load);
  const { unmount } = render(<Part words="3 unread" />);
  await wait(10_000);
  expect([screen.queryByText('3 unread'), load.mock.calls.length]).toEqual([null, 1]);
  fetchStub.mockResolvedValue(new Response('{}'));
  load.mockResolvedValue(Note);
  await wait(3_000);
  expect(screen.getByText('3 unread')).toBeTruthy();

  unmount();
  render(<Part words="4 unread" />);
  expect(screen.getByText('4 unread')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('takes nothing else with it when it fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = lazyOptional(async () => () => {
    throw new Error('broken');
  });
  render(
    <>
      <p>The page</p>
      <Broken />
    </>,
  );
  await wait(0);
  expect(screen.getByText('The page')).toBeTruthy();
});
