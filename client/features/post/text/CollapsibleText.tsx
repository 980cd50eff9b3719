import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { RichText } from './RichText';

/** Ids of expanded texts, until the page unloads. A virtualised row that remounts keeps its height this way. */
const expandedIds = new Set<string>();

const clampClasses = { 4: 'line-clamp-4', 8: 'line-clamp-8', 16: 'line-clamp-16' };

export interface CollapsibleTextProps {
  /** Identifies the text, so that it stays expanded after a remount. */
  id: string;
  text: string;
  lines?: keyof typeof clampClasses;
  /** Rendered after the last word. */
  children?: ReactNode;
}

/** Text clamped to its first lines, with a "Show more" button. */
export function CollapsibleText({ id, text, lines = 8, children }: CollapsibleTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(() => expandedIds.has(id));
  const [isClamped, setClamped] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isExpanded) return undefined;
    const measure = () => setClamped(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // A text change may leave the element's height equal, so the observer does not fire.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isExpanded, text]);

  function expand() {
    expandedIds.add(id);
    setExpanded(true);
  }

  return (
    <>
      <div
        ref={box}
        dir="auto"
        // Expands when a clamped link gets focus.
        onFocus={({ target }) =>
          target.offsetTop >= (box.current?.offsetTop ?? 0) + (box.current?.clientHeight ?? 0) && expand()
        }
        className={clsx('text-pretty', !isExpanded && clampClasses[lines])}
      >
        <RichText text={text} />
        {children}
      </div>
      {isClamped && !isExpanded && (
        <button
          type="button"
          onClick={expand}
          className="-mb-1 -ml-2 flex h-8 items-center rounded-control px-2 font-medium text-primary hover:underline touch:-my-2 touch:h-control"
        >
          Show more
        </button>
      )}
    </>
  );
}
