import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { readingLine } from './scrollSpyLine';

function findRead(sections: readonly Element[]): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const line = readingLine(window.scrollY, scrollHeight - clientHeight, clientHeight);
  return sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id;
}

/**
 * Brings the part that the address names to the top, gives its heading the focus, and holds it there while the parts
 * above it arrive, until the reader does something. From then on the current part is the one being read.
 * @param parts the element whose children are the parts, each with its id
 * @returns the current part's id; undefined before the first look
 */
export function useCurrentSection(parts: RefObject<HTMLElement | null>): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  const { hash, key } = useLocation();

  useEffect(() => {
    const sections = [...parts.current!.children];
    let held = sections.find(({ id }) => `#${id}` === hash);
    let heldAt = { scrolled: 0, height: 0 };
    const measure = () => ({ scrolled: window.scrollY, height: parts.current!.offsetHeight });

    function handleResize() {
      held?.scrollIntoView();
      heldAt = measure();
      setCurrentId(held?.id ?? findRead(sections));
    }
    function handleScroll() {
      const { scrolled, height } = measure();
      // The browser also tells of the scrolling done here, and moves the page itself when a part above arrives.
      if (held && (height !== heldAt.height || Math.abs(scrolled - heldAt.scrolled) < 2)) return;
      held = undefined;
      setCurrentId(findRead(sections));
    }
    const release = () => {
      held = undefined;
    };
    held?.querySelector('h2')?.focus({ preventScroll: true });
    // It also calls back once at the start.
    const resized = new ResizeObserver(handleResize);
    resized.observe(parts.current!);
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pointerdown', release);
    window.addEventListener('keydown', release);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pointerdown', release);
      window.removeEventListener('keydown', release);
    };
    // A link to the same part again has a new key.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [parts, hash, key]);

  return currentId;
}
