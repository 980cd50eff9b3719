import type { AnalysisSentence } from '../../../__generated__/types';

/** The sentence of a report that gives the verdict with its reason: the first of the summary that quotes nobody. */
export const findVerdictSentence = (
  sentences: readonly Pick<AnalysisSentence, 'section' | 'origin' | 'text'>[],
): string | undefined =>
  sentences.find(({ section, origin }) => section === 'summary' && (origin === 'general' || origin === 'guess'))?.text;
