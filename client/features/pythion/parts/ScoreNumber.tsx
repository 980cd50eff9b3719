import { clsx } from 'clsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

/** Total of an analysis, 0 to 100. */
export function ScoreNumber({ score, className }: { score: number; className?: string }) {
  return (
    <span className={clsx('whitespace-nowrap tabular-nums', className)}>
      <VisuallyHidden>Score </VisuallyHidden>
      <span className="font-bold">{score}</span>
      <VisuallyHidden> of 100</VisuallyHidden>
    </span>
  );
}
