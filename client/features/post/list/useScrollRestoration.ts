import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { StateSnapshot, VirtuosoHandle } from 'react-virtuoso';

/** Row sizes and scroll positions by history entry and list id. Lives until the page unloads. */
const snapshots = new Map<string, StateSnapshot>();

/**
 * Restores the scroll position of a virtualised list on back navigation. The browser cannot do it, because the rows
 * are not rendered yet when it restores the page.
 * @returns props for Virtuoso
 */
export function useScrollRestoration(id: string): {
  ref: RefObject<VirtuosoHandle | null>;
  restoreStateFrom?: StateSnapshot;
} {
  const ref = useRef<VirtuosoHandle>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const snapshotKey = `${key} ${id}`;

  useLayoutEffect(() => {
    const list = ref.current;
    return () => list?.getState((state) => snapshots.set(snapshotKey, state));
  }, [snapshotKey]);

  return { ref, restoreStateFrom: isBack ? snapshots.get(snapshotKey) : undefined };
}
