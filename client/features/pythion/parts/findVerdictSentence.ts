import type { AnalysisSentence } from '../../../__generated__/types';

const verdict = /^(?:Go|Not yet|No go)\b/;

/** The sentence of a report that gives the verdict with its reason. */
export const findVerdictSentence = <Sentence extends Pick<AnalysisSentence, 'section' | 'origin' | 'text'>>(
  sentences: readonly Sentence[],
): Sentence | undefined =>
  sentences.find(({ section, origin, text }) => section === 'summary' && origin === 'general' && verdict.test(text));
