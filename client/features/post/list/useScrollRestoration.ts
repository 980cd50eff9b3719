import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { StateSnapshot, VirtuosoHandle } from 'react-virtuoso';

/** Sizes of rows and the place in them, by page visit and list. Lives as long as the page. */
const places = new Map<string, StateSnapshot>();

/**
 * Keeps a list's place for the way back: rows are not all there when the page is, so the browser cannot know it.
 * @returns props of Virtuoso
 */
export function useScrollRestoration(id: string): {
  ref: RefObject<VirtuosoHandle | null>;
  restoreStateFrom?: StateSnapshot;
} {
  const ref = useRef<VirtuosoHandle>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const place = `${key} ${id}`;

  useLayoutEffect(() => {
    const list = ref.current;
    return () => list?.getState((state) => places.set(place, state));
  }, [place]);

  return { ref, restoreStateFrom: isBack ? places.get(place) : undefined };
}
