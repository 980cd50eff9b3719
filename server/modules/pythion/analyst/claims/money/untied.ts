import type { Claim } from '../claim';
import { untiedBy } from './comparable';
import { distinctPrices } from './margin';
import { isOfOtherMeasure } from './otherMeasure';
import { unitCostsOf } from './unitCosts';

/** "A pen costs us 60, and we charge 12 a week": amounts that can't be compared leave nothing to words either. */
export function isUntied(claims: readonly Claim[]): boolean {
  const prices = distinctPrices(claims);
  const pairs = unitCostsOf(claims).flatMap((cost) => prices.map((price) => ({ price, cost })));
  return (
    pairs.length > 0 &&
    pairs.every(({ price, cost }) => {
      const reason = untiedBy(price, cost);
      return reason === 'period' || reason === 'currency' || isOfOtherMeasure(price, cost);
    })
  );
}
