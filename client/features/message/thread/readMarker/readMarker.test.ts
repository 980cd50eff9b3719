import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReadMarker } from './readMarker';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const runTimers = () => vi.runAllTimersAsync();

it('saves the furthest visible message, one call at a time', async () => {
  const responses: (() => void)[] = [];
  const save = vi.fn(() => new Promise<void>((resolve) => responses.push(resolve)));
  const marker = new ReadMarker(save);
  marker.setActive(true);
  for (const seq of [3, 4, 9, 5]) marker.setVisible(seq);
  await runTimers();
  expect(save.mock.calls).toEqual([[3]]);
  responses.shift()!();
  await runTimers();
  expect(save.mock.calls).toEqual([[3], [9]]);
  responses.shift()!();
  await runTimers();
  marker.setVisible(9);
  await runTimers();
  expect(save).toHaveBeenCalledTimes(2);
});

it('ignores messages seen while inactive and saves those still visible on activation', async () => {
  const save = vi.fn(async () => undefined);
  const marker = new ReadMarker(save);
  marker.setVisible(7);
  marker.setVisible(4);
  await runTimers();
  expect(save).not.toHaveBeenCalled();
  marker.setActive(true);
  await runTimers();
  marker.setActive(false);
  marker.setVisible(8);
  await runTimers();
  expect(save.mock.calls).toEqual([[4]]);
});

it('repeats a failed call with the next update only', async () => {
  const save = vi.fn<(seq: number) => Promise<void>>(async () => undefined).mockRejectedValueOnce(new Error('offline'));
  const marker = new ReadMarker(save);
  marker.setActive(true);
  marker.setVisible(2);
  await runTimers();
  expect(save).toHaveBeenCalledTimes(1);
  marker.setVisible(2);
  await runTimers();
  expect(save.mock.calls).toEqual([[2], [2]]);
});
