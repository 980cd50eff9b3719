import type { Claim } from '../../claims/claim';
import type { Quantity } from '../../text/quantities';
import { formatAbout, formatMoney, formatNumber, formatPeriods, formatRate, formatResult, unitOf } from '../texts';
import { acquisitionOf, isBilled, isPerCustomer, quantitiesOf, type Calculation, type Counted } from './tied';

/** A sum ÷ the customers that it won. */
export function acquisitionsOf(claims: readonly Claim[]): Calculation[] {
  const sum = acquisitionOf(claims);
  if (!sum?.quantity.currency || sum.quantity.among === undefined) return [];
  const { currency, value, among } = sum.quantity;
  const each = value / among;
  const toMoney = (amount: number) => formatMoney(amount, currency);
  return [
    {
      claim: sum.claim,
      text: `Winning a customer costs you ${formatAbout(each, toMoney)}.`,
      formula: `${toMoney(value)} ÷ ${formatNumber(among)} ${formatResult(each, toMoney)}`,
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
    const one = acquisition.quantity.value / (acquisition.quantity.among ?? 1);
    const periods = one / margin;
    const toPeriods = (count: number) => formatPeriods(count, price.quantity.periodName ?? period);
    results.push({
      claim: acquisition.claim,
      text: `Winning a customer pays back in ${formatAbout(periods, toPeriods)}.`,
      formula: `${acquisitionOperand(acquisition.quantity, currency)} ÷ ${formatMoney(margin, currency)}${unit} ${formatResult(periods, toPeriods)}`,
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
const acquisitionOperand = ({ value, among }: Quantity, currency: string): string =>
  among === undefined ? formatMoney(value, currency) : `(${formatMoney(value, currency)} ÷ ${formatNumber(among)})`;

const churnOperand = ({ value, of }: Quantity, unit: string): string =>
  of === undefined ? `${formatNumber(value)}%${unit}` : `(${formatNumber(value)} ÷ ${formatNumber(of)}${unit})`;

/** Fixed costs ÷ margin. */
export function breakEvenOf(
  claims: readonly Claim[],
  price: Counted | undefined,
  cost: Counted | undefined,
): Calculation[] {
  const fixed = fixedCosts(claims);
  const margin = price && cost ? price.quantity.value - cost.quantity.value : 0;
  if (!fixed?.quantity.currency || !price || !isPerCustomer(price) || margin <= 0) return [];
  if (fixed.quantity.currency !== price.quantity.currency || fixed.quantity.period !== price.quantity.period) return [];
  const customers = fixed.quantity.value / margin;
  const whole = formatNumber(Math.ceil(customers));
  return [
    {
      claim: fixed.claim,
      text: `${whole} ${whole === '1' ? 'customer covers' : 'customers cover'} your fixed costs.`,
      formula: `${formatRate(fixed.quantity)} ÷ ${formatMoney(margin, fixed.quantity.currency)}${unitOf(price.quantity)} ${formatResult(customers)}${Number.isInteger(customers) ? '' : `, rounded up to ${whole}`}`,
    },
  ];
}

/** Cash ÷ burn. */
export function runwayOf(claims: readonly Claim[]): Calculation[] {
  const fixed = fixedCosts(claims);
  const cash = quantitiesOf(claims, 'cash').find(({ quantity }) => quantity.currency === fixed?.quantity.currency);
  if (!fixed?.quantity.currency || !cash || fixed.quantity.value <= 0) return [];
  const { period = '' } = fixed.quantity;
  const periods = cash.quantity.value / fixed.quantity.value;
  const toPeriods = (count: number) => formatPeriods(count, period);
  return [
    {
      claim: cash.claim,
      text: `Your cash lasts ${formatAbout(periods, toPeriods)} without income.`,
      formula: `${formatMoney(cash.quantity.value, fixed.quantity.currency)} ÷ ${formatRate(fixed.quantity)} ${formatResult(periods, toPeriods)}`,
    },
  ];
}

const fixedCosts = (claims: readonly Claim[]): Counted | undefined =>
  quantitiesOf(claims, 'fixedCost').find(({ quantity }) => quantity.period !== undefined);
