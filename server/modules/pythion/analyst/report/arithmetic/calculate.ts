import type { Claim } from '../../claims/claim';
import { isUntiedSpending } from '../../claims/money/acquisition';
import type { Counted, Untied } from '../../claims/money/comparable';
import { isProspect } from '../../claims/money/prospects';
import { isDeposit } from '../../claims/money/priceParts';
import { unitCostsOf, type UnitCost } from '../../claims/money/unitCosts';
import { spacedWords } from '../../text/token';
import type { NormalText } from '../../text/normalise';
import { acquisitionsOf, breakEvenOf, lifetimeOf, runwayOf } from './customers';
import { commissionOf, keptOf, leftOf, marginOf, paybackOf, takingsOf } from './margin';
import { asWritten, inCurrency } from './operands';
import { ratesOf } from './rates';
import { marketOf, ordersOf, priceOfOrder, revenueOf, revenueOfOne } from './sales';
import {
  acquisitionOf,
  isBilled,
  isOfFailedWay,
  isOfSideWay,
  isPerCustomer,
  perPayer,
  priceClaim,
  quantitiesOf,
  tiedCost,
  type Calculation,
} from './tied';

export type MarketArithmetic = { results: Calculation[]; missing: string[] };

/**
 * Everything that the founder's own numbers allow. Numbers of different objects, periods or payers are not put together: what
 * would tie them is named instead.
 */
export function calculate(normal: NormalText, read: readonly Claim[]): MarketArithmetic {
  const claims = asWritten(normal, inCurrency(read));
  const stated = priceIn(claims);
  const cost = tiedCost(claims, stated);
  const payers = quantitiesOf(claims, 'payingCustomers');
  const price = stated && perPayer(stated, payers);
  const tied = typeof cost === 'object' ? { ...cost, ...perPayer(cost, payers) } : undefined;
  const commission = quantitiesOf(claims, 'commission')[0];
  const orders = ordersOf(claims, price, commission);
  const results = [
    ...revenueOf(claims, stated),
    ...orders,
    // Of an order, we keep the commission, not the price.
    ...(commission
      ? commissionOf(price, commission, tied).slice(orders.length > 0 ? 1 : 0)
      : [
          ...revenueOfOne(claims, price),
          ...marketOf(claims, price),
          ...(isDeniedMargin(claims, price, tied) ? [] : marginOf(price, tied)),
        ]),
    ...(commission || tied ? [] : [...keptOf(claims, price), ...paybackOf(price, unitCostsOf(claims))]),
    ...(price ? [] : takingsOf(claims)),
    // Of a single sale it is known already.
    ...(tied ? [] : leftOf(claims)),
    ...acquisitionsOf(claims),
    ...(commission ? [] : [...lifetimeOf(claims, price, tied), ...breakEvenOf(claims, price, tied)]),
    ...runwayOf(claims),
    ...ratesOf(normal, claims),
  ];
  return { results, missing: missingOf(claims, price, cost) };
}

/** "We lose on every hire", though the costs that are told leave something: others are left out. */
const isDeniedMargin = (claims: readonly Claim[], price: Counted | undefined, cost: Counted | undefined): boolean =>
  price !== undefined &&
  cost !== undefined &&
  price.quantity.value > cost.quantity.value &&
  claims.some(({ kind, quantity }) => kind === 'negativeMargin' && quantity === undefined);

/** Whether the count of the segment × the price is among the results. */
export const isSizeCalculated = (claims: readonly Claim[]): boolean =>
  quantitiesOf(claims, 'commission').length === 0 && marketOf(claims, priceIn(claims)).length > 0;

/** A price with what it is for: "79 euros a month", planned or paid. Of a deposit nothing is calculated. */
function priceIn(claims: readonly Claim[]): Counted | undefined {
  const claim = priceClaim(claims);
  if (!claim?.quantity || isDeposit(claim.clause)) return undefined;
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
  return [
    ...missingPrice(claims, price),
    ...missingOrders(claims, price),
    // "Its source" is asked for under the market.
    ...(has('segmentCount') ? [] : ['a count of such customers (with its source)']),
    ...missingCost(claims, cost),
    ...missingAcquisition(claims),
    ...(has('churn') || has('repeat') ? [] : ['the share of customers who leave or come back']),
  ];
}

/** What is stated without an amount that could be read isn't asked for: the report would contradict itself. */
function missingPrice(claims: readonly Claim[], price: Counted | undefined): string[] {
  const has = (...kinds: Claim['kind'][]) => claims.some(({ kind }) => kinds.includes(kind));
  if (price) return price.quantity.currency ? [] : ['the currency of your price'];
  // Of an order, the share that is kept is the price.
  if (has('commission', 'priceUnit', 'supposedPrice')) return [];
  return [
    claims.some(({ kind, clause }) => kind === 'priceNumber' && !isDeposit(clause))
      ? 'what your price is for'
      : has('takings')
        ? 'the price of one sale'
        : 'a price and what it is for',
  ];
}

function missingOrders(claims: readonly Claim[], price: Counted | undefined): string[] {
  const has = (kind: Claim['kind']) => claims.some((claim) => claim.kind === kind);
  const missing: string[] = [];
  if (price && !isBilled(price.quantity) && !has('orders') && !claims.some(tellsHowOften))
    missing.push('how often a customer pays');
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
  return missing;
}

const everyTime =
  / (?:every|each) (?:other |second |third |two |three |four |six |few )?(?:day|week|month|quarter|season|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s? | (?:daily|weekly|fortnightly|monthly|quarterly|twice a (?:week|month|year)) | (?:jeden?|alle|jedes) (?:\S+ )?(?:tage?|wochen?|monate?|quartal|jahre?) | (?:wöchentlich|monatlich) | cada (?:\S+ )?(?:días?|semanas?|mes|meses|años?|temporada) | (?:semanalmente|mensualmente) |每(?:个|隔)?(?:一|两|三)?(?:天|周|星期|月|季度|年)/;

/** "Restaurants that repeat every fifteen days", "two others order every other week". */
const tellsHowOften = ({ kind, clause }: Claim): boolean =>
  kind === 'repeat' && (everyTime.test(spacedWords(clause.tokens)) || everyTime.test(spacedWords(clause.context)));

function missingCost(claims: readonly Claim[], cost: UnitCost | Untied | undefined): string[] {
  const costs = new Set(claims.flatMap(({ kind, clause }) => (kind === 'unitCost' ? [clause] : [])));
  const stated = claims.filter(({ kind }) => kind === 'kept' || kind === 'positiveMargin' || kind === 'negativeMargin');
  const isMarginStated = stated.length > 0;
  if (!cost) return isMarginStated ? [] : ['your cost per sale or customer'];
  // What only the two amounts tell, the missing number would tell exactly.
  if (typeof cost === 'string') return stated.some(({ clause }) => !costs.has(clause)) ? [] : [untiedTexts[cost]];
  return cost.quantity.currency ? [] : ['the currency of your costs'];
}

function missingAcquisition(claims: readonly Claim[]): string[] {
  if (acquisitionOf(claims)) return [];
  const stated = claims.filter(
    (claim) => claim.kind === 'acquisitionCost' && !isOfFailedWay(claim) && !isOfSideWay(claim),
  );
  if (stated.length === 0) return ['your cost to win a customer'];
  const untied = stated.filter(isUntiedSpending);
  if (untied.length === 0) return [];
  return untied.every(({ quantity }) => isProspect(quantity?.per))
    ? ['how many of those contacts became customers']
    : ['how many customers that spending won'];
}
