import type { SentenceOdds } from '../../network/sentenceOdds';
import type { Clause } from '../../text/clause';
import type { Language } from '../../text/language';
import { featuresOf, hasLawfulSign } from './features';
import { sumOf } from './weights';

/** From these odds of one sentence and this sum on, a text is harmful: the less a sentence says so, the more must the text. */
const harmfulFrom = [
  { odds: 0.67, sum: 0.6 },
  { odds: 0.4, sum: 2 },
];

/** Below this sum, what frames and deeds describe is somebody else's act, a play, or lawful. */
const harmlessBelow = -1.2;

/**
 * Whether a text of several sentences tells of a harmful act, though none of them may do so by itself: by the odds of its
 * sentences with what it says around them, such as that who is concerned doesn't notice, or that they agreed.
 */
export function harmOfText(
  clauses: readonly Clause[],
  oddsOf: SentenceOdds,
  language: Exclude<Language, 'und'>,
): { isHarmful: boolean; isHarmless: boolean } {
  const highest = Math.max(0, ...[...oddsOf.values()].map(({ harm }) => harm));
  const features = featuresOf(clauses, oddsOf, language);
  const sum = sumOf(features);
  return {
    isHarmful: harmfulFrom.some((from) => highest >= from.odds && sum >= from.sum),
    isHarmless: sum < harmlessBelow && hasLawfulSign(features),
  };
}
