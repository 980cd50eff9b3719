import { memoise } from '../text/memoise';
import type { Token } from '../text/token';
import { isEnglish, WordWeights } from '../text/wordWeights';
import { compiledWeights } from './harmWeights.generated';

const weights = new WordWeights(compiledWeights);

/**
 * The sum of the weights of a sentence: above 0, its words are more often those of harmful acts than of remedies and of
 * ordinary ideas. Undefined for other languages than English.
 */
export const harmSum = memoise((tokens: readonly Token[]): number | undefined =>
  isEnglish(tokens) ? weights.sumOf(tokens) : undefined,
);
