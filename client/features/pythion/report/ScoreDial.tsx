import { clsx } from 'clsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

export interface ScoreDialProps {
  /** 0 to 100. */
  score: number;
  /** Highest total under the cap that applies, if any. */
  limit?: number;
  className?: string;
}

/** The arc is three quarters of a circle, open at the bottom. */
const radius = 52;
const length = 2 * Math.PI * radius * 0.75;

/** Angle of a score on the dial, in degrees clockwise from the top. */
const angleOf = (score: number): number => -135 + score * 2.7;

/** A score as a number in an arc. A cap is a bar across the arc. */
export function ScoreDial({ score, limit, className }: ScoreDialProps) {
  const arc = { cx: 64, cy: 64, r: radius, fill: 'none', strokeWidth: 10, transform: 'rotate(135 64 64)' } as const;
  return (
    <div className={clsx('w-32', className)}>
      <VisuallyHidden>
        Score {score} of 100{limit !== undefined && `, limited to ${limit}`}
      </VisuallyHidden>
      <svg viewBox="0 0 128 118" aria-hidden="true">
        <circle {...arc} className="stroke-fill print:stroke-line" strokeDasharray={`${length} 999`} />
        {score > 0 && <circle {...arc} className="stroke-primary" strokeDasharray={`${(length * score) / 100} 999`} />}
        {limit !== undefined && (
          <line
            x1="64"
            x2="64"
            y1="3"
            y2="21"
            strokeWidth="3"
            transform={`rotate(${angleOf(limit)} 64 64)`}
            className="stroke-ink"
          />
        )}
        <text x="64" y="72" textAnchor="middle" className="fill-ink text-landing font-bold tabular-nums">
          {score}
        </text>
        <text x="64" y="92" textAnchor="middle" className="fill-ink-2 text-meta">
          of 100
        </text>
      </svg>
    </div>
  );
}
