import type { Claim } from '../claims/claim';
import { clausesBySentence, type Clause } from '../text/clause';
import type { Language } from '../text/language';
import type { Sentence } from '../text/sentences';
import { statementFeatures } from './features';
import { readOdds, type Odds } from './statementNetwork';

export type SentenceOdds = ReadonlyMap<Sentence, Odds>;

/**
 * What each sentence states by itself, for what counts: what is added to a text or told in another order changes nothing of the
 * rest. And what it states beside the others, which is read better, for what is quoted.
 */
export type TextOdds = { alone: SentenceOdds; inContext: SentenceOdds };

/** What each sentence states, as odds of the network. Of a language that it hasn't learned, it reads nothing. */
export function readSentenceOdds(clauses: readonly Clause[], claims: readonly Claim[], language: Language): TextOdds {
  if (language === 'und') return { alone: new Map(), inContext: new Map() };
  const claimsOf = Map.groupBy(claims, ({ clause }) => clause.sentence);
  const clausesOf = clausesBySentence(clauses);
  const sentences = [...clausesOf.keys()];
  const { alone, inContext } = readOdds(
    [...clausesOf].map(([sentence, own]) => statementFeatures(own, claimsOf.get(sentence) ?? [], language)),
  );
  const bySentence = (odds: readonly Odds[]): SentenceOdds =>
    new Map(sentences.flatMap((sentence, index) => (odds[index] ? [[sentence, odds[index]] as const] : [])));
  return { alone: bySentence(alone), inContext: bySentence(inContext) };
}
