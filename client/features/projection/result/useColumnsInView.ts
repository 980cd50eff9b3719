import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels of one column. */
export const COLUMN = 96;
const OVERSCAN = 1;

/** Columns that a sideways scroller shows, with some beside them. */
export function useColumnsInView(scroller: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState({ first: 0, end: 12 });

  useLayoutEffect(() => {
    const element = scroller.current!;
    const measure = () => {
      const first = Math.max(0, Math.floor(element.scrollLeft / COLUMN) - OVERSCAN);
      const end = Math.ceil((element.scrollLeft + element.clientWidth) / COLUMN) + OVERSCAN;
      setView((old) => (old.first === first && old.end === end ? old : { first, end }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);

  const first = Math.min(view.first, count - 1);
  return { first, end: Math.min(view.end, count) };
}
