import type { Token } from '../text/token';
import { isEnglish, WordWeights } from '../text/wordWeights';
import { compiledWeights } from './harmWeights.generated';

const weights = new WordWeights(compiledWeights);
const sums = new WeakMap<readonly Token[], number | undefined>();

/**
 * The sum of the weights of a sentence: above 0, its words are more often those of harmful acts than of remedies and of
 * ordinary ideas. Undefined for other languages than English.
 */
export function harmSum(tokens: readonly Token[]): number | undefined {
  if (!sums.has(tokens)) sums.set(tokens, isEnglish(tokens) ? weights.sumOf(tokens) : undefined);
  return sums.get(tokens);
}
