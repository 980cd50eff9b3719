import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { isFact, type Claim } from '../claim';
import { showsCustomers } from '../customers/fewLosses';
import { wordsInFigures } from '../../text/figures';
import { isTurnout } from './arrivalWords';

/** What somebody did once to win customers. */
const acted =
  / (?:i|we) (?:\S+ ){0,2}?(?:started|began|posted|put|handed|showed|stood|went|presented|gave|left|dropped|knocked|rang|called|emailed|wrote|visited|sent|advertised|leafleted|talked|spoke) | (?:habe|haben) (?:\S+ ){1,9}(?:gezeigt|gestellt|verteilt|aufgehängt|vorgestellt|gepostet|angerufen|angeschrieben|geschrieben|besucht|inseriert) | (?:puse|pusimos|dejé|dejamos|colgué|colgamos|repartí|repartimos|visité|visitamos|llamé|llamamos|escribí|escribimos|mostré|mostramos|enseñé|enseñamos|publiqué|publicamos|empecé|empezamos) /;

const isActed = memoise(({ tokens }: Clause): boolean => acted.test(wordsInFigures(tokens)));

/**
 * "We started with a card in the memory clinic. Up to now 23 families have had a visit": what we did to win customers, and in the
 * clauses after it, or in the next sentence, how many there are.
 */
export function isFollowedByCustomers(
  clause: Clause,
  clauses: readonly Clause[],
  index: number,
  known: readonly Claim[],
): boolean {
  if (!clause.sentence.hasLatin || !isFact(clause) || clause.isNobody || !isActed(clause)) return false;
  if (!known.some((claim) => claim.kind === 'channel' && claim.clause.sentence === clause.sentence)) return false;
  const after = clauses.slice(index + 1);
  const next = after.find(({ sentence }) => sentence !== clause.sentence)?.sentence;
  return after
    .filter(({ sentence }) => sentence === clause.sentence || sentence === next)
    .some((other) => isFact(other) && !other.isNobody && (isTurnout(other) || isOfCustomers(other, known)));
}

/** "23 families have had a visit", "fourteen took it": counted, and used or paid for. */
const isOfCustomers = (clause: Clause, known: readonly Claim[]): boolean =>
  clause.speaker === 'people' &&
  clause.quantities.some(({ kind, value }) => kind === 'count' && value > 1) &&
  known.some((claim) => claim.clause === clause && showsCustomers(claim));
