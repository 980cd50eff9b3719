import type { AnalysisSentence } from '../../../__generated__/types';

const verdict = /^(?:Go|Not yet|No go)\b/;

/** The sentence of a report that gives the verdict with its reason. A language model's gives none. */
export const findVerdictSentence = <Sentence extends Pick<AnalysisSentence, 'section' | 'origin' | 'source' | 'text'>>(
  sentences: readonly Sentence[],
): Sentence | undefined =>
  sentences.find(
    ({ section, origin, source, text }) =>
      section === 'summary' && origin === 'general' && source !== 'model' && verdict.test(text),
  );
