import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { RichText } from './RichText';

/** What was unfolded stays so while the page lives: a row that scrolled away comes back with the height it had. */
const unfolded = new Set<string>();

const folds = { 4: 'line-clamp-4', 8: 'line-clamp-8', 16: 'line-clamp-16' };

export interface CollapsibleTextProps {
  /** Whose text it is, so that it stays unfolded. */
  id: string;
  text: string;
  lines?: keyof typeof folds;
  /** Stands behind the last word. */
  children?: ReactNode;
}

/** Text that shows its first lines, and the rest on demand. */
export function CollapsibleText({ id, text, lines = 8, children }: CollapsibleTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(() => unfolded.has(id));
  const [hasMore, setMore] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isOpen) return undefined;
    const measure = () => setMore(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // Another text under the fold has the same height on the page.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isOpen, text]);

  function open() {
    unfolded.add(id);
    setOpen(true);
  }

  return (
    <>
      <div
        ref={box}
        // A link below the fold that takes focus must be seen.
        onFocus={({ target }) =>
          target.offsetTop >= (box.current?.offsetTop ?? 0) + (box.current?.clientHeight ?? 0) && open()
        }
        className={clsx('text-pretty', !isOpen && folds[lines])}
      >
        <RichText text={text} />
        {children}
      </div>
      {hasMore && !isOpen && (
        <button
          type="button"
          onClick={open}
          className="-mb-1 -ml-2 flex h-8 items-center rounded-control px-2 font-medium text-primary hover:underline touch:-my-2 touch:h-control"
        >
          Show more
        </button>
      )}
    </>
  );
}
