import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { afterPaint } from '../model/afterPaint';

/** Whether a part of the page is in view. */
export function useIsInView(part: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useLayoutEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting));
    observer.observe(part.current!);
    return () => observer.disconnect();
  }, [part]);
  return isInView;
}

/** A value that is rendered at once in view and after the next frame out of view, so that a frame has only what is seen. */
export function useValueInView<T>(isInView: boolean, value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    if (!isInView) return afterPaint(() => startTransition(() => setLater(() => value)));
  }, [isInView, value]);
  return isInView ? value : later;
}
