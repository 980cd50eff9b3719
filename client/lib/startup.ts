import { whenIdle } from './whenIdle';

/** Longest wait for the page's first content, such as in a background tab or on a page that never settles. */
const MAX_STARTUP_MS = 5_000;

const waiting: (() => void)[] = [];
let finishStartup: (() => void) | null = null;
let running = 0;

/**
 * Starts to wait for the page's first content. Until it is rendered, work that the content does not need is deferred:
 * badges, layers, the live connection and prefetching.
 */
export function beginStartup(): void {
  if (finishStartup) return;
  const timer = setTimeout(() => finishStartup?.(), MAX_STARTUP_MS);
  finishStartup = () => {
    clearTimeout(timer);
    finishStartup = null;
    resumeNext();
  };
}

/** Each in a task of its own: together they would block a slow phone for half a second. */
function resumeNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(resumeNext);
}

export const isStartingUp = (): boolean => finishStartup !== null;

/** Resolves once the page's first content is rendered, for one caller after the other; at once outside of the start. */
export async function afterStartup(): Promise<void> {
  if (finishStartup || waiting.length > 0) await new Promise<void>((resolve) => waiting.push(resolve));
}

/**
 * Marks work that the page's first content waits for: its code and its queries. Startup ends when none is left and the
 * browser is idle.
 * @returns a function to call when the work is done
 */
export function trackStartup(): () => void {
  running += 1;
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    running -= 1;
    if (running === 0 && finishStartup) afterNextFrames(finishWhenIdle);
  };
}

/** Longest wait for a frame: a tab in the background has none. */
const MAX_PAINT_MS = 100;

/** Resolves after the next frame is painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    afterNextFrames(resolve);
    setTimeout(resolve, MAX_PAINT_MS);
  });

/** A virtualised list renders its rows one frame after it has measured itself. */
const afterNextFrames = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

function finishWhenIdle(): void {
  whenIdle(() => running === 0 && finishStartup?.());
}
