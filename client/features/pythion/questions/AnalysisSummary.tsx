import { Status } from '../../../ui/feedback/Status';
import { ScoreNumber } from '../parts/ScoreNumber';
import { VerdictBadge } from '../parts/VerdictBadge';
import { describeMove } from './describeMove';
import type { Questions_AnalysisFragment } from './__generated__/Questions.generated';

export interface AnalysisSummaryProps {
  analysis: Pick<Questions_AnalysisFragment, 'title' | 'score' | 'verdict'>;
  /** Score at the start of the round. */
  startScore: number;
}

/** The idea and its score, which moves as answers are saved. */
export function AnalysisSummary({ analysis: { title, score, verdict }, startScore }: AnalysisSummaryProps) {
  const move = describeMove(startScore, score);
  return (
    <div className="z-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-canvas px-4 py-3">
      <p className="min-w-0 flex-1 basis-50 truncate text-ink-2">
        <bdi>{title}</bdi>
      </p>
      <Status className="flex items-center gap-2">
        <ScoreNumber score={score} className="text-lead" />
        {move && <span className="text-meta font-medium text-ink-2 tabular-nums">{move}</span>}
        <VerdictBadge verdict={verdict} />
      </Status>
    </div>
  );
}
