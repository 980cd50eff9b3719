import { clsx } from 'clsx';
import { formatPoints } from '../parts/formatPoints';

export interface ProgressProps {
  index: number;
  count: number;
  /** Points that the answer can add at most. */
  points: number | undefined;
}

/** Place among the questions, as text and as a row of bars, and what the current one can add. */
export function Progress({ index, count, points }: ProgressProps) {
  return (
    <div>
      <p className="flex justify-between gap-4 text-meta font-medium text-ink-2 tabular-nums">
        <span>
          Question {index + 1} of {count}
        </span>
        {points !== undefined && points > 0 && (
          <span>
            Up to {formatPoints(points)} {points === 1 ? 'point' : 'points'}
          </span>
        )}
      </p>
      <div aria-hidden="true" className="mt-2 flex gap-1">
        {Array.from({ length: count }, (_, bar) => (
          <span key={bar} className={clsx('h-1 flex-1 rounded-chip', bar <= index ? 'bg-primary' : 'bg-fill')} />
        ))}
      </div>
    </div>
  );
}
