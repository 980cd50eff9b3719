import type { Claim } from '../claim';
import { untiedBy } from './comparable';
import { distinctPrices } from './margin';
import { unitCostsOf } from './unitCosts';

/** "A pen costs us 60, and we charge 12 a week": amounts that can't be compared leave nothing to words either. */
export function isUntied(claims: readonly Claim[]): boolean {
  const prices = distinctPrices(claims);
  const costs = unitCostsOf(claims);
  const reasons = costs.flatMap((cost) => prices.map((price) => untiedBy(price, cost)));
  return reasons.length > 0 && reasons.every((reason) => reason === 'period' || reason === 'currency');
}
