import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Restores keyboard focus when the focused row is removed from a list: to the row that took its position, else to the
 * last row, else to the first link or button beside the empty list.
 * @param rowSelector selects the rows only, for rows that contain lists themselves
 * @returns props for the element that contains the list
 */
export function useRestoreRowFocus(rowSelector = 'li') {
  const container = useRef<HTMLDivElement>(null);
  /** Index of the row that has focus, or had it when it was removed. */
  const rowIndex = useRef<number | null>(null);

  useEffect(() => {
    if (rowIndex.current === null || (document.activeElement ?? document.body) !== document.body) return;
    const rows = container.current?.querySelectorAll(rowSelector);
    const row = rows?.[Math.min(rowIndex.current, rows.length - 1)];
    (row?.querySelector<HTMLElement>('button') ?? container.current?.querySelector<HTMLElement>('a, button'))?.focus();
  });

  return {
    ref: container,
    onFocus({ target }: FocusEvent) {
      const row = target.closest(rowSelector);
      // React also bubbles focus events of a row's menu or dialog, which are portalled: the row index stays the same.
      if (row && container.current?.contains(row))
        rowIndex.current = [...container.current.querySelectorAll(rowSelector)].indexOf(row);
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // Removing a focused row fires no blur event. Menus and dialogs are portalled outside `#root`; focus moving there
      // does not leave the row.
      if (!relatedTarget || (relatedTarget.closest('#root') && !container.current?.contains(relatedTarget)))
        rowIndex.current = null;
    },
  };
}
