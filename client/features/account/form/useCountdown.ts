import { useEffect, useState } from 'react';

/**
 * Counts down from now. Reads the clock on each tick, because browsers throttle timers in hidden tabs.
 * @returns whole seconds left; 0 when the wait is over
 */
export function useCountdown(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000))), 1_000);
    return () => clearInterval(timer);
  }, [end, isOver]);
  return left;
}
