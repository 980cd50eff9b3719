import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onNear` when a block at the end of a list scrolls into view. @returns a ref for the block */
export function useOnIntersect(onNear: () => void): RefObject<HTMLDivElement | null> {
  const block = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current());
    if (block.current) observer.observe(block.current);
    return () => observer.disconnect();
  }, []);
  return block;
}
