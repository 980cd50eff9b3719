import type { Claim } from '../claims/claim';
import type { Clause } from '../text/clause';
import type { Language } from '../text/language';
import type { Sentence } from '../text/sentences';
import { statementFeatures } from './features';
import { readOdds, type Odds } from './statementNetwork';

export type SentenceOdds = ReadonlyMap<Sentence, Odds>;

/** What each sentence states, as odds of the network. Of a language that it hasn't learned, it reads nothing. */
export function readSentenceOdds(
  clauses: readonly Clause[],
  claims: readonly Claim[],
  language: Language,
): SentenceOdds {
  if (language === 'und') return new Map();
  const claimsOf = Map.groupBy(claims, ({ clause }) => clause.sentence);
  return new Map(
    [...Map.groupBy(clauses, ({ sentence }) => sentence)].map(([sentence, own]) => [
      sentence,
      readOdds(statementFeatures(own, claimsOf.get(sentence) ?? [], language)),
    ]),
  );
}
