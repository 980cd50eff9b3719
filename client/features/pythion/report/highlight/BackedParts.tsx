import { X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../../../../ui/button/IconButton';
import { useHighlight } from './HighlightProvider';
import type { Backing } from './backings';
import { PartLink } from './PartLink';
import { revealElements } from './revealElements';

/**
 * What rests on the words that were pressed in the text, each as a link to its part of the report. It is rendered after the
 * words, so that it appears below their last line, and Tab leads from them to the links.
 */
export function BackedParts({ parts }: { parts: readonly Backing[] }) {
  const { pin } = useHighlight();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    revealElements([box.current!]);
  }, []);

  function close() {
    (box.current?.previousElementSibling as HTMLElement | null)?.focus({ preventScroll: true });
    pin(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    // Keys that reach it come from its links and its button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      dir="ltr"
      lang="en"
      onKeyDown={handleKeyDown}
      className="absolute inset-x-0 z-1 mt-1 scroll-my-[72px] rounded-control border border-line-strong bg-raised py-1 pr-1 pl-3 text-body whitespace-normal shadow-raised print:hidden"
    >
      <p id={id} className="flex h-control items-center text-meta font-medium">
        These words back
      </p>
      <ul aria-labelledby={id} className="pr-2 pb-1">
        {parts.map((part) => (
          <li key={`${part.elementId} ${part.text}`}>
            <PartLink elementId={part.elementId} className="block rounded-chip py-1 hover:bg-fill">
              <span className="font-medium text-primary">{part.label}</span>{' '}
              <span className="text-meta text-ink-2">{part.text}</span>
            </PartLink>
          </li>
        ))}
      </ul>
      <IconButton label="Close" icon={X} onClick={close} className="absolute! top-1 right-1" />
    </div>
  );
}
