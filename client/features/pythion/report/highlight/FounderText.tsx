import { clsx } from 'clsx';
import { Fragment, useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { BackedParts } from './BackedParts';
import { listBackings, listRepeatedWords } from './backings';
import { useHighlight, usePreview, type Marked } from './HighlightProvider';
import { revealElements } from './revealElements';
import { contains, segmentText, type TextSegment } from './segmentText';

/** From here on a text is printed in two columns, in UTF-16 units. */
const longText = 700;

/** The text as the founder wrote it. Words that the report rests on are underlined, and marked together with it. */
export function FounderText({ analysis }: { analysis: Report_AnalysisFragment }) {
  const { pinned } = useHighlight();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const backings = useMemo(() => listBackings(analysis), [analysis]);
  const segments = useMemo(
    () => segmentText(analysis.text, backings, listRepeatedWords(analysis)),
    [analysis, backings],
  );
  const partsOf = (segment: TextSegment) => backings.filter((backing) => contains(backing, segment));
  const counts = new Set(segments.map((segment) => partsOf(segment).length));
  const pressed = pinned?.from === 'text' ? segments.find(({ start }) => start === pinned.ranges[0]?.start) : undefined;
  const language = analysis.language === 'und' ? undefined : analysis.language;
  const pressedParts = pressed ? partsOf(pressed) : [];

  useEffect(() => {
    if (pinned?.from !== 'report') return;
    revealElements([...element.current!.querySelectorAll('[data-marked]')], 'center');
  }, [pinned]);

  return (
    <>
      <div
        ref={element}
        dir="auto"
        lang={language}
        className={clsx(
          'relative leading-7 break-words whitespace-pre-wrap print:leading-[1.1875rem]',
          analysis.text.length > longText && 'print:columns-2 print:gap-x-6',
        )}
      >
        {segments.map((segment) =>
          segment.isQuoted ? (
            <Fragment key={segment.start}>
              <MarkedWords segment={segment} descriptionId={`${id}${partsOf(segment).length}`} />
              {segment === pressed && <BackedParts parts={pressedParts} />}
            </Fragment>
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
      <div aria-live="polite">
        {pressed && pressedParts.length > 0 && (
          <VisuallyHidden>
            {/* The words make it another text where other words with as many parts are pressed. */}
            <q lang={language}>{shorten(pressed.text)}</q>:{' '}
            {pressedParts.length === 1 ? '1 part is' : `${pressedParts.length} parts are`} listed after these words.
          </VisuallyHidden>
        )}
      </div>
    </>
  );
}

/** The first words of a longer quote, which was read when it was focused. */
function shorten(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length <= 8 ? words.join(' ') : `${words.slice(0, 8).join(' ')}…`;
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
    if (event.key === 'Escape' && isPinned) return pin(null);
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
