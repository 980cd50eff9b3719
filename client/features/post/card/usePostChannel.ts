import { useEffect, useState, type RefObject } from 'react';
import { useLiveChannel } from '../../../live/LiveProvider';

/** A post that rushes by is not worth a subscription; one that left for a moment keeps its own. */
const ARRIVE_MS = 300;
const LEAVE_MS = 3_000;

/** Hears what happens on a post while it is in view; what is heard goes into the cache. */
export function usePostChannel(id: string, element: RefObject<HTMLElement | null>): void {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)!.isIntersecting;
      clearTimeout(timer);
      timer = setTimeout(() => setNear(isInView), isInView ? ARRIVE_MS : LEAVE_MS);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);

  useLiveChannel(isNear ? `private-post-${id}` : null);
}
