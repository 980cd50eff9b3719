import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { getScrollSpyLine } from './scrollSpyLine';

function findActiveSection(sections: readonly Element[]): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const line = getScrollSpyLine(window.scrollY, scrollHeight - clientHeight, clientHeight);
  return sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id;
}

/**
 * Scrolls to the section in the address's hash and focuses its heading. While sections above it load, it is scrolled back
 * to the top, until the person scrolls, clicks or presses a key. From then on the current section follows the scroll
 * position.
 * @param container element whose children are the sections, each with its id
 * @returns the id of the current section; undefined before the first measurement
 */
export function useCurrentSection(container: RefObject<HTMLElement | null>): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  const { hash, key } = useLocation();

  useEffect(() => {
    const sections = [...container.current!.children];
    let pinned = sections.find(({ id }) => `#${id}` === hash);
    let pinnedAt = { scrolled: 0, height: 0 };
    const measure = () => ({ scrolled: window.scrollY, height: container.current!.offsetHeight });

    function handleResize() {
      pinned?.scrollIntoView();
      pinnedAt = measure();
      setCurrentId(pinned?.id ?? findActiveSection(sections));
    }
    function handleScroll() {
      const { scrolled, height } = measure();
      // Ignores scroll events of `scrollIntoView` here and of the browser's scroll anchoring when a section above loads.
      if (pinned && (height !== pinnedAt.height || Math.abs(scrolled - pinnedAt.scrolled) < 2)) return;
      pinned = undefined;
      setCurrentId(findActiveSection(sections));
    }
    const release = () => {
      pinned = undefined;
    };
    pinned?.querySelector('h2')?.focus({ preventScroll: true });
    // A ResizeObserver also calls back once initially.
    const resizeObserver = new ResizeObserver(handleResize);
    resizeObserver.observe(container.current!);
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pointerdown', release);
    window.addEventListener('keydown', release);
    return () => {
      resizeObserver.disconnect();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pointerdown', release);
      window.removeEventListener('keydown', release);
    };
    // A repeated link to the same section changes only the key.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [container, hash, key]);

  return currentId;
}
