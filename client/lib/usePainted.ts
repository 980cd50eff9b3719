import { useEffect, useState } from 'react';
import { afterPaint, isStartingUp } from './startup';

/** False until the first content around a component is painted, for what must not delay it; true at once outside of the start. */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(() => !isStartingUp());

  useEffect(() => {
    if (isPainted) return undefined;
    let isCurrent = true;
    void afterPaint().then(() => isCurrent && setIsPainted(true));
    return () => {
      isCurrent = false;
    };
  }, [isPainted]);

  return isPainted;
}
