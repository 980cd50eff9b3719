import type { Quantity } from '../text/quantities';
import { isCustomerWord } from './acquisition';
import { classesOf } from '../lexicon/classIndex';
import { makeClaim, type Claim } from './claim';

/** Compares price and unit cost of the same currency and period. */
export function readMargin(claims: readonly Claim[]): Claim[] {
  const prices = distinct(claims.filter(({ kind }) => kind === 'priceUnit' || kind === 'priceNumber'));
  const costs = distinct(claims.filter(({ kind }) => kind === 'unitCost'));
  const found: Claim[] = [];
  // "A bowl costs us 9.80: food 4.10, rider 4.60": parts of the largest in a sentence.
  const unitCosts = costs.filter(
    (cost, index) =>
      !costs
        .slice(index + 1)
        .some(
          (larger) => larger.clause.sentence === cost.clause.sentence && isComparable(cost.quantity, larger.quantity),
        ),
  );
  for (const cost of unitCosts) {
    const comparable = prices.filter(({ quantity }) => isComparable(quantity, cost.quantity));
    const price = comparable.toSorted((left, right) => (right.quantity?.value ?? 0) - (left.quantity?.value ?? 0))[0];
    if (!price?.quantity || !cost.quantity) continue;
    const isPositive = price.quantity.value > cost.quantity.value;
    found.push(makeClaim(isPositive ? 'positiveMargin' : 'negativeMargin', cost.clause, { quantity: cost.quantity }));
  }
  return found;
}

/** Claims of different amounts, at most 50: each price is compared with each cost, each count multiplied by each price. */
export const distinct = (claims: readonly Claim[]): Claim[] =>
  [
    ...new Map(
      claims.map((claim) => [`${claim.quantity?.value} ${claim.quantity?.currency} ${claim.quantity?.period}`, claim]),
    ).values(),
  ]
    .toSorted((left, right) => (left.quantity?.value ?? 0) - (right.quantity?.value ?? 0))
    .slice(0, 50);

/** Equal currencies; a period or a thing that both name must be the same. */
export const isComparable = (left: Quantity | undefined, right: Quantity | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  left.currency === right.currency &&
  (left.period === right.period || left.period === undefined || right.period === undefined) &&
  isSameThing(left.per, right.per);

/** "£25 per family" and "£70 per group" are of different things. "Each" and "per customer" name none. */
const isSameThing = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other || [one, other].some(isAnyCustomer);

const isAnyCustomer = (unit: string): boolean =>
  unit === 'each' || unit === 'time' || isCustomerWord(unit) || classesOf(unit, 'noun')?.includes('people') === true;
