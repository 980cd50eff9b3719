import type { Claim } from '../../claims/claim';
import type { Counted } from '../../claims/money/comparable';
import { costOfOne } from '../../claims/money/prospects';
import { fixedCostsIn } from '../../claims/money/fixedCost';
import type { Quantity } from '../../text/quantities';
import { formatAbout, formatMoney, formatNumber, formatPeriods, formatResult, unitOf } from '../texts';
import { formatSum } from './format';
import { acquisitionOf, isBilled, isPerCustomer, quantitiesOf, sideAcquisitionOf, type Calculation } from './tied';

/** A sum ÷ the customers that it won. */
export function acquisitionsOf(claims: readonly Claim[]): Calculation[] {
  const main = acquisitionOf(claims);
  const sum = main ?? sideAcquisitionOf(claims);
  if (!sum?.quantity.currency || sum.quantity.among === undefined) return [];
  const { currency } = sum.quantity;
  const each = costOfOne(sum.quantity);
  const toMoney = (amount: number) => formatMoney(amount, currency);
  return [
    {
      claim: sum.claim,
      text: main
        ? `Winning a customer costs you ${formatAbout(each, toMoney)}.`
        : `By this way, winning a customer costs you ${formatAbout(each, toMoney)}, but most came by another.`,
      formula: `${acquisitionOperand(sum.quantity, currency)} ${formatResult(each, toMoney)}`,
    },
  ];
}

/** What a customer brings, and how soon their acquisition is paid back. */
export function lifetimeOf(
  claims: readonly Claim[],
  price: Counted | undefined,
  cost: Counted | undefined,
): Calculation[] {
  if (!price?.quantity.currency || !isBilled(price.quantity) || !isPerCustomer(price) || !cost) return [];
  const { currency, period = '', value } = price.quantity;
  const margin = value - cost.quantity.value;
  if (margin <= 0) return [];
  const results: Calculation[] = [];
  const acquisition = acquisitionOf(claims, currency);
  const unit = unitOf(price.quantity);
  if (acquisition) {
    const periods = costOfOne(acquisition.quantity) / margin;
    const toPeriods = (count: number) => formatPeriods(count, price.quantity.periodName ?? period);
    results.push({
      claim: acquisition.claim,
      text: `Winning a customer pays back in ${formatAbout(periods, toPeriods)}.`,
      formula: `${inBrackets(acquisitionOperand(acquisition.quantity, currency))} ÷ ${formatMoney(margin, currency)}${unit} ${formatResult(periods, toPeriods)}`,
    });
  }
  const churn = quantitiesOf(claims, 'churn').find(({ quantity }) => quantity.period === period && quantity.value > 0);
  if (churn) {
    const lifetime = (margin * (churn.quantity.of ?? 100)) / churn.quantity.value;
    const toMoney = (amount: number) => formatMoney(amount, currency);
    results.push({
      claim: churn.claim,
      text: `On average, a customer brings ${formatAbout(lifetime, toMoney)} after costs before they leave.`,
      formula: `${formatMoney(margin, currency)}${unit} ÷ ${churnOperand(churn.quantity, unit)} ${formatResult(lifetime, toMoney)}`,
    });
  }
  return results;
}

/** A sum for several stays an operand, so that no rounded number is divided. */
const acquisitionOperand = ({ value, among, times }: Quantity, currency: string): string =>
  [
    ...(times === undefined ? [] : [formatNumber(times), '×']),
    formatMoney(value, currency),
    ...(among === undefined ? [] : ['÷', formatNumber(among)]),
  ].join(' ');

const inBrackets = (operand: string): string => (/[×÷]/.test(operand) ? `(${operand})` : operand);

const churnOperand = ({ value, of }: Quantity, unit: string): string =>
  of === undefined ? `${formatNumber(value)}%${unit}` : `(${formatNumber(value)} ÷ ${formatNumber(of)}${unit})`;

/** Fixed costs ÷ what a customer leaves, or the price while no cost of each is known. */
export function breakEvenOf(
  claims: readonly Claim[],
  price: Counted | undefined,
  cost: Counted | undefined,
): Calculation[] {
  if (!price || !isBilled(price.quantity) || !isPerCustomer(price)) return [];
  const { currency } = price.quantity;
  const fixed = fixedCostsIn(claims, price.quantity);
  const margin = price.quantity.value - (cost?.quantity.value ?? 0);
  const [first] = fixed;
  if (!first || !currency || margin <= 0) return [];
  const customers = fixed.reduce((sum, { quantity }) => sum + quantity.value, 0) / margin;
  // "The device costs us 70 euros a year" beside a price of 190: what one customer pays for alone is no cost of the whole firm.
  if (customers < 1) return [];
  const whole = formatNumber(Math.ceil(customers - 1e-9));
  const sum = formatSum(fixed.map(({ quantity }) => quantity));
  const isWhole = Number.isInteger(customers);
  const who = whole === '1' ? 'customer covers' : 'customers cover';
  return [
    {
      claim: first.claim,
      text: cost ? `${whole} ${who} your fixed costs.` : `At your price, ${whole} ${who} these fixed costs.`,
      formula: `${sum} ${currency}${unitOf({ ...first.quantity, per: undefined })} ÷ ${formatMoney(margin, currency)}${unitOf(price.quantity)} ${formatResult(customers)}${isWhole ? '' : `, rounded up to ${whole}`}`,
    },
  ];
}

/** Cash ÷ what has to be paid in a period. */
export function runwayOf(claims: readonly Claim[]): Calculation[] {
  const fixed = fixedCostsIn(claims);
  const [first] = fixed;
  const cash = quantitiesOf(claims, 'cash').find(({ quantity }) => quantity.currency === first?.quantity.currency);
  const total = fixed.reduce((sum, { quantity }) => sum + quantity.value, 0);
  if (!first || !cash || total <= 0) return [];
  const { period = '', currency } = first.quantity;
  const toPeriods = (count: number) => formatPeriods(count, period);
  const periods = cash.quantity.value / total;
  const { value, of } = cash.quantity;
  const left = of === undefined ? formatNumber(value) : `(${formatNumber(of)} − ${formatNumber(of - value)})`;
  const code = currency ? ` ${currency}` : '';
  const costs = `${formatSum(fixed.map(({ quantity }) => quantity))}${code}${unitOf({ ...first.quantity, per: undefined })}`;
  return [
    {
      claim: cash.claim,
      text: `Your cash lasts ${formatAbout(periods, toPeriods)} without income.`,
      formula: `${left}${code} ÷ ${costs} ${formatResult(periods, toPeriods)}`,
    },
  ];
}
