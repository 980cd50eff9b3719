import { useEffect, useState } from 'react';

/** Whole seconds left of a wait that begins now; 0 when it is over. Reads the clock, because timers sleep in hidden tabs. */
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
