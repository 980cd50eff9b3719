import type { Claim } from '../claims/claim';
import type { Clause } from '../text/clause';
import type { Sentence } from '../text/sentences';
import { statementFeatures } from './features';
import { readOdds, type Odds } from './statementNetwork';

export type SentenceOdds = ReadonlyMap<Sentence, Odds>;

/** What each sentence of an English text states, as odds of the network. It has learned no other language. */
export function readSentenceOdds(clauses: readonly Clause[], claims: readonly Claim[]): SentenceOdds {
  const claimsOf = Map.groupBy(claims, ({ clause }) => clause.sentence);
  return new Map(
    [...Map.groupBy(clauses, ({ sentence }) => sentence)].map(([sentence, own]) => [
      sentence,
      readOdds(statementFeatures(own, claimsOf.get(sentence) ?? [])),
    ]),
  );
}
