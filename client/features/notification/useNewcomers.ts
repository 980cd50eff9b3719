import { useEffect, useRef, useState } from 'react';

/** What comes within this is told of together. */
const GATHER_MS = 3_000;

/**
 * How many came since it was last said.
 * @param unread undefined until it is known
 * @param isSeen they are being looked at: then there is nothing to say
 * @returns 0 while there is nothing to say, or more are being waited for
 */
export function useNewcomers(unread: number | undefined, isSeen: boolean): number {
  const [said, setSaid] = useState(0);
  const known = useRef<number>(undefined);
  const latest = useRef(unread);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    latest.current = unread;
    if (unread === undefined) return;
    if (isSeen || known.current === undefined || unread <= known.current) {
      clearTimeout(timer.current);
      timer.current = undefined;
      known.current = unread;
      setSaid(0);
    } else if (timer.current === undefined) {
      // The same words twice would be said once: between two sentences there is silence.
      setSaid(0);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        setSaid(latest.current! - known.current!);
        known.current = latest.current;
      }, GATHER_MS);
    }
  }, [unread, isSeen]);

  return said;
}
