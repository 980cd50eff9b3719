import { hasAny, type Token } from '../../text/token';
import type { Claim } from '../../claims/claim';
import type { Counted } from '../../claims/money/comparable';
import { isInAndOut } from '../../claims/money/inAndOut';
import { unitCostsOf, type UnitCost } from '../../claims/money/unitCosts';
import {
  formatAbout,
  formatMoney,
  formatNumber,
  formatOperand,
  formatPeriods,
  formatRate,
  formatResult,
  unitOf,
} from '../texts';
import { formatSum } from './format';
import { isBilled, quantitiesOf, type Calculation } from './tied';

/** Price − cost, and its share of the price. */
export function marginOf(price: Counted | undefined, cost: UnitCost | undefined): Calculation[] {
  if (!price?.quantity.currency || !cost) return [];
  const { currency, value } = price.quantity;
  const margin = value - cost.quantity.value;
  const share = (margin / value) * 100;
  const unit = unitOf(price.quantity) || unitOf(cost.quantity);
  const amount = formatMoney(Math.abs(margin), currency);
  const isOne = cost.parts.length === 1;
  const costs = isOne
    ? formatRate(cost.quantity)
    : `${formatSum(cost.parts.map(({ quantity }) => quantity))} ${currency}${unitOf(cost.quantity)}`;
  const operand = isOne ? formatOperand(cost.quantity) : formatSum(cost.parts.map(({ quantity }) => quantity));
  return [
    {
      claim: cost.claim,
      text: margin < 0 ? `You lose ${amount}${unit}.` : `You keep ${amount}${unit} after these costs.`,
      formula: `${formatRate(price.quantity)} − ${costs} = ${formatMoney(margin, currency)}${unit}`,
    },
    {
      claim: cost.claim,
      text: `The margin is ${formatAbout(share)}%.`,
      formula: `(${formatOperand(price.quantity)} − ${operand}) ÷ ${formatOperand(price.quantity)} ${formatResult(share)}%`,
    },
  ];
}

/** "220 euros a weekend, and 150 are left after all": what is kept ÷ the price. */
export function keptOf(claims: readonly Claim[], price: Counted | undefined): Calculation[] {
  const kept = quantitiesOf(claims, 'kept').find(
    ({ quantity }) =>
      quantity.currency === price?.quantity.currency &&
      quantity.period === price?.quantity.period &&
      quantity.value < (price?.quantity.value ?? 0),
  );
  if (!price || !kept) return [];
  const share = (kept.quantity.value / price.quantity.value) * 100;
  return [
    {
      claim: kept.claim,
      text: `The margin is ${formatAbout(share)}%.`,
      formula: `${formatOperand(kept.quantity)} ÷ ${formatOperand(price.quantity)} ${formatResult(share)}%`,
    },
  ];
}

/** "I deposited $10,580 and spent $7,200": what came in − what went out, and its share. */
export function leftOf(claims: readonly Claim[]): Calculation[] {
  return claims
    .filter((claim) => claim.kind === 'positiveMargin' && isInAndOut(claim))
    .slice(0, 1)
    .flatMap((claim) => {
      const { of: whole, value: left, currency } = claim.quantity!;
      if (currency === undefined || whole === undefined) return [];
      const share = (left / whole) * 100;
      const toMoney = (amount: number) => formatMoney(amount, currency);
      return [
        {
          claim,
          text: `You keep ${toMoney(left)} of what came in.`,
          formula: `${toMoney(whole)} − ${toMoney(whole - left)} = ${toMoney(left)}`,
        },
        {
          claim,
          text: `The margin is ${formatAbout(share)}%.`,
          formula: `(${formatNumber(whole)} − ${formatNumber(whole - left)}) ÷ ${formatNumber(whole)} ${formatResult(share)}%`,
        },
      ];
    });
}

/** "Take about £640 a day, and parts cost me 410 of that": the costs of the same sentence are those of the same day. */
export function takingsOf(claims: readonly Claim[]): Calculation[] {
  return quantitiesOf(claims, 'takings')
    .slice(0, 1)
    .flatMap((takings) => {
      const cost = unitCostsOf(claims).find(
        ({ claim, quantity }) =>
          claim.clause.sentence === takings.claim.clause.sentence && quantity.currency === takings.quantity.currency,
      );
      const { period, periodName } = takings.quantity;
      return cost ? marginOf(takings, { ...cost, quantity: { ...cost.quantity, period, periodName } }) : [];
    });
}

/** The share of one order's price that is kept, and what is left of it after the costs of one. */
export function commissionOf(
  price: Counted | undefined,
  commission: Counted | undefined,
  cost: UnitCost | undefined,
): Calculation[] {
  if (!price?.quantity.currency || !commission || price.quantity.period !== undefined) return [];
  const { currency, value } = price.quantity;
  const kept = (value * commission.quantity.value) / 100;
  const toMoney = (amount: number) => formatMoney(amount, currency);
  const product = `${formatOperand(price.quantity)} ${currency} × ${formatNumber(commission.quantity.value)} ÷ 100`;
  const results: Calculation[] = [
    {
      claim: commission.claim,
      text: `You keep ${formatAbout(kept, toMoney)} of each.`,
      formula: `${product} ${formatResult(kept, toMoney)}`,
    },
  ];
  if (!cost) return results;
  const margin = kept - cost.quantity.value;
  const costs = formatSum(cost.parts.map(({ quantity }) => quantity));
  results.push({
    claim: cost.claim,
    text:
      margin < 0
        ? `You lose ${formatAbout(-margin, toMoney)} on each.`
        : `After these costs, ${formatAbout(margin, toMoney)} of each is left.`,
    formula: `${product} − ${costs} ${currency} ${formatResult(margin, toMoney)}`,
  });
  return results;
}

/** What one costs to make or buy ÷ what it is rented for: how soon it has paid for itself. */
export function paybackOf(price: Counted | undefined, costs: readonly UnitCost[]): Calculation[] {
  if (!price?.quantity.currency || !isBilled(price.quantity)) return [];
  const { currency, period = '', periodName, value, per } = price.quantity;
  const cost = costs.find(
    ({ claim, quantity }) =>
      quantity.currency === currency &&
      quantity.period === undefined &&
      quantity.per === undefined &&
      // "£1.50 a pupil" is no rent of the locker that is bought.
      (per === undefined ||
        per === 'each' ||
        claim.clause.tokens.some(({ lemma, text }) => lemma === per || text === per)),
  );
  // "The council pays us £38,000 a year" beside a pram of £70 is no rent of the pram.
  if (!cost || ![price, cost].some(({ claim }) => isRenting(claim.clause.context))) return [];
  const periods = cost.quantity.value / value;
  if (periods < shortestPayback) return [];
  const toPeriods = (count: number) => formatPeriods(count, periodName ?? period);
  const sum = formatSum(cost.parts.map(({ quantity }) => quantity));
  return [
    {
      claim: cost.claim,
      text: `${per === undefined ? 'Each' : 'One'} has paid for itself after ${formatAbout(periods, toPeriods)} of rent.`,
      formula: `${sum} ${currency} ÷ ${formatRate(price.quantity)} ${formatResult(periods, toPeriods)}`,
    },
  ];
}

/** In periods of the price: what is earned back sooner isn't bought for it. */
const shortestPayback = 0.1;

const isRenting = (tokens: readonly Token[]): boolean =>
  !hasAny(tokens, 'today', 'rival') &&
  tokens.some(
    ({ lemma, pos }) =>
      (pos === 'verb' && /^(?:rent|lease|hire|lend|loan)$/.test(lemma)) ||
      /^(?:miet|vermiet|alquil|出租|租)/.test(lemma),
  );
