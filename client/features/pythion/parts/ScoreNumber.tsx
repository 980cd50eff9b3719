import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

export interface ScoreNumberProps {
  score: number;
  /** What follows the number, in place of words for screen readers only. */
  scale?: ReactNode;
  className?: string;
}

/** Total of an analysis, 0 to 100. */
export function ScoreNumber({ score, scale, className }: ScoreNumberProps) {
  return (
    <span className={clsx('whitespace-nowrap tabular-nums', className)}>
      <VisuallyHidden>Score </VisuallyHidden>
      <span className="font-bold">{score}</span>
      {scale ?? <VisuallyHidden> of 100</VisuallyHidden>}
    </span>
  );
}
