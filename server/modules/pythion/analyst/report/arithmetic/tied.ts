import { isCustomerWord, isMeasureWord } from '../../../../../../shared/customerWords';
import type { Claim } from '../../claims/claim';
import { isPeopleWord } from '../../claims/money/acquisition';
import { isOfCustomer } from '../../claims/market';
import { isProspect } from '../../claims/money/prospects';
import { isPaidAhead } from '../../claims/money/payment';
import { pricesOf } from '../../claims/money/price';
import { isSameWord, untiedBy, type Counted, type Untied } from '../../claims/money/comparable';
import { unitCostsOf, type UnitCost } from '../../claims/money/unitCosts';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords } from '../../text/token';

export type Calculation = { text: string; formula: string; claim: Claim };

export const quantitiesOf = (claims: readonly Claim[], kind: Claim['kind']): Counted[] =>
  claims
    .filter((claim) => claim.kind === kind)
    .flatMap((claim) => (claim.quantity ? [{ claim, quantity: claim.quantity }] : []));

/**
 * The price: one that was paid before one that is planned, one with a period before one without, and a deposit last. One of a
 * sentence with us in it before one without: "the wholesaler pays 0.90, and five asked us for more at 12".
 */
export function priceClaim(claims: readonly Claim[]): Claim | undefined {
  const paid = new Set(claims.flatMap(({ kind, clause }) => (kind === 'paidPrice' ? [clause] : [])));
  const rank = ({ kind, clause, quantity }: Claim): number =>
    (isPaidAhead(clause) ? -8 : 0) +
    (kind === 'priceUnit' ? 4 : 0) +
    (paid.has(clause) ? 2 : 0) +
    (hasAny(clause.context, 'own') ? 1.5 : 0) +
    (quantity?.period ? 1 : 0);
  return pricesOf(claims)
    .map(({ claim }) => claim)
    .toSorted((left, right) => rank(right) - rank(left))[0];
}

/** The cost that is tied to the price, or why none is. */
export function tiedCost(claims: readonly Claim[], price: Counted | undefined): UnitCost | Untied | undefined {
  const costs = unitCostsOf(claims);
  if (!price) return costs[0];
  const readings = costs.map((cost) => ({ cost, untied: untiedBy(price, cost) }));
  const tied = readings.find(({ untied }) => untied === undefined);
  return tied?.cost ?? readings[0]?.untied;
}

/**
 * A price that each customer pays once per period, and not per seat, per visit or per employee of theirs. `counted` is the lemma
 * of those whom it is multiplied by, if it isn't named in the price's clause.
 */
export function isPerCustomer({ claim, quantity: { per, start } }: Counted, counted?: string): boolean {
  if (isForThing(claim.clause, start)) return false;
  if (per === undefined || per === 'each' || isCustomerWord(per) || isMeasureWord(per)) return true;
  const counts = claim.clause.quantities.filter(({ kind, unit }) => kind === 'count' && unit);
  // "Six towns pay $29 per post for 212 posts": those who pay stand before the price.
  const payers = counts.filter((count) => count.start < start);
  const units = counted ? [counted] : (payers.length > 0 ? payers : counts).flatMap(({ unit }) => unit ?? []);
  return units.length > 0 ? units.some((unit) => isSameWord(unit, per)) : isPeopleWord(per) && !isOfCustomer(per);
}

/** 每口网箱每月收费68元: a household has several of them. */
const forThing =
  /每[口台亩棵头只间张箱套辆艘块株盏垄棚][^，。,每]{0,4}(?:每[月年周]|一年|一个?月|收)?[^，。,每]{0,3}$/u;
const isForThing = ({ tokens, sentence }: Claim['clause'], start: number): boolean =>
  !sentence.isLatin && forThing.test(lettersOf(tokens.slice(0, start)));

/** A payer is no unit: "1,200 pesos al mes por clínica", where 41 clínicas pay. What a customer has several of remains one. */
export function perPayer({ claim, quantity }: Counted, payers: readonly Counted[]): Counted {
  const { per } = quantity;
  const isPayer =
    per !== undefined &&
    (isMeasureWord(per) || payers.some(({ quantity: { unit } }) => unit !== undefined && isSameWord(unit, per)));
  return isPayer ? { claim, quantity: { ...quantity, per: 'each' } } : { claim, quantity };
}

/** A period that bills recur in. Nobody comes every day or night. */
export const isBilled = ({ period }: Quantity): boolean => period !== undefined && period !== 'day';

/** What one new customer costs: stated for one, or as a sum with the number that it won, by a way that works. */
export const acquisitionOf = (claims: readonly Claim[], currency?: string): Counted | undefined =>
  costsOfOne(claims, currency).find(({ claim }) => !isOfSideWay(claim));

/** What a new customer costs who came by another way than most. */
export const sideAcquisitionOf = (claims: readonly Claim[]): Counted | undefined =>
  costsOfOne(claims).find(({ claim }) => isOfSideWay(claim));

const costsOfOne = (claims: readonly Claim[], currency?: string): Counted[] =>
  quantitiesOf(claims, 'acquisitionCost').filter(
    ({ claim, quantity }) =>
      ((quantity.per !== undefined && !isProspect(quantity.per)) || quantity.among !== undefined) &&
      (currency === undefined || quantity.currency === currency) &&
      !isOfFailedWay(claim),
  );

/** "A stand cost $1,200 and got us zero bookings", "we stopped the ads": what a way cost that nobody goes any more. */
export const isOfFailedWay = ({ clause: { context } }: Claim): boolean => failedWay.test(spacedWords(context));

const failedWay =
  / (?:zero|no|nothing|nobody|none|not a single|not one) (?:bookings?|customers?|clients?|orders?|sales?|came|signed|$|[.,;])| (?:brought|got|gave|won|landed) (?:us |me |in )?(?:zero|nothing|nobody|none|no) | (?:we|i) (?:have )?(?:stopped|dropped|ditched|quit|gave up|given up|paused) | (?:brachte|brachten) (?:uns )?(?:nichts|niemanden|keinen|keine) | (?:eingestellt|aufgegeben) | no (?:trajo|trajeron) (?:a )?(?:nada|nadie) /;

/** "Leaflets gave us nearly all of them; ads cost £900 and brought in two": the cost of those who came another way. */
export const isOfSideWay = ({ clause: { context, tokens } }: Claim): boolean =>
  mostByAnother.test(spacedWords(context)) && !mostByAnother.test(spacedWords(tokens));

const mostByAnother =
  / (?:gave|brought|got|won|landed|sent|brachten?|trajo|trajeron) (?:[^\s,;:]+ ){0,4}(?:all|most|meisten|alle|todos|todas|mayoría) | (?:all|most|meisten|alle|todos|todas|mayoría) (?:[^\s,;:]+ ){0,4}(?:came|come|found|kamen|kommen|vinieron|vienen|llegaron) /;
