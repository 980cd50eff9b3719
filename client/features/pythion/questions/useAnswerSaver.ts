import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import { toCallError } from '../../../http/toCallError';
import { useLeaveWarning } from '../../../ui/form/useLeaveWarning';
import { evictStaleReport } from '../analysisCache';
import { AnswerSaver, type SavedAnswers } from './AnswerSaver';
import { AnswerAnalysisDocument, type Questions_AnalysisFragment } from './__generated__/Questions.generated';

const toSaved = ({ answers, updatedAt }: Pick<Questions_AnalysisFragment, 'answers' | 'updatedAt'>): SavedAnswers => ({
  answers: Object.fromEntries(answers.map(({ question, text }) => [question, text])),
  updatedAt,
});

/** Answers of an analysis, saved as they are typed. What is not saved when the page is left is sent then. */
export function useAnswerSaver(
  analysis: Pick<Questions_AnalysisFragment, 'id' | 'answers' | 'updatedAt'>,
): AnswerSaver {
  const { id } = analysis;
  const client = useApolloClient();
  const viewerId = useAuth().user!.id;
  const [saver] = useState(
    () =>
      new AnswerSaver({
        draftKey: `draft:answers:${viewerId}:${id}`,
        saved: toSaved(analysis),
        send: (question, text) =>
          client
            .mutate({
              mutation: AnswerAnalysisDocument,
              variables: { id, answers: [{ question, text }] },
              update: (cache, { data }) => data && evictStaleReport(cache, data.answerAnalysis),
              context: { fetchOptions: { keepalive: true } },
            })
            .catch((error: unknown) => {
              throw toCallError(error, 'Couldn’t save the answer.');
            }),
      }),
  );
  useEffect(() => saver.merge(toSaved(analysis)), [saver, analysis]);
  const hasUnsaved = useSyncExternalStore(saver.subscribe, saver.hasUnsaved);
  useLeaveWarning(hasUnsaved);
  useEffect(() => {
    window.addEventListener('online', saver.retryFailed);
    return () => {
      window.removeEventListener('online', saver.retryFailed);
      saver.flushAll();
    };
  }, [saver]);
  return saver;
}
