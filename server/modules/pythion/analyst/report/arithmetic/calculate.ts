import type { Claim } from '../../claims/claim';
import type { Counted, Untied } from '../../claims/comparable';
import { unitCostsOf, type UnitCost } from '../../claims/unitCosts';
import type { NormalText } from '../../text/normalise';
import { acquisitionsOf, breakEvenOf, lifetimeOf, runwayOf } from './customers';
import { commissionOf, marginOf, paybackOf } from './margin';
import { ratesOf } from './rates';
import { marketOf, ordersOf, priceOfOrder, revenueOf, revenueOfOne } from './sales';
import { acquisitionOf, isBilled, isPerCustomer, priceClaim, quantitiesOf, tiedCost, type Calculation } from './tied';

export type MarketArithmetic = { results: Calculation[]; missing: string[] };

/**
 * Everything that the founder's own numbers allow. Numbers of different objects, periods or payers are not put together: what
 * would tie them is named instead.
 */
export function calculate(normal: NormalText, claims: readonly Claim[]): MarketArithmetic {
  const price = priceIn(claims);
  const cost = tiedCost(claims, price);
  const tied = typeof cost === 'object' ? cost : undefined;
  const commission = quantitiesOf(claims, 'commission')[0];
  const orders = ordersOf(claims, price, commission);
  const results = [
    ...revenueOf(claims, price),
    ...orders,
    // Of an order, we keep the commission, not the price.
    ...(commission
      ? commissionOf(price, commission, tied).slice(orders.length > 0 ? 1 : 0)
      : [...revenueOfOne(claims, price), ...marketOf(claims, price), ...marginOf(price, tied)]),
    ...(commission || tied ? [] : paybackOf(claims, price, unitCostsOf(claims))),
    ...acquisitionsOf(claims),
    ...(commission ? [] : [...lifetimeOf(claims, price, tied), ...breakEvenOf(claims, price, tied)]),
    ...runwayOf(claims),
    ...ratesOf(normal, claims),
  ];
  return { results, missing: missingOf(claims, price, cost) };
}

/** Whether the count of the segment × the price is among the results. */
export const isSizeCalculated = (claims: readonly Claim[]): boolean =>
  quantitiesOf(claims, 'commission').length === 0 && marketOf(claims, priceIn(claims)).length > 0;

/** A price with what it is for: "79 euros a month", planned or paid. */
function priceIn(claims: readonly Claim[]): Counted | undefined {
  const claim = priceClaim(claims);
  if (!claim?.quantity) return undefined;
  const { quantity, kind } = claim;
  return kind === 'priceUnit' || quantity.period || quantity.per ? { claim, quantity } : undefined;
}

const untiedTexts: Readonly<Record<Untied, string>> = {
  currency: 'your cost in the currency of the price',
  period: 'your cost for the period of the price',
  object: 'your cost for the same thing as the price',
};

function missingOf(
  claims: readonly Claim[],
  price: Counted | undefined,
  cost: UnitCost | Untied | undefined,
): string[] {
  const has = (kind: Claim['kind']) => claims.some((claim) => claim.kind === kind);
  const missing: string[] = [];
  // Of an order, the share that is kept is the price.
  if (!price && !has('commission')) missing.push('a price and what it is for');
  if (price && !price.quantity.currency) missing.push('the currency of your price');
  if (price && !isBilled(price.quantity) && !has('orders')) missing.push('how often a customer pays');
  else if (
    price &&
    !isPerCustomer(price, quantitiesOf(claims, 'segmentCount')[0]?.quantity.unit) &&
    !has('customerSize') &&
    !has('orders')
  )
    missing.push('how much of it each customer buys');
  if (
    quantitiesOf(claims, 'orders').some(
      (order) => order.claim.clause.quantities.some(({ kind }) => kind === 'money') && !priceOfOrder(order, undefined),
    )
  )
    missing.push('whether that is what each customer buys or all of them together');
  if (has('commission') && !has('orders')) missing.push('the number of orders in a month');
  if (!has('segmentCount')) missing.push('a count of such customers (with its source)');
  if (!cost) missing.push('your cost per sale or customer');
  else if (typeof cost === 'string') missing.push(untiedTexts[cost]);
  else if (!cost.quantity.currency) missing.push('the currency of your costs');
  if (!acquisitionOf(claims))
    missing.push(has('acquisitionCost') ? 'how many customers that spending won' : 'your cost to win a customer');
  if (!has('churn') && !has('repeat')) missing.push('the share of customers who leave or come back');
  return missing;
}
