import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Publishes the height of a bar at the foot of the page as a style variable of the document, so that other bars and
 * toasts are placed above it.
 * @param name `--banner` or `--form-bar`; one bar of each at a time
 */
export function usePublishedHeight<Bar extends HTMLElement>(name: '--banner' | '--form-bar'): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${bar.current?.offsetHeight ?? 0}px`));
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name]);
  return bar;
}
