import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import type { ThreadRow } from './threadRows';
import type { RowsOnScreen } from './useRowsOnScreen';

export interface RowFocus {
  list: RefObject<VirtuosoHandle | null>;
  box: RefObject<HTMLElement | null>;
  rows: readonly ThreadRow[];
  /** Number of the message that was looked for: it takes focus once it is on screen. */
  at: number | undefined;
}

/** Leads the keyboard through the rows of a thread: the arrow keys from row to row, and whatever scrolls takes focus along. */
export function useRowFocus({ list, box, rows, at }: RowFocus) {
  /** The row where the Tab key stops. */
  const [current, setCurrent] = useState<string>();
  /** The row that has focus, or had it when the list took it away. */
  const focused = useRef<string | null>(null);
  /** The row that is being scrolled to. */
  const going = useRef<string | null>(null);
  const wanted = useRef(at);
  const indexOf = (key: string) => rows.findIndex((row) => row.key === key);

  const focusShown = (key: string) =>
    box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });

  function focusRow(index: number) {
    const row = rows[index];
    if (!row) return;
    setCurrent(row.key);
    going.current = row.key;
    list.current?.scrollIntoView({ index, done: () => focusShown(row.key) });
  }

  function focusFound(shown: readonly string[]) {
    const found = wanted.current !== undefined && rows.find(({ message }) => message?.seq === wanted.current)?.key;
    if (!found || !shown.includes(found)) return;
    wanted.current = undefined;
    focusShown(found);
  }

  return {
    current,
    setCurrent,
    /** A row that left the screen gives focus to the nearest one that is there. */
    followScreen({ shown, ended }: RowsOnScreen) {
      focusFound(shown);
      if (going.current) {
        if (shown.includes(going.current)) focusShown(going.current);
        return;
      }
      const isLost = document.activeElement === document.body;
      if (!focused.current || shown.length === 0 || (!isLost && !box.current?.contains(document.activeElement))) return;
      if (shown.includes(focused.current)) {
        // The list took it away and put it back.
        if (isLost) focusShown(focused.current);
        return;
      }
      const index = indexOf(focused.current);
      const isAbove = index >= 0 && index < indexOf(shown[0]!);
      focusShown(isAbove ? (ended[0] ?? shown[0]!) : (ended.at(-1) ?? shown.at(-1)!));
    },
    props: {
      onFocus({ target }: FocusEvent) {
        going.current = null;
        focused.current = target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
      },
      onBlur() {
        focused.current = null;
      },
      onKeyDown(event: KeyboardEvent) {
        if (!(event.target instanceof HTMLElement) || !event.target.dataset.row) return;
        const index = indexOf(event.target.dataset.row);
        const next = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        focusRow(next);
      },
    },
  };
}
