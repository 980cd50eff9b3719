import { isCustomerWord, isPeopleWord } from '../../claims/acquisition';
import type { Claim } from '../../claims/claim';
import type { Quantity } from '../../text/quantities';

export type Calculation = { text: string; formula: string; claim: Claim };
export type Counted = { claim: Claim; quantity: Quantity };

export const quantitiesOf = (claims: readonly Claim[], kind: Claim['kind']): Counted[] =>
  claims.flatMap((claim) => (claim.kind === kind && claim.quantity ? [{ claim, quantity: claim.quantity }] : []));

/** The price: one that was paid before one that is planned, one with a period before one without. */
export function priceClaim(claims: readonly Claim[]): Claim | undefined {
  const paid = new Set(claims.flatMap(({ kind, clause }) => (kind === 'paidPrice' ? [clause] : [])));
  const rank = ({ kind, clause, quantity }: Claim): number =>
    (kind === 'priceUnit' ? 4 : 0) + (paid.has(clause) ? 2 : 0) + (quantity?.period ? 1 : 0);
  return claims
    .filter(({ kind, quantity }) => (kind === 'priceUnit' || kind === 'priceNumber') && quantity)
    .toSorted((left, right) => rank(right) - rank(left))[0];
}

/** What a price and a cost have to share before one is subtracted from the other. */
export type Untied = 'currency' | 'period' | 'object';

/** The cost that is tied to the price, or why none is. */
export function tiedCost(claims: readonly Claim[], price: Counted | undefined): Counted | Untied | undefined {
  const costs = quantitiesOf(claims, 'unitCost');
  if (!price) return costs[0];
  const readings = costs.map((cost) => ({ cost, untied: untiedBy(price, cost) }));
  const tied = readings.find(({ untied }) => untied === undefined);
  return tied?.cost ?? readings[0]?.untied;
}

function untiedBy(price: Counted, cost: Counted): Untied | undefined {
  if (price.quantity.currency !== cost.quantity.currency) return 'currency';
  if (price.quantity.period !== cost.quantity.period) return 'period';
  return isSameObject(price, cost.quantity) ? undefined : 'object';
}

/** "€38 per farm" and "€11 per farm", not "£25 per family" and "£70 per group". */
function isSameObject({ claim, quantity }: Counted, { per }: Quantity): boolean {
  const payer = claim.clause.quantities.find(({ kind, unit }) => kind === 'count' && unit !== undefined)?.unit;
  const sold = quantity.per === undefined || quantity.per === 'each' ? payer : quantity.per;
  if (per === undefined || sold === undefined || per === 'each') return true;
  if (isSameWord(per, sold)) return true;
  const isGeneral = isCustomerWord(per) || isCustomerWord(sold);
  return (
    isGeneral && (isCustomerWord(per) || isPayer(per)) && (isCustomerWord(sold) || isPayer(sold) || sold === payer)
  );
}

/** Forms of one word, whose lemmas are unknown outside of English. */
function isSameWord(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < length && one[shared] === other[shared]) shared++;
  return one === other || (shared >= 4 && shared >= length * 0.6);
}

const isPayer = (unit: string): boolean => unit === 'each' || isCustomerWord(unit) || isPeopleWord(unit);

/** A price that each customer pays once per period, and not per seat or per visit. */
export const isPerCustomer = ({ claim, quantity: { per } }: Counted): boolean =>
  per === undefined ||
  isPayer(per) ||
  claim.clause.quantities.some(({ kind, unit }) => kind === 'count' && unit !== undefined && isSameWord(unit, per));

/** A period that bills recur in. Nobody comes every day or night. */
export const isBilled = ({ period }: Quantity): boolean => period !== undefined && period !== 'day';

/** What one new customer costs: stated for one, or as a sum with the number that it won. */
export const acquisitionOf = (claims: readonly Claim[], currency?: string): Counted | undefined =>
  quantitiesOf(claims, 'acquisitionCost').find(
    ({ quantity }) =>
      (quantity.per !== undefined || quantity.among !== undefined) &&
      (currency === undefined || quantity.currency === currency),
  );
