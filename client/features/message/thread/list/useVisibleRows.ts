import { useCallback, useEffect, useRef } from 'react';

/** Keys of rows, in list order. */
export interface VisibleRows {
  /** Rows that are at least partly visible. */
  visible: readonly string[];
  /** Rows whose bottom edge is visible, which count as read. */
  endVisible: readonly string[];
}

function measure(scroller: HTMLElement): VisibleRows {
  const view = scroller.getBoundingClientRect();
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-row]')]
    // The list is hidden until it is scrolled to its initial position.
    .filter((row) => row.checkVisibility({ visibilityProperty: true }))
    .map((row) => ({ key: row.dataset.row!, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > view.top && box.top < view.bottom);
  return {
    visible: rows.map(({ key }) => key),
    endVisible: rows.filter(({ box }) => box.bottom <= view.bottom + 1).map(({ key }) => key),
  };
}

/**
 * Observes which rows of a scroll container are visible, at most once per frame.
 * @returns a function that schedules a measurement, for when the rows themselves changed
 */
export function useVisibleRows(scroller: HTMLElement | null, onChange: (rows: VisibleRows) => void): () => void {
  const latest = useRef(onChange);
  const frame = useRef(0);
  useEffect(() => {
    latest.current = onChange;
  });

  const scheduleMeasure = useCallback(() => {
    if (!scroller || frame.current) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      latest.current(measure(scroller));
    });
  }, [scroller]);

  useEffect(() => {
    if (!scroller) return undefined;
    scheduleMeasure();
    scroller.addEventListener('scroll', scheduleMeasure, { passive: true });
    const resizeObserver = new ResizeObserver(scheduleMeasure);
    resizeObserver.observe(scroller);
    // The list positions and reveals its rows through style attributes.
    const styleObserver = new MutationObserver(scheduleMeasure);
    styleObserver.observe(scroller, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => {
      scroller.removeEventListener('scroll', scheduleMeasure);
      resizeObserver.disconnect();
      styleObserver.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [scroller, scheduleMeasure]);

  return scheduleMeasure;
}
