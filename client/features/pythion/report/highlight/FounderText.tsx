import { clsx } from 'clsx';
import { useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { useMediaQuery } from '../../../../ui/useMediaQuery';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { listBackings, listRepeatedWords, type Backing } from './backings';
import { useHighlight, usePreview, type Marked } from './HighlightProvider';
import { contains, segmentText, type TextSegment } from './segmentText';

/** The text as the founder wrote it. Words that the report rests on are underlined, and marked together with it. */
export function FounderText({ analysis }: { analysis: Report_AnalysisFragment }) {
  const { pinned } = useHighlight();
  const isBeside = useMediaQuery('(min-width: 1100px)');
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const backings = useMemo(() => listBackings(analysis), [analysis]);
  const segments = useMemo(
    () => segmentText(analysis.text, backings, listRepeatedWords(analysis)),
    [analysis, backings],
  );
  const countAt = (segment: TextSegment) => backings.filter((backing) => contains(backing, segment)).length;
  const counts = new Set(segments.map(countAt));

  useEffect(() => {
    if (pinned?.from !== 'report') return;
    const first = element.current?.querySelector('[data-marked]');
    first?.scrollIntoView({ block: isBeside ? 'nearest' : 'center', behavior: 'smooth' });
  }, [pinned, isBeside]);

  return (
    <>
      <div
        ref={element}
        dir="auto"
        lang={analysis.language === 'und' ? undefined : analysis.language}
        className="leading-7 break-words whitespace-pre-wrap print:leading-5"
      >
        {segments.map((segment) =>
          segment.isQuoted ? (
            <MarkedWords key={segment.start} segment={segment} descriptionId={`${id}${countAt(segment)}`} />
          ) : (
            <PlainWords key={segment.start} segment={segment} />
          ),
        )}
      </div>
      {[...counts].map((count) => (
        <span key={count} id={`${id}${count}`} hidden>
          {count === 1 ? '1 part of the report rests on this' : `${count} parts of the report rest on this`}
        </span>
      ))}
      <BackedParts backings={backings} />
    </>
  );
}

const isMarkedBy = (marked: Marked | null, segment: TextSegment): boolean =>
  marked?.ranges.some((range) => contains(range, segment)) ?? false;

/** Words that no level rests on. Other parts of the report may repeat them. */
function PlainWords({ segment }: { segment: TextSegment }) {
  const isMarked = isMarkedBy(useHighlight().marked, segment);
  return (
    <span data-marked={isMarked || undefined} className={isMarked ? markedClasses : undefined}>
      {segment.text}
    </span>
  );
}

const markedClasses =
  'rounded-[2px] bg-primary-soft box-decoration-clone py-0.5 text-on-primary-soft underline decoration-primary decoration-2 underline-offset-4';

/** A run of quoted words. It is a button that wraps like text, which a button element cannot. */
function MarkedWords({ segment, descriptionId }: { segment: TextSegment; descriptionId: string }) {
  const { marked, pinned, pin } = useHighlight();
  const own = { ranges: [segment], from: 'text' } as const;
  const previewProps = usePreview(own);
  const isMarked = isMarkedBy(marked, segment);
  const isPinned = pinned?.from === 'text' && pinned.ranges[0]?.start === segment.start;
  const toggle = () => pin(isPinned ? null : own);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    toggle();
  }

  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      aria-pressed={isPinned}
      aria-describedby={descriptionId}
      data-marked={isMarked || undefined}
      {...previewProps}
      onClick={toggle}
      onKeyDown={handleKeyDown}
      className={clsx(
        'cursor-pointer',
        isMarked
          ? markedClasses
          : 'underline decoration-line-strong decoration-dotted decoration-2 underline-offset-4 hover:decoration-primary',
      )}
    >
      {segment.text}
    </span>
  );
}

/** What rests on the words that were pressed in the text, each as a link to its part of the report. */
function BackedParts({ backings }: { backings: readonly Backing[] }) {
  const { pinned } = useHighlight();
  const words = pinned?.from === 'text' ? pinned.ranges[0] : undefined;
  const parts = words ? backings.filter((backing) => contains(backing, words)) : [];
  return (
    <div aria-live="polite" className="print:hidden">
      {parts.length > 0 && (
        <div className="mt-4 rounded-control border border-line bg-canvas px-3 py-2">
          <p className="text-meta font-medium">These words back</p>
          <ul>
            {parts.map((part) => (
              <li key={`${part.elementId} ${part.text}`}>
                <a
                  href={`#${part.elementId}`}
                  className="block rounded-chip py-1 hover:bg-fill"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(part.elementId)?.focus({ preventScroll: true });
                    document.getElementById(part.elementId)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
                  }}
                >
                  <span className="font-medium text-primary">{part.label}</span>{' '}
                  <span className="text-meta text-ink-2">{part.text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
