import { useCallback, useEffect, useRef } from 'react';

/** Keys of rows, in their order. */
export interface RowsOnScreen {
  /** Something of them is on screen. */
  shown: readonly string[];
  /** Their end is on screen: whoever looks has read them. */
  ended: readonly string[];
}

const rowsIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-row]')];

/** A list is hidden while it finds the place where it opens. */
const isOpening = (scroller: HTMLElement) => scroller.checkVisibility() && rowsIn(scroller)[0]?.checkVisibility({ visibilityProperty: true }) === false;

function look(scroller: HTMLElement): RowsOnScreen {
  const view = scroller.getBoundingClientRect();
  const rows = rowsIn(scroller)
    .map((row) => ({ key: row.dataset.row!, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > view.top && box.top < view.bottom);
  return { shown: rows.map(({ key }) => key), ended: rows.filter(({ box }) => box.bottom <= view.bottom + 1).map(({ key }) => key) };
}

/**
 * Watches which rows of a scrolled list are on screen, at most once a frame.
 * @returns to be called when rows may have moved by other causes than scrolling
 */
export function useRowsOnScreen(scroller: HTMLElement | null, onChange: (rows: RowsOnScreen) => void): () => void {
  const latest = useRef(onChange);
  const frame = useRef(0);
  useEffect(() => {
    latest.current = onChange;
  });

  const lookSoon = useCallback(() => {
    if (!scroller || frame.current) return;
    const lookNow = () => {
      frame.current = isOpening(scroller) ? requestAnimationFrame(lookNow) : 0;
      if (!frame.current) latest.current(look(scroller));
    };
    frame.current = requestAnimationFrame(lookNow);
  }, [scroller]);

  useEffect(() => {
    if (!scroller) return undefined;
    lookSoon();
    scroller.addEventListener('scroll', lookSoon, { passive: true });
    const observer = new ResizeObserver(lookSoon);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', lookSoon);
      observer.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [scroller, lookSoon]);

  return lookSoon;
}
