import { useSyncExternalStore } from 'react';
import { formatAbsoluteTime, formatRelativeTime } from './formatTime';

const STEP_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all times on the page; stopped while none is shown. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** A snapshot must be stable between reads, which `Date.now()` is not: the clock moves in steps. */
function readClock(): number {
  return Math.ceil(Date.now() / STEP_MS) * STEP_MS;
}

/** Relative time that updates itself, with the full date and time on hover. @param value ISO 8601 in UTC */
export function RelativeTime({ value, className }: { value: string; className?: string }) {
  const clock = useSyncExternalStore(subscribe, readClock);
  const time = new Date(value);
  return (
    <time dateTime={value} title={formatAbsoluteTime(time)} className={className}>
      {formatRelativeTime(time, clock)}
    </time>
  );
}
