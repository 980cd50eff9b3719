import { useShortcuts } from './store';

export interface RowShortcuts {
  /** Group of the shortcuts in the help. */
  group: string;
  /** What a row is, such as "job". */
  name: string;
  /** Selector of the rows. */
  rows: string;
  /** Selector of a row's link. */
  link?: string;
  /** Selector of what a shortcut acts on while no row has focus. */
  details?: string;
}

/** Registers `j`, `k` and `b` for a list of rows with a link and an action `bookmark`. */
export function useRowShortcuts({ group, name, rows, link = 'a', details }: RowShortcuts): void {
  const focused = () => document.activeElement?.closest<HTMLElement>(rows);

  function moveFocus(step: 1 | -1): void {
    const all = [...document.querySelectorAll<HTMLElement>(rows)].filter((row) => row.offsetParent);
    const current = focused() ?? all.find((row) => row.querySelector('[aria-current]'));
    const next = current ? all[all.indexOf(current) + step] : all[0];
    next?.querySelector<HTMLElement>(link)?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  }

  function clickBookmark(): void {
    const row = focused() ?? (details && document.querySelector(details));
    if (row) row.querySelector<HTMLElement>('[data-action="bookmark"]')?.click();
  }

  useShortcuts([
    { keys: 'j', label: `Next ${name}`, group, run: () => moveFocus(1) },
    { keys: 'k', label: `Previous ${name}`, group, run: () => moveFocus(-1) },
    { keys: 'b', label: 'Bookmark', group, run: clickBookmark },
  ]);
}
