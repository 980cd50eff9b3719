import type { Claim } from './claims/claim';
import { ideaTraits } from './ideaTraits';
import { compiledWeights } from './ideaWeights.generated';
import type { ReadText } from './text/readText';
import { isEnglish, WordWeights } from './text/wordWeights';

const weights = new WordWeights(compiledWeights);

/** Above, a text has the words of diaries, recipes or news, and what the rules read in it means nothing. */
const otherFrom = 0.5;
/** Fewer words say too little. */
const leastWords = 20;

/** Whether a text is of another kind: a diary, a recipe, a news item. Only English texts are weighed. */
export function isOtherText({ tokens, clauses, language }: ReadText, claims: readonly Claim[]): boolean {
  const words = tokens.filter(({ pos }) => pos !== 'punct').length;
  if (language !== 'en' || words < leastWords || !isEnglish(tokens)) return false;
  return weights.sumOf(tokens, ideaTraits(clauses, claims)) > otherFrom;
}
