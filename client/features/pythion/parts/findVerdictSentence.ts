import type { AnalysisSentence } from '../../../__generated__/types';

const verdict = /^(?:Go|Not yet|No go)\b/;

/** The sentence of a report that gives the verdict with its reason. */
export const findVerdictSentence = (
  sentences: readonly Pick<AnalysisSentence, 'section' | 'origin' | 'text'>[],
): string | undefined =>
  sentences.find(({ section, origin, text }) => section === 'summary' && origin === 'general' && verdict.test(text))
    ?.text;
