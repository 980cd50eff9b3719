import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Confidence, Verdict } from '../../../../shared/contracts/analysis';
import { confidenceLabels } from '../parts/analysisLabels';
import { ScoreNumber } from '../parts/ScoreNumber';
import { VerdictBadge } from '../parts/VerdictBadge';

export interface RowBodyProps {
  to: string;
  card: { title: string; score: number; verdict: Verdict; confidence: Confidence };
  /** What follows the verdict: times, versions, the founder. */
  meta: ReactNode;
  /** Buttons at the right end. */
  children?: ReactNode;
}

/** One analysis of a list. The whole row is a link, but for its buttons. */
export function RowBody({ to, card, meta, children }: RowBodyProps) {
  return (
    <li
      data-analysis=""
      className={clsx(
        'relative flex items-start gap-3 border-b border-line py-3 pl-4 hover:bg-fill',
        children ? 'pr-2' : 'pr-4',
      )}
    >
      <ScoreNumber
        score={card.score}
        className="flex size-[40px] shrink-0 items-center justify-center rounded-control border border-line bg-surface text-lead"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <bdi className={clsx('line-clamp-2 font-bold break-words', children && 'max-md:min-h-10')}>{card.title}</bdi>
        </Link>
        <p
          className={clsx(
            'mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-3',
            // Below the buttons there is room for one line.
            children && 'max-md:-mr-[88px]',
          )}
        >
          <VerdictBadge verdict={card.verdict} />
          <span>{confidenceLabels[card.confidence]}</span>
          {meta}
        </p>
      </div>
      {children && <div className="relative z-1 -mt-1 flex shrink-0">{children}</div>}
    </li>
  );
}
