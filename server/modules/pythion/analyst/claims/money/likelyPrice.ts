import type { Odds } from '../../network/statementNetwork';
import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { withUnit } from './amounts';
import { isOurCost } from './ownCost';
import { isOthersPrice } from './othersPrice';
import { isPaidToOthers } from './payment';
import { isSpentByUs } from './spent';
import { isNoPrice, isWrittenOff } from './price';

/** Odds of a price from which the first amount of a fragment is one. */
const pricedFrom = 0.5;

/** Claims whose amounts the rules have read already. */
const otherMoney =
  /^(?:price|supposedPrice$|unitCost$|fixedCost$|acquisitionCost$|kept$|cash$|takings$|commission$|alternative|paidPrice$)/;

/** What may follow an amount without a currency: "4,80 pro Gurt", "19 el kilo", "$34 a dozen", "240 inklusive". */
const follows =
  /^(?:[,.;:(]|pro|je|per|a|an|the|each|das|die|der|den|im|in|el|la|al|por|cada|inklusive|inkl|inklusiv|mit|including|incl|instalada|für|bis|ab|to|up|und|and|y)$/;

/**
 * "4,80 pro Gurt", "19 el kilo a la tienda": a fragment that the network takes for a price, whose currency goes without saying.
 * @param currency that of the text, if it has only one
 */
export function withLikelyPrice(
  kept: readonly Claim[],
  all: readonly Clause[],
  odds: Odds,
  currency: string | undefined,
): readonly Claim[] {
  const others = Math.max(odds.positiveMargin, odds.negativeMargin, odds.void, odds.alternative, odds.frequencyOrCost);
  if (odds.priceNumber < pricedFrom || odds.priceNumber <= others) return kept;
  if (kept.some(({ kind }) => otherMoney.test(kind))) return kept;
  for (const clause of all) {
    const amount = isListed(clause) ? amountOf(clause) : undefined;
    if (!amount || isNoPrice(clause, amount) || isPaidToOthers(clause)) continue;
    const price = {
      ...withUnit(clause, amount),
      kind: 'money' as const,
      unit: undefined,
      currency: amount.currency ?? currency,
    };
    const isForOne = price.per !== undefined || price.period !== undefined || odds.priceUnit >= pricedFrom;
    return [
      ...kept,
      makeClaim('priceNumber', clause, { quantity: price }),
      ...(isForOne
        ? (['priceUnit', 'sizeFromPrice'] as const).map((kind) => makeClaim(kind, clause, { quantity: price }))
        : []),
    ];
  }
  return kept;
}

/** Without a verb, nothing is done or lost for it. */
const isListed = (clause: Clause): boolean =>
  !clause.hasVerb &&
  isFact(clause) &&
  clause.sentence.isLatin &&
  !isRivals(clause) &&
  ![isOurCost, isOthersPrice, isSpentByUs, isWrittenOff].some((is) => is(clause));

const amountOf = ({ tokens, quantities: [first] }: Clause): Quantity | undefined => {
  if (!first || first.kind === 'money') return first;
  const isAmount = first.kind === 'count' && first.of === undefined;
  return isAmount && follows.test(tokens[first.start + 1]?.text ?? '.') ? first : undefined;
};
