import { useEffect, useRef, type RefObject } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import type { ThreadRow } from './threadRows';

/** Where a list opens: the index of a row, and where in the view that row is placed. */
export interface RowLocation {
  index: number;
  align: 'start' | 'center' | 'end';
}

export interface InitialPosition {
  list: RefObject<VirtuosoHandle | null>;
  scroller: HTMLElement | null;
  rows: readonly ThreadRow[];
  initial: RowLocation;
}

/** Events by which a person scrolls. */
const scrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the row that the list opens at until it is visible. The list itself stops after a fixed time, in which a
 * slow device hasn't measured its rows yet.
 * @returns a function to call with the keys of the visible rows, whenever they change
 */
export function useInitialPosition({ list, scroller, rows, initial }: InitialPosition) {
  const pendingKey = useRef(rows[initial.index]?.key);

  useEffect(() => {
    if (!scroller) return undefined;
    const stop = () => {
      pendingKey.current = undefined;
    };
    for (const type of scrollEvents) scroller.addEventListener(type, stop, { passive: true, once: true });
    return () => {
      for (const type of scrollEvents) scroller.removeEventListener(type, stop);
    };
  }, [scroller]);

  return (visible: readonly string[]) => {
    if (pendingKey.current === undefined || visible.length === 0) return;
    const index = visible.includes(pendingKey.current) ? -1 : rows.findIndex(({ key }) => key === pendingKey.current);
    if (index >= 0) list.current?.scrollToIndex({ index, align: initial.align });
    else pendingKey.current = undefined;
  };
}
