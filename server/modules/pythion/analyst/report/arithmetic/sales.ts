import { isCustomerWord } from '../../../../../../shared/customerWords';
import type { Claim } from '../../claims/claim';
import { withUnit } from '../../claims/money/amounts';
import type { Counted } from '../../claims/money/comparable';
import type { Quantity } from '../../text/quantities';
import { formatAbout, formatMoney, formatNumber, formatOperand, formatRate, formatResult, unitOf } from '../texts';
import { isSameWord } from '../../claims/money/comparable';
import { isOfCustomer } from '../../claims/market';
import { isAveraged } from '../../claims/money/ownCost';
import { saleTotalOf } from '../../claims/money/roles/saleTotal';
import { isBilled, isPerCustomer, perPayer, quantitiesOf, type Calculation } from './tied';

/** Customers × price, where one clause names both. */
export function revenueOf(claims: readonly Claim[], price: Counted | undefined): Calculation[] {
  const found = [revenueOfPayers(claims), revenueOfClients(price), revenueOfNamed(claims, price)];
  return found.find(({ length }) => length > 0) ?? [];
}

function revenueOfPayers(claims: readonly Claim[]): Calculation[] {
  return quantitiesOf(claims, 'payingCustomers').flatMap(({ claim, quantity: count }) => {
    const own = claim.clause.quantities.find(({ kind }) => kind === 'money');
    const stated = own ? { claim, quantity: withUnit(claim.clause, own) } : priceBehind(claim, claims);
    const price = stated && perPayer(stated, []).quantity;
    // A sum of all of them, such as "140 invoices worth $260,000", has neither period nor unit.
    if (!stated || !price?.currency || count.kind !== 'count' || count.of !== undefined) return [];
    const isOnce = price.period === undefined && price.per !== undefined;
    if (!(isBilled(price) || isOnce) || !isPerCustomer({ claim: stated.claim, quantity: price })) return [];
    const isAmountOrdered =
      saleTotalOf(claim.clause) !== undefined ||
      claims.some(({ kind, clause }) => kind === 'orders' && clause === claim.clause);
    if (isAmountOrdered) return [];
    const result = formatMoney(count.value * price.value, price.currency);
    // All of them together pay for no single one.
    const period = isOnce ? '' : unitOf({ ...price, per: undefined });
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

/** "We work for 12 practices, which pay 90 euros a month": the price of those who were counted in the clause before. */
function priceBehind({ clause }: Claim, claims: readonly Claim[]): Counted | undefined {
  const claim = claims.find(
    ({ kind, clause: { sentence, index, tokens } }) =>
      kind === 'priceUnit' &&
      sentence === clause.sentence &&
      index === clause.index + 1 &&
      /^(?:which|who|that|they|die|que)$/.test(tokens[0]?.text ?? ''),
  );
  return claim?.quantity && { claim, quantity: claim.quantity };
}

/** "We charge 129 CAD a month, 26 clients": customers beside our own price. */
function revenueOfClients(price: Counted | undefined): Calculation[] {
  if (!price?.quantity.currency || !isBilled(price.quantity) || !isPerCustomer(price)) return [];
  const { clause } = price.claim;
  const count = clause.quantities.find(
    ({ kind, unit, end, of }) =>
      kind === 'count' &&
      of === undefined &&
      unit !== undefined &&
      isCustomerWord(unit) &&
      /^(?:punct|conj)$/.test(clause.tokens[end + 1]?.pos ?? 'punct'),
  );
  if (!count || clause.speaker !== 'own' || clause.modality !== 'fact') return [];
  const result = formatMoney(count.value * price.quantity.value, price.quantity.currency);
  const unit = unitOf(price.quantity);
  return [
    {
      claim: price.claim,
      text: `At your price, these customers bring ${result}${unit}.`,
      formula: `${formatNumber(count.value)} × ${formatRate(price.quantity)} = ${result}${unit}`,
    },
  ];
}

/** "1,200 pesos al mes por clínica, y ya pagan 41 clínicas": the word of the price counts those who pay. */
function revenueOfNamed(claims: readonly Claim[], price: Counted | undefined): Calculation[] {
  const { per, currency, value } = price?.quantity ?? {};
  const payers = quantitiesOf(claims, 'payingCustomers');
  const payer = payers.find(({ quantity: { unit } }) => per && unit && isSameWord(unit, per));
  if (!price || !payer || !currency || !value || !isBilled(price.quantity) || payer.quantity.of !== undefined)
    return [];
  if (payers.length > 1 || payer.claim.clause.quantities.some(({ kind }) => kind === 'money')) return [];
  const rate = perPayer(price, payers).quantity;
  const result = formatMoney(payer.quantity.value * value, currency);
  const period = unitOf(rate);
  return [
    {
      claim: payer.claim,
      text: `At your price, your paying customers bring ${result}${period}.`,
      formula: `${formatNumber(payer.quantity.value)} × ${formatRate(rate)} = ${result}${period}`,
    },
  ];
}

/** A price per employee or hive × how many of them one customer has. */
export function revenueOfOne(claims: readonly Claim[], price: Counted | undefined): Calculation[] {
  const { per, currency, value, period } = price?.quantity ?? {};
  const size = quantitiesOf(claims, 'customerSize').find(({ quantity }) => per && isSameWord(quantity.unit ?? '', per));
  if (!price || !size || !currency || !value) return [];
  const unit = period ? unitOf({ ...price.quantity, per: undefined }) : '';
  const result = formatMoney(size.quantity.value * value, currency);
  return [
    {
      claim: size.claim,
      text: `One customer of that size pays ${result}${unit}.`,
      formula: `${formatNumber(size.quantity.value)} × ${formatOperand(price.quantity)} ${currency} per ${price.quantity.perName ?? per}${unit} = ${result}${unit}`,
    },
  ];
}

/** Orders × price, and the share of it that the founder keeps. */
export function ordersOf(
  claims: readonly Claim[],
  chosen: Counted | undefined,
  commission: Counted | undefined,
): Calculation[] {
  const orders = quantitiesOf(claims, 'orders').find((order) => priceOfOrder(order, chosen) !== undefined);
  const price = orders && priceOfOrder(orders, chosen);
  if (!orders || !price?.currency) return [];
  const { currency } = price;
  const { period, value } = orders.quantity;
  const unit = ` per ${period}`;
  const toMoney = (amount: number) => `${formatMoney(amount, currency)}${unit}`;
  const product = `${formatNumber(value)}${unit} × ${formatOperand(price)} ${currency}`;
  const total = toMoney(value * price.value);
  const results = [
    { claim: orders.claim, text: `Your customers’ orders make ${total}.`, formula: `${product} = ${total}` },
  ];
  if (!commission) return results;
  const share = commission.quantity.value;
  const kept = (value * price.value * share) / 100;
  results.push({
    claim: commission.claim,
    text: `You keep ${formatAbout(kept, toMoney)} of that.`,
    formula: `${product} × ${formatNumber(share)} ÷ 100 ${formatResult(kept, toMoney)}`,
  });
  return results;
}

/**
 * The price of one ordered thing, beside it or elsewhere: "310 kilos" and "£4.50 per kilo". "80 shops buy 40 jars": whether each
 * of them or all together is not known.
 */
export function priceOfOrder({ claim, quantity }: Counted, chosen: Counted | undefined): Quantity | undefined {
  const { quantities, tokens } = claim.clause;
  const isShared = quantities.some(
    ({ kind, start }) =>
      kind === 'count' && start !== quantity.start && !/^(?:to|through|via|at|in)$/.test(tokens[start - 1]?.text ?? ''),
  );
  const own = quantities.find(({ kind }) => kind === 'money');
  if (isShared) return undefined;
  if (own) return own.per === undefined || own.per === 'each' || own.per === quantity.unit ? own : undefined;
  const price = chosen?.quantity;
  const isAverage =
    chosen !== undefined && price?.per === undefined && isAveraged(chosen.claim.clause, chosen.quantity);
  const isSame = price?.per !== undefined && quantity.unit !== undefined && isSameWord(price.per, quantity.unit);
  return (isSame || isAverage) && price?.period === undefined ? price : undefined;
}

/** Count of the segment × price, from below. */
export function marketOf(claims: readonly Claim[], price: Counted | undefined): Calculation[] {
  const count = quantitiesOf(claims, 'segmentCount')[0];
  if (!count || !price?.quantity.currency || !isBilled(price.quantity) || !isPerCustomer(price, count.quantity.unit))
    return [];
  const result = formatMoney(count.quantity.value * price.quantity.value, price.quantity.currency);
  const unit = unitOf(price.quantity);
  return [
    {
      claim: count.claim,
      text: `If ${isOfCustomer(price.quantity.per ?? '') ? 'your price were paid for all that you counted' : 'every customer you counted paid your price'}, that would be ${result}${unit}.`,
      formula: `${formatNumber(count.quantity.value)} × ${formatRate(price.quantity)} = ${result}${unit}`,
    },
  ];
}
