import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReadMarker } from './readMarker';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = () => vi.runAllTimersAsync();

it('notes the furthest message that was on screen, one note at a time', async () => {
  const answers: (() => void)[] = [];
  const note = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const marker = new ReadMarker(note);
  marker.watch(true);
  for (const seq of [3, 4, 9, 5]) marker.see(seq);
  await pass();
  expect(note.mock.calls).toEqual([[3]]);
  answers.shift()!();
  await pass();
  expect(note.mock.calls).toEqual([[3], [9]]);
  answers.shift()!();
  await pass();
  marker.see(9);
  await pass();
  expect(note).toHaveBeenCalledTimes(2);
});

it('notes nothing that was on screen while nobody looked, and what is still there when they do', async () => {
  const note = vi.fn(async () => undefined);
  const marker = new ReadMarker(note);
  marker.see(7);
  marker.see(4);
  await pass();
  expect(note).not.toHaveBeenCalled();
  marker.watch(true);
  await pass();
  marker.watch(false);
  marker.see(8);
  await pass();
  expect(note.mock.calls).toEqual([[4]]);
});

it('does not repeat what failed until something happens', async () => {
  const note = vi.fn<(seq: number) => Promise<void>>(async () => undefined).mockRejectedValueOnce(new Error('offline'));
  const marker = new ReadMarker(note);
  marker.watch(true);
  marker.see(2);
  await pass();
  expect(note).toHaveBeenCalledTimes(1);
  marker.see(2);
  await pass();
  expect(note.mock.calls).toEqual([[2], [2]]);
});
