import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { TextLink } from '../../../ui/text/TextLink';
import type { AnswerSaver } from './AnswerSaver';
import { countOpen, type Round } from './round';
import type { Questions_AnalysisFragment } from './__generated__/Questions.generated';

export interface RoundEndProps {
  analysis: Questions_AnalysisFragment;
  round: Round;
  saver: AnswerSaver;
  onBack: (() => void) | undefined;
  onContinue: () => void;
}

/** What the answers changed, with the way to the report. */
export function RoundEnd({ analysis, round, saver, onBack, onContinue }: RoundEndProps) {
  const answered = useSyncExternalStore(saver.subscribe, saver.countAnswered);
  const hasFailed = useSyncExternalStore(saver.subscribe, saver.hasFailed);
  const rejected = useSyncExternalStore(saver.subscribe, saver.findRejected);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = countOpen(analysis);
  const moved = analysis.score - round.score;

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="px-4 py-6">
      <h2 ref={heading} tabIndex={-1} className="text-section">
        {round.questions.length === 0 ? 'No open questions' : `You answered ${answered} of ${round.questions.length}`}
      </h2>
      <p className="mt-2 max-w-140 text-lead text-pretty text-ink-2">
        {moved === 0
          ? `The score is ${analysis.score} of 100.`
          : `The score moved from ${round.score} to ${analysis.score} of 100.`}
      </p>
      {hasFailed && (
        <div className="-mx-4 mt-4">
          <ErrorState onRetry={() => saver.flushAll()}>
            Some answers aren’t saved yet. Your texts are still here.
          </ErrorState>
        </div>
      )}
      {rejected !== undefined && (
        <div className="-mx-4 mt-4">
          <ErrorState>
            An answer couldn’t be saved as it is. Your text is still here.{' '}
            <TextLink to={`?question=${rejected}`} className="text-on-danger-soft!">
              Change the answer
            </TextLink>
          </ErrorState>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={`/analyses/${analysis.id}`} variant="primary" className="max-md:w-full">
          Open the report
        </ButtonLink>
        {open > 0 && (
          <Button onClick={onContinue} className="max-md:w-full">
            Answer {open} more
          </Button>
        )}
        {onBack && (
          <Button variant="quiet" onClick={onBack} className="max-md:w-full">
            Back
          </Button>
        )}
      </div>
    </section>
  );
}
