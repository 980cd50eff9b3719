import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Rows leave a list together with the button that was pressed in them. Whoever works by keys stays in the list: at the
 * row that took the place, the last one, or the way on from a list that is empty now.
 * @returns props of the element around the list
 */
export function useKeptRow() {
  const around = useRef<HTMLDivElement>(null);
  /** Place of the row that has the focus, or had it until it went. */
  const place = useRef<number | null>(null);

  useEffect(() => {
    if (place.current === null || (document.activeElement ?? document.body) !== document.body) return;
    const rows = around.current?.querySelectorAll('li');
    const row = rows?.[Math.min(place.current, rows.length - 1)];
    (row?.querySelector('button') ?? around.current?.querySelector<HTMLElement>('a, button'))?.focus();
  });

  return {
    ref: around,
    onFocus({ target }: FocusEvent) {
      const row = target.closest('li');
      // In a menu or dialog of a row the focus is elsewhere on the page: the row stays the one.
      if (row && around.current?.contains(row)) place.current = [...around.current.querySelectorAll('li')].indexOf(row);
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // A row that goes takes its focus without this being told; layers of a row stand outside the page's own element.
      if (!relatedTarget || (relatedTarget.closest('#root') && !around.current?.contains(relatedTarget)))
        place.current = null;
    },
  };
}
