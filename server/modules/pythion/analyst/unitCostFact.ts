import type { Claim } from './claims/claim';
import { tiedCost } from './report/arithmetic/tied';
import type { Quantity } from './text/quantities';

/**
 * The cost that the report subtracts from the price, for the period of the price. None where the two can't be compared: what is
 * bought once is no cost of a month.
 */
export function unitCostIn(claims: readonly Claim[], price: Claim | undefined): Quantity | undefined {
  const cost = tiedCost(claims, price?.quantity && { claim: price, quantity: price.quantity });
  if (typeof cost !== 'object') return undefined;
  const { period = price?.quantity?.period, ...quantity } = cost.quantity;
  return { ...quantity, period };
}
