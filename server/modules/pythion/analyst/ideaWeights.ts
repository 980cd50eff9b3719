import type { Claim } from './claims/claim';
import { ideaTraits } from './ideaTraits';
import { compiledWeights } from './ideaWeights.generated';
import type { ReadText } from './text/readText';
import { isEnglish, WordWeights } from './text/wordWeights';

const weights = new WordWeights(compiledWeights);

/** From here on a text has the words of diaries, recipes or news, and what the rules read in it is chance. */
const otherFrom = 0.5;
/** Fewer words say too little. */
const leastWords = 20;

/** Whether a text is of another kind: a diary, a recipe, a news item. Only English texts are weighed. */
export function isOtherText({ tokens, clauses }: ReadText, claims: readonly Claim[]): boolean {
  if (tokens.length < leastWords || !isEnglish(tokens)) return false;
  return weights.sumOf(tokens, ideaTraits(clauses, claims)) > otherFrom;
}
