import type { Odds } from '../../network/statementNetwork';
import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isBareRate, toAmount } from './amounts';
import { isOfManySales } from './comparable';
import { readListedPrices } from './listedPrice';
import { overheadsIn } from './overhead';
import { isMargin } from './unpriced';

/** Odds of a margin from which the only amount of a sentence is what a sale costs us, and of another cost below which it is. */
const thresholds = { margin: 0.5, winning: 0.1, theirs: 0.1 } as const;

/**
 * "Drying and milling come to 1.10 a kilo", "ingredients and delivery cost us 71 dollars per customer": the network reads a margin
 * where the words are those of no cost that the rules know, or of one of winning a customer. The amount is compared with the price.
 */
export function withLikelyCost(kept: readonly Claim[], all: readonly Clause[], odds: Odds): readonly Claim[] {
  const margin = Math.max(odds.positiveMargin, odds.negativeMargin);
  if (margin < thresholds.margin || odds.acquisitionCost >= thresholds.winning) return kept;
  if (kept.some(({ kind, clause }) => otherMoney.has(kind) || (kind === 'acquisitionCost' && isForNewOne(clause))))
    return kept;
  if (all.some(({ context }) => context.some(isMargin))) return kept;
  // "Server and support cost $7 per pharmacy": waiters are people, too.
  const isTheirs = odds.frequencyOrCost >= thresholds.theirs || odds.trouble >= thresholds.theirs;
  // 平均每家五百出头: where a price is likelier.
  const isPrice = (clause: Clause): boolean =>
    !clause.sentence.isLatin && odds.priceNumber > margin && readListedPrices([clause]).length > 0;
  const amounts = all.flatMap((clause) =>
    isOfSale(clause) && !isPrice(clause) && !(isTheirs && clause.speaker === 'people') ? amountsOf(clause) : [],
  );
  const [cost] = amounts;
  if (!cost || amounts.length > 1) return kept;
  return [
    ...kept.filter(({ kind }) => kind !== 'acquisitionCost'),
    makeClaim('unitCost', cost.clause, { quantity: cost.amount }),
  ];
}

/** Claims whose amounts the rules have read already, or that are no cost of a sale. */
const otherMoney: ReadonlySet<Claim['kind']> = new Set([
  'unitCost',
  'fixedCost',
  'kept',
  'cash',
  'takings',
  'commission',
  'priceNumber',
  'priceUnit',
  'alternative',
]);

/** "A new customer costs us £40", 获得一个新客户的成本: the words are those of winning one. */
const isForNewOne = ({ tokens }: Clause): boolean =>
  tokens.some(({ text }) => /^(?:new|neue[rnms]?|nuev[oa]s?|新.*)$/.test(text));

/** A fact of ours, and no amount that customers pay or lose. */
const isOfSale = (clause: Clause): boolean =>
  isFact(clause) &&
  overheadsIn(clause).length === 0 &&
  !hasAny(clause.tokens, 'trouble', 'pay', 'sell') &&
  !clause.tokens.some(({ text }) => size.test(text));

/** "Die kleine Schale kostet 4 Euro und die große 8": a price list. */
const size =
  /^(?:small|large|big|medium|adults?|children|kleine[rsn]?|große[rsn]?|erwachsene|kinder|pequeñ[oa]s?|grandes?|adultos|niños)$/;

const amountsOf = (clause: Clause): { clause: Clause; amount: Quantity }[] =>
  clause.quantities.flatMap((quantity) => {
    if (quantity.kind === 'money') return [{ clause, amount: withRun(clause, quantity) }];
    return isBareRate(quantity) || isOnlyNumber(clause, quantity)
      ? [{ clause, amount: withRun(clause, toAmount(clause, quantity)) }]
      : [];
  });

/** "Peajes, gasoil y peón: 4.900 el viaje": what several customers share. 一个厂半年五百三: what one buyer costs, beside 一趟50. */
const withRun = ({ tokens, sentence }: Clause, amount: Quantity): Quantity => {
  if (!sentence.isLatin) {
    const [, per] = /[一每]个?([厂店户棚园校班])[^,，\d]{0,4}$/u.exec(lettersOf(tokens.slice(0, amount.start))) ?? [];
    return per === undefined || amount.per !== undefined ? amount : { ...amount, per };
  }
  const [article, run] = tokens.slice(amount.end, amount.end + 2);
  return amount.per === undefined && /^(?:el|la|cada|por)$/.test(article?.text ?? '') && isOfManySales(run?.text ?? '')
    ? { ...amount, per: run?.text }
    : amount;
};

/** "Material y luz, 11 el par", "Teile und Löten 47": without a currency, at the end of what it is for. */
const isOnlyNumber = ({ context, tokens }: Clause, quantity: Quantity): boolean =>
  quantity.kind === 'count' &&
  quantity.value > 0 &&
  quantity.of === undefined &&
  context.filter(({ pos }) => pos === 'num').length === 1 &&
  /^(?:[,.;:(]|das|die|der|den|el|la|each|apiece|pro|je|per|por|a|an|the)$/.test(
    tokens[quantity.start + 1]?.text ?? '.',
  );
