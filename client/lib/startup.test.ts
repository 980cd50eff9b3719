// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint, afterStartup, beginStartup, trackStartup } from './startup';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
});

/** @returns a function that reads whether startup has ended */
function watchStartup(): () => boolean {
  let hasEnded = false;
  void afterStartup().then(() => (hasEnded = true));
  return () => hasEnded;
}

it('resolves at once outside of the start', async () => {
  const hasEnded = watchStartup();
  await vi.advanceTimersByTimeAsync(0);
  expect(hasEnded()).toBe(true);
});

it('ends once all tracked work is done', async () => {
  beginStartup();
  const hasEnded = watchStartup();
  const [endCode, endQuery] = [trackStartup(), trackStartup()];
  endCode();
  endCode();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasEnded()).toBe(false);
  endQuery();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasEnded()).toBe(true);
});

it('resumes what waited one after the other, in the order of the calls', async () => {
  beginStartup();
  const resumed: string[] = [];
  for (const name of ['badges', 'layers', 'live connection']) void afterStartup().then(() => resumed.push(name));
  trackStartup()();
  while (resumed.length === 0) await vi.advanceTimersToNextTimerAsync();
  expect(resumed).toEqual(['badges']);
  await vi.advanceTimersByTimeAsync(100);
  expect(resumed).toEqual(['badges', 'layers', 'live connection']);
});

it('does not end while work that followed is running', async () => {
  beginStartup();
  const hasEnded = watchStartup();
  trackStartup()();
  const endQuery = trackStartup();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasEnded()).toBe(false);
  endQuery();
});

it('ends after five seconds in any case', async () => {
  beginStartup();
  const hasEnded = watchStartup();
  const endQuery = trackStartup();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(hasEnded()).toBe(true);
  endQuery();
});

it('waits for a frame to be painted, and no longer than a tenth of a second in the background', async () => {
  const resolved: string[] = [];
  void afterPaint().then(() => resolved.push('after the frame'));
  await vi.advanceTimersByTimeAsync(0);
  expect(resolved).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(resolved).toEqual(['after the frame']);

  vi.stubGlobal('requestAnimationFrame', () => 0);
  void afterPaint().then(() => resolved.push('in the background'));
  await vi.advanceTimersByTimeAsync(99);
  expect(resolved).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(resolved).toHaveLength(2);
  vi.unstubAllGlobals();
});
