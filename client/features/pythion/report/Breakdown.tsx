import { clsx } from 'clsx';
import { Commentable } from '../comments/Commentable';
import { labelOf, scoreLabels } from '../parts/analysisLabels';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { groupByWords, scoreElementId } from './highlight/backings';
import { usePreview } from './highlight/HighlightProvider';
import { QuotedWords } from './highlight/QuotedWords';
import { formatPoints } from '../parts/formatPoints';
import { HowWeScoreLink } from '../parts/HowWeScoreLink';
import { Section } from './Section';

/** The six scores: what each is worth, what its level rests on, and what would raise it. */
export function Breakdown({ analysis }: { analysis: Report_AnalysisFragment }) {
  return (
    <Section
      title="The six scores"
      intro={
        <>
          Each level is 0 to 5 and rests on the words below it. <HowWeScoreLink className="print:hidden" />
        </>
      }
      className="print:break-before-page print:border-t-0"
    >
      <ul className="-mt-2 divide-y divide-line">
        {analysis.scores.map((score) => (
          <ScoreRow key={score.key} analysis={analysis} score={score} />
        ))}
      </ul>
    </Section>
  );
}

type Score = Report_AnalysisFragment['scores'][number];

function ScoreRow({ analysis, score }: { analysis: Report_AnalysisFragment; score: Score }) {
  const label = labelOf(scoreLabels, score.key);
  const groups = groupByWords(analysis.text, score.reasons);
  const ranges = groups.flatMap(({ range }) => range ?? []);
  const previewProps = usePreview(ranges.length > 0 ? { ranges, from: 'report' } : null);
  return (
    <li id={scoreElementId(score.key)} tabIndex={-1} className="break-inside-avoid py-4 -outline-offset-2 print:py-2">
      <Commentable claim={score.claim} label={label}>
        <div {...previewProps} className="print:flex print:items-center print:gap-6">
          <div className="flex flex-wrap items-baseline gap-x-3 print:shrink-0">
            <h3 className="text-lead">{label}</h3>
            <p className="tabular-nums">
              <span className="font-bold">{score.score.toFixed(1)}</span>
              <span className="text-ink-2"> of 5</span>
            </p>
            <p className="text-meta text-ink-2 tabular-nums">
              {formatPoints((score.weight * score.score) / 5)} of {score.weight} points
            </p>
          </div>
          <LevelBar score={score.score} />
        </div>
        <ul className="mt-3 flex flex-col gap-3 print:mt-1 print:gap-0.5">
          {groups.map(({ quote, range, texts }) => (
            <li key={`${range?.start} ${quote}`}>
              {quote !== null && (
                <p className="print:inline">
                  <QuotedWords quote={quote} range={range} isRow />
                </p>
              )}
              <p className="text-meta text-ink-2 print:inline"> {texts.join(' ')}</p>
            </li>
          ))}
        </ul>
        <p className="mt-3 print:mt-0.5">
          <span className="font-medium">Next step: </span>
          {score.next}
        </p>
      </Commentable>
    </li>
  );
}

/** Five parts, one for each level. The number beside it is its text. */
function LevelBar({ score }: { score: number }) {
  return (
    <div aria-hidden="true" className="mt-2 flex gap-1 print:mt-0 print:ml-auto print:w-48">
      {[0, 1, 2, 3, 4].map((level) => {
        const share = Math.max(0, Math.min(1, score - level));
        return (
          <svg key={level} viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 min-w-0 flex-1 shrink">
            <rect width="100" height="6" className="fill-fill stroke-line print:fill-surface" />
            <rect width={100 * share} height="6" className={clsx(share > 0 && 'fill-primary')} />
          </svg>
        );
      })}
    </div>
  );
}
