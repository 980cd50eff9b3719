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

it('renders nothing until its code loads, which is retried when the server is reachable again', async () => {
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

it('contains its own errors', async () => {
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
