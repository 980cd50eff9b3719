import type { Claim } from '../claims/claim';
import { isComparable } from '../claims/margin';
import type { Quantity } from '../text/quantities';
import {
  formatAbout,
  formatMoney,
  formatNumber,
  formatOperand,
  formatPeriods,
  formatRate,
  formatResult,
} from './texts';

export type Calculation = { text: string; formula: string; claim: Claim };
export type MarketArithmetic = { results: Calculation[]; missing: string[] };

/** Everything that the founder's own numbers allow. Unit or period missing: named, not derived. */
export function calculate(claims: readonly Claim[]): MarketArithmetic {
  const chosen = priceClaim(claims);
  const price =
    chosen?.quantity && chosen.kind === 'priceUnit' ? { claim: chosen, quantity: chosen.quantity } : undefined;
  const cost = quantitiesOf(claims, 'unitCost').find(({ quantity }) => isComparable(price?.quantity, quantity));
  const results = [
    ...revenueOf(claims),
    ...marketOf(claims, price),
    ...marginOf(price, cost),
    ...lifetimeOf(claims, price, cost),
    ...runwayOf(claims, price, cost),
    ...ratesOf(claims),
  ];
  return { results, missing: missingOf(claims, price, cost) };
}

/** The price: one that was paid before one that is planned, one with a period before one without. */
export function priceClaim(claims: readonly Claim[]): Claim | undefined {
  const paid = new Set(claims.flatMap(({ kind, clause }) => (kind === 'paidPrice' ? [clause] : [])));
  const rank = ({ kind, clause, quantity }: Claim): number =>
    (kind === 'priceUnit' ? 4 : 0) + (paid.has(clause) ? 2 : 0) + (quantity?.period ? 1 : 0);
  return claims
    .filter(({ kind, quantity }) => (kind === 'priceUnit' || kind === 'priceNumber') && quantity)
    .toSorted((left, right) => rank(right) - rank(left))[0];
}

type Counted = { claim: Claim; quantity: Quantity };

const quantitiesOf = (claims: readonly Claim[], kind: Claim['kind']): Counted[] =>
  claims.flatMap((claim) => (claim.kind === kind && claim.quantity ? [{ claim, quantity: claim.quantity }] : []));

/** Customers × price, where one clause names both. */
function revenueOf(claims: readonly Claim[]): Calculation[] {
  return quantitiesOf(claims, 'payingCustomers').flatMap(({ claim, quantity: count }) => {
    const price = claim.clause.quantities.find(({ kind }) => kind === 'money');
    // A sum of all of them, such as "140 invoices worth $260,000", has neither period nor unit.
    if (!price?.currency || !(price.period || price.per) || count.kind !== 'count' || count.of !== undefined) return [];
    const result = formatMoney(count.value * price.value, price.currency);
    const period = price.period ? ` per ${price.period}` : '';
    return [
      {
        claim,
        text: price.period
          ? `Your paying customers bring ${result}${period}.`
          : `One payment from each paying customer makes ${result}.`,
        formula: `${formatNumber(count.value)} × ${formatRate(price)} = ${result}${period}`,
      },
    ];
  });
}

/** Count of the segment × price, from below. */
function marketOf(claims: readonly Claim[], price: Counted | undefined): Calculation[] {
  const count = quantitiesOf(claims, 'segmentCount')[0];
  if (!count || !price?.quantity.currency || !price.quantity.period) return [];
  const result = formatMoney(count.quantity.value * price.quantity.value, price.quantity.currency);
  const { period } = price.quantity;
  return [
    {
      claim: count.claim,
      text: `If every customer you counted paid your price, that would be ${result} per ${period}.`,
      formula: `${formatNumber(count.quantity.value)} × ${formatRate(price.quantity)} = ${result} per ${period}`,
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

/** " per month", " per order". Empty when the founder named neither. */
function unitOf({ period, per }: Quantity): string {
  const unit = period ?? (per === 'each' ? undefined : per);
  return unit ? ` per ${unit}` : '';
}

/** What a customer brings, and how soon their acquisition is paid back. */
function lifetimeOf(claims: readonly Claim[], price: Counted | undefined, cost: Counted | undefined): Calculation[] {
  if (!price?.quantity.currency || !price.quantity.period || !cost || cost.quantity.period !== price.quantity.period)
    return [];
  const { currency, period, value } = price.quantity;
  const margin = value - cost.quantity.value;
  const acquisition = quantitiesOf(claims, 'acquisitionCost').find(({ quantity }) => quantity.currency === currency);
  const churn = quantitiesOf(claims, 'churn').find(({ quantity }) => quantity.period === period && quantity.value > 0);
  const results: Calculation[] = [];
  if (margin > 0 && acquisition) {
    const periods = acquisition.quantity.value / margin;
    results.push({
      claim: acquisition.claim,
      text: `Winning a customer pays back in ${formatAbout(periods, (value) => formatPeriods(value, period))}.`,
      formula: `${formatMoney(acquisition.quantity.value, currency)} ÷ ${formatMoney(margin, currency)} per ${period} ${formatResult(periods, (value) => formatPeriods(value, period))}`,
    });
  }
  if (margin > 0 && churn) {
    const lifetime = (margin * 100) / churn.quantity.value;
    const toMoney = (value: number) => formatMoney(value, currency);
    results.push({
      claim: churn.claim,
      text: `On average, a customer brings ${formatAbout(lifetime, toMoney)} after costs before they leave.`,
      formula: `${formatMoney(margin, currency)} per ${period} ÷ ${formatNumber(churn.quantity.value)}% per ${period} ${formatResult(lifetime, toMoney)}`,
    });
  }
  return results;
}

/** Cash ÷ burn, and fixed costs ÷ margin. */
function runwayOf(claims: readonly Claim[], price: Counted | undefined, cost: Counted | undefined): Calculation[] {
  const fixed = quantitiesOf(claims, 'fixedCost').find(({ quantity }) => quantity.period !== undefined);
  const cash = quantitiesOf(claims, 'cash').find(({ quantity }) => quantity.currency === fixed?.quantity.currency);
  const results: Calculation[] = [];
  if (fixed?.quantity.currency && fixed.quantity.period && cash && fixed.quantity.value > 0) {
    const { period } = fixed.quantity;
    const periods = cash.quantity.value / fixed.quantity.value;
    results.push({
      claim: cash.claim,
      text: `Your cash lasts ${formatAbout(periods, (value) => formatPeriods(value, period))} without income.`,
      formula: `${formatMoney(cash.quantity.value, fixed.quantity.currency)} ÷ ${formatRate(fixed.quantity)} ${formatResult(periods, (value) => formatPeriods(value, period))}`,
    });
  }
  const margin = price && cost ? price.quantity.value - cost.quantity.value : 0;
  if (fixed?.quantity.currency && price && margin > 0 && isSamePeriod(fixed.quantity, price.quantity)) {
    const customers = fixed.quantity.value / margin;
    const whole = formatNumber(Math.ceil(customers));
    results.push({
      claim: fixed.claim,
      text: `${whole} ${whole === '1' ? 'customer covers' : 'customers cover'} your fixed costs.`,
      formula: `${formatRate(fixed.quantity)} ÷ ${formatMoney(margin, fixed.quantity.currency)}${unitOf(price.quantity)} ${formatResult(customers)}${Number.isInteger(customers) ? '' : `, rounded up to ${whole}`}`,
    });
  }
  return results;
}

const isSamePeriod = (left: Quantity, right: Quantity): boolean =>
  left.currency === right.currency && left.period === right.period;

/** "14 of 20" as a rate. */
function ratesOf(claims: readonly Claim[]): Calculation[] {
  const seen = new Set<string>();
  return claims.flatMap((claim) => {
    const { quantity } = claim;
    if (claim.kind !== 'evidence' || !quantity?.of || seen.has(`${quantity.value}/${quantity.of}`)) return [];
    seen.add(`${quantity.value}/${quantity.of}`);
    const rate = (quantity.value / quantity.of) * 100;
    const whole = (value: number) => `${formatNumber(Math.round(value))}%`;
    const isWhole = Number.isInteger(rate);
    return [
      {
        claim,
        text: `${formatNumber(quantity.value)} of ${formatNumber(quantity.of)} is ${isWhole ? '' : 'about '}${whole(rate)}.`,
        formula: `${formatNumber(quantity.value)} ÷ ${formatNumber(quantity.of)} ${isWhole ? '=' : '≈'} ${whole(rate)}`,
      },
    ];
  });
}

function missingOf(claims: readonly Claim[], price: Counted | undefined, cost: Counted | undefined): string[] {
  const has = (kind: Claim['kind']) => claims.some((claim) => claim.kind === kind);
  const missing: string[] = [];
  if (!price) missing.push('a price and what it is for');
  else if (!price.quantity.period) missing.push('how often a customer pays');
  if (!has('segmentCount')) missing.push('a count of such customers (with its source)');
  if (!cost) missing.push('your cost per sale or customer');
  if (!has('acquisitionCost')) missing.push('your cost to win a customer');
  if (!has('churn') && !has('repeat')) missing.push('the share of customers who leave or come back');
  return missing;
}
