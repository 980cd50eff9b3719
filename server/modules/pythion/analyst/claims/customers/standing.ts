import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { hasAny, type Token } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';
import { isPlaceServed } from './served';

/** A year, or months, in which it has gone on. */
const longSince =
  / (?:(?:an?|one|\d+) years? ago|\d+ months ago|for (?:an?|one|over an?|\d+) years?|for \d+ months|since last (?:year|spring|summer|autumn|winter)|hace (?:un|casi un|más de un|\d+) años?|(?:desde )?hace \d+ meses|desde hace (?:un|\d+) años?) /;

/** "Me pagan 18 euros al mes", "pays us £18 a month": now, and not once. */
const paysUs = / (?:(?:me|nos) pagan?|(?:pays?|is paying|are paying|has paid|have paid) (?:me|us)) /;

/** "He's paid me for three more since", "me ha encargado dos más". */
const paidForMore = [
  / (?:has|have|'s|'ve|had)? ?(?:paid|hired|booked|commissioned) (?:me|us) (?:for|to (?:do|read|make)) (?:\d+|one|several|some|a few) more /,
  / (?:me|nos) (?:ha|han) (?:pagado|encargado|contratado|pedido) (?:otr[oa]s \d+|\d+ más|un[oa]s? más|otr[oa]) /,
  / (?:hat|haben) (?:mir|uns|mich|bei mir|bei uns) (?:seitdem|seither|inzwischen|danach) (?:noch )?(?:\d+|ein\S*|zwei|mehrere) (?:weitere|mehr)/,
];

/** "14 cafés take bread 5 days a week": an order that stands. */
const taken =
  /^ (?:\S+ )?(?:and \d+ \S+ )?(?:\S+ )?(?:take|order|buy|get|have) (?:(?:our|the|a|their) )?(?:\S+ ){0,3}?(?:\d+ days a week|(?:once|twice|\d+ times) a (?:week|month)|every (?:day|week|morning|month|fortnight)|each (?:day|week|morning|month)|daily|weekly|monthly) /;
const fewestTaking = 3;

/**
 * Payments and orders that go on: "hace un año firmé con una empresa: me pagan 18 euros al mes", "he's paid me for three more
 * since", "fourteen cafés take bread five days a week" where bread is what we sell.
 */
export const readStanding = (clauses: readonly Clause[], claims: readonly Claim[]): Claim[] =>
  clauses
    .filter((clause) => clause.sentence.isLatin && isPlainFact(clause))
    .flatMap((clause) => {
      const words = wordsInFigures(clause.tokens);
      if (isPaidForLong(clause, words))
        return claimsOf(clause, ['evidence', 'paidPrice', 'realUse', 'proof', 'payer', 'repeat']);
      if (paidForMore.some((pattern) => pattern.test(words)))
        return claimsOf(clause, ['evidence', 'paidPrice', 'repeat']);
      return isTakenRegularly(clause, clauses, claims)
        ? claimsOf(clause, ['evidence', 'paidPrice', 'realUse', 'proof', 'payer', 'repeat'])
        : [];
    });

const claimsOf = (clause: Clause, kinds: readonly Claim['kind'][]): Claim[] =>
  kinds.map((kind) => makeClaim(kind, clause, kind === 'payer' ? {} : { evidence: paid }));

/** Paid for. */
const paid = 5;

const isPaidForLong = (clause: Clause, words: string): boolean =>
  paysUs.test(words) &&
  longSince.test(wordsInFigures(clause.context)) &&
  clause.quantities.some(({ kind, period }) => kind === 'money' && period !== undefined) &&
  !/ (?:would|will|wants?|antes|if|si) /.test(wordsInFigures(clause.context));

function isTakenRegularly(
  { tokens, quantities, context }: Clause,
  clauses: readonly Clause[],
  claims: readonly Claim[],
): boolean {
  if (!claims.some(({ kind, quantity }) => kind === 'priceNumber' && quantity !== undefined)) return false;
  const count = quantities.find(
    (amount) =>
      amount.kind === 'count' &&
      amount.of === undefined &&
      isPlaceServed(tokens, amount) &&
      taken.test(wordsInFigures(tokens.slice(amount.end))),
  );
  if (
    !count ||
    hasAny(context, 'rival') ||
    context.some(({ text }, at) => text === 'from' && !/^(?:us|me)$/.test(context[at + 1]?.text ?? ''))
  )
    return false;
  const all = context.filter((token) => token.pos === 'num').length > 1 ? fewestTaking : count.value;
  const goods = tokens
    .slice(count.end + 1)
    .filter(({ pos, lemma }) => pos === 'noun' && !/^(?:day|week|month|morning|time|fortnight)$/.test(lemma));
  return all >= fewestTaking && goods.some((token) => isOurGoods(token, tokens, clauses));
}

/** "My bakery supplies bread": what we make or sell is named elsewhere. */
const isOurGoods = ({ lemma }: Token, here: readonly Token[], clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ tokens, speaker }) =>
      tokens !== here &&
      (speaker === 'own' || tokens.some(({ text }) => /^(?:my|our|we|i)$/.test(text))) &&
      tokens.some((token, at) => token.lemma === lemma && hasAny(tokens.slice(0, at), 'own', 'sell', 'offer')),
  );
