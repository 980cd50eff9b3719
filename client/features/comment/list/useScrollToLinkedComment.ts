import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long the comment that an address leads to is pointed out. */
const SHOW_MS = 2_000;

type Options = {
  /** Ids of the comments and replies on the page; undefined while none were read. */
  ids: readonly string[] | undefined;
  /** Reads the next page, if there is one. */
  readOn: (() => void) | null;
};

/**
 * Leads to the comment of `#comment-{id}`, reading on until it is there.
 * @returns the id to point out, for 2 seconds
 */
export function useScrollToLinkedComment({ ids, readOn }: Options): string | null {
  const { hash, key } = useLocation();
  const wanted = /^#comment-(.+)$/.exec(hash)?.[1];
  const isHere = wanted !== undefined && (ids?.includes(wanted) ?? false);
  const isMissing = wanted !== undefined && ids !== undefined && !isHere;
  const [shown, setShown] = useState<string | null>(null);

  useEffect(() => {
    if (isMissing) readOn?.();
    // Each page that was read is a new reason to go on, or to stop.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing, ids?.length]);

  // A second press on the same link is another visit: the key changes though the address does not.
  useEffect(() => {
    if (!isHere) return undefined;
    document.getElementById(`comment-${wanted}`)?.scrollIntoView({ block: 'center' });
    setShown(wanted);
    const timer = setTimeout(() => setShown(null), SHOW_MS);
    return () => clearTimeout(timer);
  }, [isHere, wanted, key]);

  return shown;
}
