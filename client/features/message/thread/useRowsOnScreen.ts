import { useCallback, useEffect, useRef } from 'react';

/** Keys of rows, in their order. */
export interface RowsOnScreen {
  /** Something of them is on screen. */
  shown: readonly string[];
  /** Their end is on screen: whoever looks has read them. */
  ended: readonly string[];
}

function look(scroller: HTMLElement): RowsOnScreen {
  const view = scroller.getBoundingClientRect();
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-row]')]
    // A list is hidden while it finds the place where it opens.
    .filter((row) => row.checkVisibility({ visibilityProperty: true }))
    .map((row) => ({ key: row.dataset.row!, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > view.top && box.top < view.bottom);
  return {
    shown: rows.map(({ key }) => key),
    ended: rows.filter(({ box }) => box.bottom <= view.bottom + 1).map(({ key }) => key),
  };
}

/**
 * Watches which rows of a scrolled list are on screen, at most once a frame.
 * @returns looks again, when what the rows mean has changed
 */
export function useRowsOnScreen(scroller: HTMLElement | null, onChange: (rows: RowsOnScreen) => void): () => void {
  const latest = useRef(onChange);
  const frame = useRef(0);
  useEffect(() => {
    latest.current = onChange;
  });

  const lookSoon = useCallback(() => {
    if (!scroller || frame.current) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      latest.current(look(scroller));
    });
  }, [scroller]);

  useEffect(() => {
    if (!scroller) return undefined;
    lookSoon();
    scroller.addEventListener('scroll', lookSoon, { passive: true });
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(scroller);
    // The list places its rows, and shows them, by styles.
    const places = new MutationObserver(lookSoon);
    places.observe(scroller, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => {
      scroller.removeEventListener('scroll', lookSoon);
      sizes.disconnect();
      places.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [scroller, lookSoon]);

  return lookSoon;
}
