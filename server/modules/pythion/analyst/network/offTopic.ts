import type { SentenceOdds } from './sentenceOdds';

/** From this mean of the log odds on, the sentences are those of a diary, a recipe or a news item. */
const offTopicFrom = -3.45;
/** Fewer words say too little. */
const leastWords = 20;

/** Whether a text is of another kind than an idea, by what its sentences are like. */
export function isOffTopic(oddsOf: SentenceOdds): boolean {
  const sentences = [...oddsOf];
  const words = sentences.reduce((sum, [{ text }]) => sum + countWords(text), 0);
  if (words < leastWords) return false;
  return meanOffTopic(oddsOf) > offTopicFrom;
}

/** How much the sentences of a text are like those of a diary, a recipe or a news item: the mean of the log odds. */
export const meanOffTopic = (oddsOf: SentenceOdds): number =>
  [...oddsOf.values()].reduce((total, { offTopic }) => total + logOdds(offTopic), 0) / oddsOf.size;

/** No sentence decides alone. */
const logOdds = (odds: number): number => {
  const sure = Math.min(0.9, Math.max(0.0003, odds));
  return Math.log(sure / (1 - sure));
};

/** A Chinese word has two characters or so. */
const countWords = (text: string): number =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).reduce(
    (sum, word) => sum + (/\p{Script=Han}/u.test(word) ? Math.ceil(word.length / 2) : 1),
    0,
  );
