import { whenIdle } from './whenIdle';

/** Longest wait for the page's first content, such as in a background tab or on a page that never settles. */
const MAX_STARTUP_MS = 5_000;

let startup = Promise.resolve();
let finishStartup: (() => void) | null = null;
let running = 0;

/**
 * Starts to wait for the page's first content. Until it is rendered, work that the content does not need is deferred:
 * badges, layers, the live connection and prefetching.
 */
export function beginStartup(): void {
  if (finishStartup) return;
  startup = new Promise((resolve) => {
    const timer = setTimeout(() => finishStartup?.(), MAX_STARTUP_MS);
    finishStartup = () => {
      clearTimeout(timer);
      finishStartup = null;
      resolve();
    };
  });
}

export const isStartingUp = (): boolean => finishStartup !== null;

/** Resolves once the page's first content is rendered; at once outside of the start. */
export const afterStartup = (): Promise<void> => startup;

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

/** A virtualised list renders its rows one frame after it has measured itself. */
const afterNextFrames = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

function finishWhenIdle(): void {
  whenIdle(() => running === 0 && finishStartup?.());
}
