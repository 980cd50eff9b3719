import { useEffect, useState, type RefObject } from 'react';
import { useLiveChannel } from '../../../live/LiveProvider';

/** Delays avoid subscribing during fast scrolling and resubscribing after a short absence. */
const SUBSCRIBE_DELAY_MS = 300;
const UNSUBSCRIBE_DELAY_MS = 3_000;

/** Subscribes to a post's live channel while the element is in view. Live handlers write the events to the cache. */
export function usePostChannel(id: string, element: RefObject<HTMLElement | null>): void {
  const [isSubscribed, setSubscribed] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)!.isIntersecting;
      clearTimeout(timer);
      timer = setTimeout(() => setSubscribed(isInView), isInView ? SUBSCRIBE_DELAY_MS : UNSUBSCRIBE_DELAY_MS);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);

  useLiveChannel(isSubscribed ? `private-post-${id}` : null);
}
