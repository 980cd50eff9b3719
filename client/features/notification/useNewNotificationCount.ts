import { useEffect, useRef, useState } from 'react';

/** Notifications within this interval are announced together. */
const BATCH_MS = 3_000;

/**
 * Counts notifications that arrived since the last announcement, in batches.
 * @param unread unread count; undefined while loading
 * @param isSeen whether the viewer sees the notifications; then none are announced
 * @returns the number to announce; 0 for no announcement
 */
export function useNewNotificationCount(unread: number | undefined, isSeen: boolean): number {
  const [announced, setAnnounced] = useState(0);
  const baseline = useRef<number>(undefined);
  const latest = useRef(unread);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    latest.current = unread;
    if (unread === undefined) return;
    if (isSeen || baseline.current === undefined || unread <= baseline.current) {
      clearTimeout(timer.current);
      timer.current = undefined;
      baseline.current = unread;
      setAnnounced(0);
    } else if (timer.current === undefined) {
      // A live region does not repeat an unchanged text, so it is cleared between two announcements.
      setAnnounced(0);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        setAnnounced(latest.current! - baseline.current!);
        baseline.current = latest.current;
      }, BATCH_MS);
    }
  }, [unread, isSeen]);

  return announced;
}
