import type { Claim } from '../claims/claim';
import { isBilled, isPerCustomer, priceClaim, quantitiesOf } from './arithmetic/tied';

/** The report multiplies the count of the segment by the price itself: both are known, and the price is of one customer. */
export function isSizeCalculated(claims: readonly Claim[]): boolean {
  const price = priceClaim(claims);
  const [commission] = quantitiesOf(claims, 'commission');
  if (commission || price?.kind !== 'priceUnit' || !price.quantity?.currency) return false;
  return (
    quantitiesOf(claims, 'segmentCount').length > 0 &&
    isBilled(price.quantity) &&
    isPerCustomer({ claim: price, quantity: price.quantity })
  );
}
