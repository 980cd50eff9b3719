import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import type { ThreadRow } from './threadRows';
import type { VisibleRows } from './useVisibleRows';

export interface RowFocus {
  list: RefObject<VirtuosoHandle | null>;
  container: RefObject<HTMLElement | null>;
  rows: readonly ThreadRow[];
  /** Sequence number of the message that receives focus once it is visible. */
  targetSeq: number | undefined;
}

/** Focuses a visible row without scrolling. */
const inPlace: FocusOptions = { preventScroll: true };

/** Keyboard focus in the rows of a thread: arrow keys move between rows, and scrolling keeps focus on a visible row. */
export function useRowFocus({ list, container, rows, targetSeq }: RowFocus) {
  /** Key of the row that is the tab stop. */
  const [current, setCurrent] = useState<string>();
  /** Key of the row that has focus, or had it when the list unmounted it. */
  const focused = useRef<string | null>(null);
  /** Key of the row that is being scrolled to. */
  const scrollTarget = useRef<string | null>(null);
  const pendingTargetSeq = useRef(targetSeq);
  const findRowIndex = (key: string) => rows.findIndex((row) => row.key === key);

  const focusRendered = (key: string, options?: FocusOptions) =>
    container.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus(options);

  function focusRow(index: number) {
    const row = rows[index];
    if (!row) return;
    setCurrent(row.key);
    scrollTarget.current = row.key;
    // The list scrolls by estimated heights, after which the row may be rendered and yet outside of the view: focus scrolls to it.
    list.current?.scrollIntoView({ index, done: () => focusRendered(row.key) });
  }

  function focusTarget(visible: readonly string[]) {
    const key =
      pendingTargetSeq.current !== undefined &&
      rows.find(({ message }) => message?.seq === pendingTargetSeq.current)?.key;
    if (!key || !visible.includes(key)) return;
    pendingTargetSeq.current = undefined;
    focusRendered(key, inPlace);
  }

  return {
    current,
    setCurrent,
    /** Moves focus from a row that scrolled out of view to the nearest visible one. */
    syncFocus({ visible, endVisible }: VisibleRows) {
      focusTarget(visible);
      if (scrollTarget.current) {
        focusRendered(scrollTarget.current);
        return;
      }
      const isLost = document.activeElement === document.body;
      if (!focused.current || visible.length === 0 || (!isLost && !container.current?.contains(document.activeElement)))
        return;
      if (visible.includes(focused.current)) {
        // The list unmounted the row and mounted it again.
        if (isLost) focusRendered(focused.current, inPlace);
        return;
      }
      const index = findRowIndex(focused.current);
      const isAbove = index >= 0 && index < findRowIndex(visible[0]!);
      focusRendered(isAbove ? (endVisible[0] ?? visible[0]!) : (endVisible.at(-1) ?? visible.at(-1)!), inPlace);
    },
    props: {
      onFocus({ target }: FocusEvent) {
        scrollTarget.current = null;
        focused.current = target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
      },
      onBlur() {
        focused.current = null;
      },
      onKeyDown(event: KeyboardEvent) {
        if (!(event.target instanceof HTMLElement) || !event.target.dataset.row) return;
        const index = findRowIndex(event.target.dataset.row);
        const next = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        focusRow(next);
      },
    },
  };
}
