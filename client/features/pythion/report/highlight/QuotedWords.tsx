import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useHighlight, usePreview, type Marked } from './HighlightProvider';
import { contains, isSameRange, type TextRange } from './segmentText';

export interface QuotedWordsProps {
  quote: string;
  /** Where they are in the text; null when they cannot be located. */
  range: TextRange | null;
  /** A row of its own, whose target is 44 px high on touch and moves nothing around it. */
  isRow?: boolean;
}

/** Words of the founder in the report. Pressing them marks them in the text and scrolls there. */
export function QuotedWords({ quote, range, isRow }: QuotedWordsProps) {
  const { marked, pinned, pin } = useHighlight();
  const own: Marked | null = range && { ranges: [range], from: 'report' };
  const previewProps = usePreview(own);
  if (!range) return <q className="text-ink">{quote}</q>;
  const isPinned = pinned?.from === 'report' && pinned.ranges.some((other) => isSameRange(other, range));
  // Pointing at words of the text marks everything that rests on them.
  const isMarked = marked?.from === 'text' && marked.ranges.some((other) => contains(range, other));

  function handleClick({ currentTarget: element }: MouseEvent<HTMLElement>) {
    pin(isPinned || !own ? null : { ...own, pressed: { element, top: element.getBoundingClientRect().top } });
  }

  return (
    <button
      type="button"
      aria-pressed={isPinned}
      {...previewProps}
      onClick={handleClick}
      className={clsx(
        'target rounded-chip text-left text-ink underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-primary hover:decoration-solid',
        isRow && 'touch:-my-[13px] touch:bg-clip-content touch:py-[13px]',
        (isPinned || isMarked) && 'bg-primary-soft text-on-primary-soft! decoration-primary! decoration-solid!',
      )}
    >
      “{quote}”
    </button>
  );
}
