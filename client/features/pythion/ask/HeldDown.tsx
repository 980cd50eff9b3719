import { isHeldBy, sumScores } from '../../../../shared/analysisTotal';
import { labelOf, scoreLabels } from '../parts/analysisLabels';
import { formatPoints } from '../parts/formatPoints';
import { measureOpenPoints } from './measureOpenPoints';
import type { QuickResult_AnalysisFragment } from './__generated__/QuickResult.generated';

/** The cap that limits the score, and the scores that cost the most of the points that it leaves. */
export function HeldDown({ analysis }: { analysis: Pick<QuickResult_AnalysisFragment, 'scores' | 'caps'> }) {
  const [cap] = analysis.caps;
  // Nothing that lets a forbidden idea grow is advised.
  const open = cap?.key === 'legalFail' ? [] : measureOpenPoints(analysis.scores, 3, cap?.limit);
  const comesFirst = cap !== undefined && cap.key !== 'legalFail' && isHeldBy(sumScores(analysis.scores), cap.limit);
  if (!cap && open.length === 0) return null;
  return (
    <section aria-labelledby="held-down" className="border-t border-line px-4 py-6">
      <h2 id="held-down" className="text-section">
        What holds it down
      </h2>
      {cap && (
        <p className="mt-3 rounded-control bg-warn-soft px-3 py-2 text-on-warn-soft">
          <span className="font-medium">The score can’t pass {cap.limit}.</span> {cap.reason}
          {comesFirst && ' This comes first: until it changes, anything else adds little.'}
        </p>
      )}
      <ul className="mt-2">
        {open.map(({ key, score, open: points, next }) => (
          <li key={key} className="border-b border-line py-3 last:border-b-0">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-bold">{labelOf(scoreLabels, key)}</span>
              <span className="text-meta whitespace-nowrap text-ink-2 tabular-nums">
                {score.toFixed(1)} of 5 · {formatPoints(points)} {points === 1 ? 'point' : 'points'} open
              </span>
            </p>
            <p className="mt-1 text-ink-2">{next}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
