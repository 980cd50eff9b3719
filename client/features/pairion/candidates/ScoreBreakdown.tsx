import { ChevronRight } from 'lucide-react';
import type { PairionCandidate_CandidateFragment } from '../__generated__/Pairion.generated';
import { lineLabel } from '../pairionLabels';

type Candidate = Pick<PairionCandidate_CandidateFragment, 'breakdown' | 'score'>;

/** Preferences whose bars the card shows before it is opened. */
const mainKeys: readonly string[] = ['hours', 'skills', 'stage', 'remote'];

/** Minus signs are as wide as plus signs. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Bars of time, skills, stage and place, each with its reason in words. */
export function MainBars({ candidate: { breakdown } }: { candidate: Candidate }) {
  const lines = breakdown.filter(({ key, of }) => mainKeys.includes(key) && of > 0);
  if (lines.length === 0) return null;
  return (
    <ul aria-label="How they fit you" className="mt-3 flex flex-col gap-3 md:gap-2">
      {lines.map(({ key, points, of, reason }) => (
        <li key={key} className="grid gap-x-4 gap-y-1 md:grid-cols-[8rem_minmax(0,1fr)] md:items-center">
          <span aria-hidden="true" className="block h-2 overflow-hidden rounded-chip bg-fill">
            <span className="block h-full bg-primary" style={{ width: `${(points / of) * 100}%` }} />
          </span>
          <span className="text-ink-2">
            <bdi>{reason}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All lines of the score and their sum. */
export function ScoreBreakdown({ candidate: { breakdown, score } }: { candidate: Candidate }) {
  return (
    <details className="group mt-3">
      <summary className="flex min-h-control w-fit cursor-pointer list-none items-center gap-1 font-medium text-primary hover:text-primary-hover">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        How the {score} points add up
      </summary>
      <table className="mt-1 w-full text-body">
        <thead className="sr-only">
          <tr>
            <th scope="col">Preference</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {breakdown.map(({ key, points, of, reason }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                <span className="block font-medium">{lineLabel(key)}</span>
                <bdi className="block text-meta break-words text-ink-2">{reason}</bdi>
              </th>
              <td className="py-2 text-right align-top whitespace-nowrap tabular-nums">
                {signed(points)}
                {of > 0 && <span className="text-ink-3"> of {of}</span>}
              </td>
            </tr>
          ))}
          <tr className="border-t border-line-strong font-bold">
            <th scope="row" className="py-2 text-left">
              Score
            </th>
            <td className="py-2 text-right tabular-nums">{score}</td>
          </tr>
        </tbody>
      </table>
    </details>
  );
}
