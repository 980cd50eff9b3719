import { useEffect, useEffectEvent, useRef } from 'react';
import { pageLimits } from '../../../../shared/contracts/paging';
import { withJitter } from '../../../lib/withJitter';
import { useLiveChannel } from '../../../live/LiveProvider';
import { useAfterReconnect } from '../../../live/useAfterReconnect';

/** Wait with jitter, because every client receives `news.stored` at the same moment, and sources are read in bursts. */
const WAIT_MS = 4_000;
/** Pixels. Further down, rows would move while they are read. */
const TOP = 200;

/**
 * Refetches a list when stories were stored or the connection is back, while its top is on the screen.
 * @param count number of rows shown: the refetch reads as many, and longer lists than a page may have stay
 */
export function useRefetchAtTop(count: number, refetch: (first: number) => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function refetchAtTop() {
    if (window.scrollY <= TOP && count <= pageLimits.max)
      refetch(Math.max(pageLimits.default, count)).catch(() => undefined);
  }
  const handleStored = useEffectEvent(refetchAtTop);

  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveChannel('private-feed', {
    'news.stored': () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => handleStored(), withJitter(WAIT_MS));
    },
  });
  useAfterReconnect(refetchAtTop);
}
