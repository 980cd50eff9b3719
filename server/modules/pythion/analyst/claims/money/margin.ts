import { makeClaim, type Claim } from '../claim';
import { readQuantities } from '../../text/quantities';
import { isBare } from './amounts';
import { isComparable, type Counted } from './comparable';
import { pricesOf } from './price';
import { isDeposit } from './priceParts';
import { payersOf } from './sharedCost';
import { unitCostsOf } from './unitCosts';

/** Compares price and unit cost of the same currency and period. Of an order, we keep the commission. */
export function readMargin(claims: readonly Claim[]): Claim[] {
  const share = shareOf(claims);
  const prices = distinctPrices(claims);
  const left = claims.flatMap(({ kind, clause, quantity }) =>
    kind === 'kept' && quantity ? [makeClaim('positiveMargin', clause, { quantity })] : [],
  );
  const compared = unitCostsOf(claims).flatMap((cost) => {
    const kept = prices
      .filter((price) => isComparable(price, cost))
      .map((price) => (price.quantity.value + addedTo(price)) * share * payersOf(cost, price));
    if (kept.length === 0) return [];
    const isPositive = Math.max(...kept) > cost.quantity.value;
    return [
      makeClaim(isPositive ? 'positiveMargin' : 'negativeMargin', cost.claim.clause, { quantity: cost.quantity }),
    ];
  });
  return [...left, ...compared];
}

/** "Riders pay 12 dollars and the town adds 10": what somebody else pays for the same. */
function addedTo({ claim: { clause }, quantity }: Counted): number {
  const { context } = clause;
  const verb = context.findIndex(({ lemma, pos }) => pos === 'verb' && (lemma === 'add' || lemma === 'contribute'));
  const added = readQuantities(context).find(({ start }) => start === verb + 1 || start === verb + 2);
  const isMoney = added && (isBare(added) || added.currency === quantity.currency);
  return verb > 0 && isMoney ? added.value : 0;
}

/** "We keep 12%" of what customers pay. */
function shareOf(claims: readonly Claim[]): number {
  const commission = claims.find(({ kind, quantity }) => kind === 'commission' && quantity)?.quantity;
  return commission ? commission.value / 100 : 1;
}

/** Different prices. What one costs us is no price that it is compared with, nor is a deposit. */
export const distinctPrices = (claims: readonly Claim[]): Counted[] =>
  distinct(pricesOf(claims).flatMap(({ claim }) => (isDeposit(claim.clause) ? [] : [claim]))).flatMap((claim) =>
    claim.quantity ? [{ claim, quantity: claim.quantity }] : [],
  );

/** Claims of different amounts, at most 50: each price is compared with each cost, each count multiplied by each price. */
export const distinct = (claims: readonly Claim[]): Claim[] =>
  [
    ...new Map(
      claims.map((claim) => [`${claim.quantity?.value} ${claim.quantity?.currency} ${claim.quantity?.period}`, claim]),
    ).values(),
  ]
    .toSorted((left, right) => (left.quantity?.value ?? 0) - (right.quantity?.value ?? 0))
    .slice(0, 50);
