import type { Claim } from '../../claims/claim';
import type { NormalText } from '../../text/normalise';
import { formatAbout, formatMoney, formatNumber, formatOperand, formatRate, formatResult, unitOf } from '../texts';
import { acquisitionsOf, breakEvenOf, lifetimeOf, runwayOf } from './customers';
import { ratesOf } from './rates';
import {
  acquisitionOf,
  isBilled,
  isPerCustomer,
  priceClaim,
  quantitiesOf,
  tiedCost,
  type Calculation,
  type Counted,
  type Untied,
} from './tied';

export type MarketArithmetic = { results: Calculation[]; missing: string[] };

/**
 * Everything that the founder's own numbers allow. Numbers of different objects, periods or payers are not put together: what
 * would tie them is named instead.
 */
export function calculate(normal: NormalText, claims: readonly Claim[]): MarketArithmetic {
  const chosen = priceClaim(claims);
  const price =
    chosen?.quantity && chosen.kind === 'priceUnit' ? { claim: chosen, quantity: chosen.quantity } : undefined;
  const cost = tiedCost(claims, price);
  const tied = typeof cost === 'object' ? cost : undefined;
  const commission = quantitiesOf(claims, 'commission')[0];
  const results = [
    ...revenueOf(claims),
    ...ordersOf(claims, commission),
    // Of an order, we keep the commission, not the price.
    ...(commission ? [] : [...marketOf(claims, price), ...marginOf(price, tied)]),
    ...acquisitionsOf(claims),
    ...(commission ? [] : [...lifetimeOf(claims, price, tied), ...breakEvenOf(claims, price, tied)]),
    ...runwayOf(claims),
    ...ratesOf(normal, claims),
  ];
  return { results, missing: missingOf(claims, price, cost) };
}

/** Customers × price, where one clause names both. */
function revenueOf(claims: readonly Claim[]): Calculation[] {
  return quantitiesOf(claims, 'payingCustomers').flatMap(({ claim, quantity: count }) => {
    const price = claim.clause.quantities.find(({ kind }) => kind === 'money');
    // A sum of all of them, such as "140 invoices worth $260,000", has neither period nor unit.
    if (!price?.currency || count.kind !== 'count' || count.of !== undefined) return [];
    const isOnce = price.period === undefined && price.per !== undefined;
    if (!(isBilled(price) || isOnce) || !isPerCustomer({ claim, quantity: price })) return [];
    const isAmountOrdered = claims.some(({ kind, clause }) => kind === 'orders' && clause === claim.clause);
    if (isAmountOrdered) return [];
    const result = formatMoney(count.value * price.value, price.currency);
    const period = isOnce ? '' : unitOf(price);
    return [
      {
        claim,
        text: isOnce
          ? `One payment from each paying customer makes ${result}.`
          : `Your paying customers bring ${result}${period}.`,
        formula: `${formatNumber(count.value)} × ${isOnce ? formatMoney(price.value, price.currency) : formatRate(price)} = ${result}${period}`,
      },
    ];
  });
}

/** Orders × price, and the share of it that the founder keeps. */
function ordersOf(claims: readonly Claim[], commission: Counted | undefined): Calculation[] {
  const orders = quantitiesOf(claims, 'orders').find((order) => totalPrice(order) !== undefined);
  const price = orders && totalPrice(orders);
  if (!orders || !price?.currency) return [];
  const { period, value } = orders.quantity;
  const unit = ` per ${period}`;
  const total = formatMoney(value * price.value, price.currency);
  const product = `${formatNumber(value)}${unit} × ${formatOperand(price)} ${price.currency}`;
  const results = [
    {
      claim: orders.claim,
      text: `Your customers’ orders make ${total}${unit}.`,
      formula: `${product} = ${total}${unit}`,
    },
  ];
  if (!commission) return results;
  const share = commission.quantity.value;
  const kept = (value * price.value * share) / 100;
  const { currency } = price;
  const toMoney = (amount: number) => `${formatMoney(amount, currency)}${unit}`;
  results.push({
    claim: commission.claim,
    text: `You keep ${formatAbout(kept, toMoney)} of that.`,
    formula: `${product} × ${formatNumber(share)} ÷ 100 ${formatResult(kept, toMoney)}`,
  });
  return results;
}

/** The price of one ordered thing. "80 shops buy 40 jars": whether each of them or all together is not known. */
function totalPrice({ claim, quantity }: Counted) {
  const { quantities } = claim.clause;
  const isShared = quantities.some(({ kind, start }) => kind === 'count' && start !== quantity.start);
  const price = quantities.find(({ kind }) => kind === 'money');
  const isForOne = price?.per === undefined || price.per === 'each' || price.per === quantity.unit;
  return !isShared && price && isForOne ? price : undefined;
}

/** Count of the segment × price, from below. */
function marketOf(claims: readonly Claim[], price: Counted | undefined): Calculation[] {
  const count = quantitiesOf(claims, 'segmentCount')[0];
  if (!count || !price?.quantity.currency || !isBilled(price.quantity) || !isPerCustomer(price)) return [];
  const result = formatMoney(count.quantity.value * price.quantity.value, price.quantity.currency);
  const unit = unitOf(price.quantity);
  return [
    {
      claim: count.claim,
      text: `If every customer you counted paid your price, that would be ${result}${unit}.`,
      formula: `${formatNumber(count.quantity.value)} × ${formatRate(price.quantity)} = ${result}${unit}`,
    },
  ];
}

function marginOf(price: Counted | undefined, cost: Counted | undefined): Calculation[] {
  if (!price?.quantity.currency || !cost) return [];
  const { currency, value } = price.quantity;
  const margin = value - cost.quantity.value;
  const share = (margin / value) * 100;
  const unit = unitOf(price.quantity) || unitOf(cost.quantity);
  const amount = formatMoney(Math.abs(margin), currency);
  return [
    {
      claim: cost.claim,
      text: margin < 0 ? `You lose ${amount}${unit}.` : `You keep ${amount}${unit} after these costs.`,
      formula: `${formatRate(price.quantity)} − ${formatRate(cost.quantity)} = ${formatMoney(margin, currency)}${unit}`,
    },
    {
      claim: cost.claim,
      text: `The margin is ${formatAbout(share)}%.`,
      formula: `(${formatOperand(price.quantity)} − ${formatOperand(cost.quantity)}) ÷ ${formatOperand(price.quantity)} ${formatResult(share)}%`,
    },
  ];
}

const untiedTexts: Readonly<Record<Untied, string>> = {
  currency: 'your cost in the currency of the price',
  period: 'your cost for the period of the price',
  object: 'your cost for the same thing as the price',
};

function missingOf(claims: readonly Claim[], price: Counted | undefined, cost: Counted | Untied | undefined): string[] {
  const has = (kind: Claim['kind']) => claims.some((claim) => claim.kind === kind);
  const missing: string[] = [];
  // Of an order, the share that is kept is the price.
  if (!price && !has('commission')) missing.push('a price and what it is for');
  if (price && !isBilled(price.quantity) && !has('orders')) missing.push('how often a customer pays');
  else if (price && !isPerCustomer(price)) missing.push('how much of it each customer buys');
  if (quantitiesOf(claims, 'orders').some((order) => !totalPrice(order)))
    missing.push('whether that is what each customer buys or all of them together');
  if (has('commission') && !has('orders')) missing.push('the number of orders in a month');
  if (!has('segmentCount')) missing.push('a count of such customers (with its source)');
  if (!cost) missing.push('your cost per sale or customer');
  else if (typeof cost === 'string') missing.push(untiedTexts[cost]);
  if (!acquisitionOf(claims))
    missing.push(has('acquisitionCost') ? 'how many customers that spending won' : 'your cost to win a customer');
  if (!has('churn') && !has('repeat')) missing.push('the share of customers who leave or come back');
  return missing;
}
