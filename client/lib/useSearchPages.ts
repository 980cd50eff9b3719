import { useState } from 'react';

/** Pages without a new row that are loaded one after the other before the person is asked. */
const maxEmptyPages = 10;

export interface SearchPages {
  /** Whether the person decides about the next page. */
  isPaused: boolean;
  /** Counts a page that is about to be loaded. */
  countPage: () => void;
}

/**
 * Counts the pages of a list that bring no rows: a search for rare rows looks at so many for one page and goes on with the next.
 * @param rowCount rows that are loaded so far
 */
export function useSearchPages(rowCount: number): SearchPages {
  const [counted, setCounted] = useState({ rowCount, pages: 0 });
  const pages = counted.rowCount === rowCount ? counted.pages : 0;
  const isPaused = pages >= maxEmptyPages;
  return { isPaused, countPage: () => setCounted({ rowCount, pages: isPaused ? 1 : pages + 1 }) };
}
