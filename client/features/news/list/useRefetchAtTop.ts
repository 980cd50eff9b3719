import { useEffect, useEffectEvent } from 'react';
import { pageLimits } from '../../../../shared/contracts/paging';
import { useAfterReconnect } from '../../../live/useAfterReconnect';

/** Refetches at most this often, because every return to the window would cause one. */
const MIN_INTERVAL_MS = 60_000;
/** Pixels. Further down, rows would move while they are read. */
const TOP = 200;

/**
 * Refetches a list when the viewer returns to the window or the connection is back, while its top is on the screen.
 * @param count number of rows shown: the refetch reads as many, and longer lists than a page may have stay
 */
export function useRefetchAtTop(count: number, refetch: (first: number) => Promise<unknown>): void {
  function refetchAtTop() {
    if (window.scrollY <= TOP && count <= pageLimits.max)
      refetch(Math.max(pageLimits.default, count)).catch(() => undefined);
  }
  const handleReturn = useEffectEvent(refetchAtTop);

  useEffect(() => {
    let last = Date.now();
    function handleFocus() {
      if (Date.now() - last < MIN_INTERVAL_MS) return;
      last = Date.now();
      handleReturn();
    }
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, []);

  useAfterReconnect(refetchAtTop);
}
