import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AnalysisSummary } from './AnalysisSummary';
import { QuestionCard } from './QuestionCard';
import { buildRound } from './round';
import { RoundEnd } from './RoundEnd';
import { clearRound, loadRound, saveRound } from './storedRound';
import { useAnswerSaver } from './useAnswerSaver';
import type { Questions_AnalysisFragment } from './__generated__/Questions.generated';

/** `question` in the URL after the last question. */
const END = 'done';

/** Goes through the questions one at a time. The current one is in the URL, so that the browser's Back works. */
export function GuidedQuestions({ analysis }: { analysis: Questions_AnalysisFragment }) {
  const saver = useAnswerSaver(analysis);
  const { id } = analysis;
  const [round, setRound] = useState(() => loadRound(analysis) ?? buildRound(analysis));
  const [params, setParams] = useSearchParams();
  const { questions, firstOpen, score } = round;
  const named = params.get('question');
  const found = questions.findIndex(({ id }) => id === named);
  const index = named === END ? questions.length : found === -1 ? firstOpen : found;
  const question = questions[index];

  useEffect(() => {
    saveRound(id, round);
    // Not called by a reload, which keeps the round.
    return clearRound;
  }, [id, round]);

  function open(next: number) {
    if (question) void saver.flush(question.id);
    setParams({ question: questions[next]?.id ?? END }, { preventScrollReset: true });
  }

  function startRound() {
    setRound(buildRound(analysis));
    setParams({}, { replace: true });
  }

  return (
    <>
      <AnalysisSummary analysis={analysis} startScore={score} />
      {question ? (
        <QuestionCard
          key={question.id}
          question={question}
          place={{ index, count: questions.length }}
          saver={saver}
          isMoved={named !== null}
          onBack={index > 0 ? () => open(index - 1) : undefined}
          onNext={() => open(index + 1)}
        />
      ) : (
        <RoundEnd
          analysis={analysis}
          round={round}
          saver={saver}
          onBack={questions.length > 0 ? () => open(questions.length - 1) : undefined}
          onContinue={startRound}
        />
      )}
    </>
  );
}
