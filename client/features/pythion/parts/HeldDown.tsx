import { clsx } from 'clsx';
import { isHeldBy, sumScores } from '../../../../shared/analysisTotal';
import type { AnalysisScore } from '../../../__generated__/types';
import { labelOf, scoreLabels } from './analysisLabels';
import { formatPoints } from './formatPoints';
import { measureOpenPoints } from './measureOpenPoints';

export interface HeldDownProps {
  analysis: {
    scores: readonly (Pick<AnalysisScore, 'key' | 'score' | 'weight' | 'next'> & {
      reasons: readonly { text: string }[];
    })[];
    caps: readonly { key: string; limit: number; reason: string }[];
  };
  /** Without the next steps, which the report lists with each score; on paper the cap alone. */
  isBrief?: boolean;
  className?: string;
}

/** The cap that applies, if it takes something from the total. */
export const findHoldingCap = ({ scores, caps: [cap] }: HeldDownProps['analysis']) =>
  cap && isHeldBy(sumScores(scores), cap.limit) ? cap : undefined;

/** The cap that lowers the score, and the scores that cost the most of the points that it leaves. */
export function HeldDown({ analysis, isBrief, className }: HeldDownProps) {
  const [first] = analysis.caps;
  const isForbidden = first?.key === 'legalFail';
  const cap = findHoldingCap(analysis);
  // Nothing that lets a forbidden idea grow is advised.
  const open = isForbidden ? [] : measureOpenPoints(analysis.scores, 3, first?.limit);
  if (!cap && open.length === 0) return null;
  return (
    <section aria-labelledby="held-down" className={className}>
      <h2 id="held-down" className={isBrief ? 'text-body font-bold print:hidden' : 'text-section'}>
        What holds it down
      </h2>
      {cap && (
        <p className={clsx('rounded-control bg-warn-soft px-3 py-2 text-on-warn-soft', isBrief ? 'mt-2' : 'mt-3')}>
          <span className="font-medium">The score can’t pass {cap.limit}.</span> {cap.reason}
          {!isForbidden && ' This comes first: until it changes, anything else adds little.'}
        </p>
      )}
      {open.length > 0 && (
        <ul className={isBrief ? 'mt-1 md:grid md:grid-cols-3 md:gap-x-4 print:hidden' : 'mt-2'}>
          {open.map(({ key, score, open: points, next }) => (
            <li
              key={key}
              className={clsx(
                'border-line',
                isBrief ? 'max-md:border-b max-md:py-1.5 max-md:last:border-b-0' : 'border-b py-3 last:border-b-0',
              )}
            >
              <p className={clsx('flex flex-wrap items-baseline justify-between gap-x-4', isBrief && 'md:block')}>
                <span className={isBrief ? 'block font-medium' : 'font-bold'}>{labelOf(scoreLabels, key)}</span>
                <span
                  className={clsx(
                    'text-meta text-ink-2 tabular-nums',
                    isBrief ? 'max-md:whitespace-nowrap' : 'whitespace-nowrap',
                  )}
                >
                  {score.toFixed(1)} of 5 · {formatPoints(points)} {points === 1 ? 'point' : 'points'} open
                </span>
              </p>
              {!isBrief && <p className="mt-1 text-ink-2">{next}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
