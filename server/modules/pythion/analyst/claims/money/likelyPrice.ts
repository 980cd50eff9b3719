import type { Odds } from '../../network/statementNetwork';
import type { Clause } from '../../text/clause';
import { readQuantities, type Quantity } from '../../text/quantities';
import { hasAny, spacedWords } from '../../text/token';
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

/** Odds of a price from which an amount behind "it's" or "es kostet" is one. */
const toldFrom = 0.6;

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
  if (odds.priceNumber < pricedFrom) return kept;
  const margin = Math.max(odds.positiveMargin, odds.negativeMargin);
  const others = Math.max(odds.void, odds.alternative, odds.frequencyOrCost);
  for (const clause of all) {
    const isTold = odds.priceNumber >= toldFrom && isToldPrice(clause);
    if (odds.priceNumber <= (isTold && hasCostBehind(clause) ? others : Math.max(margin, others))) continue;
    const amount = isTold || isListed(clause) ? amountOf(clause) : undefined;
    if (!amount || isNoPrice(clause, amount) || isPaidToOthers(clause)) continue;
    if (kept.some((claim) => otherMoney.test(claim.kind) && !(isTold && isCostBehind(claim, clause, amount)))) continue;
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

const told =
  / (?:'s|is|are|was|costs?|ist|sind|kostet|kosten|macht|es|son|era|cuestan?|vale|valen|sale|salen) (?:(?:about|around|just|only|usually|rund|etwa|nur|meist|unos|unas|de|a|solo|sólo) )*(?:[£$€] )?$/;

/** "It's 3.50 a blade", "la cuota son 39 al mes": the first amount of the sentence, and what has it. */
const isToldPrice = (clause: Clause): boolean => {
  const { tokens, context, quantities, sentence, speaker } = clause;
  const [first] = quantities;
  return (
    sentence.isLatin &&
    first !== undefined &&
    tokens[0] === context[0] &&
    first.start <= 6 &&
    speaker === 'other' &&
    isFact(clause) &&
    told.test(spacedWords(tokens.slice(0, first.start))) &&
    !hasAny(tokens.slice(0, first.start), 'cost', 'trouble', 'rival', 'today', 'people') &&
    !isRivals(clause) &&
    ![isOthersPrice, isSpentByUs, isWrittenOff].some((is) => is(clause))
  );
};

/** "…, thread and post come to about 1": another amount behind the first one. */
const hasCostBehind = ({ context, quantities: [first] }: Clause): boolean =>
  first !== undefined &&
  readQuantities(context).some(({ kind, start }) => start >= first.end && (kind === 'money' || kind === 'count'));

const isCostBehind = ({ kind, clause, quantity }: Claim, of: Clause, { start, value }: Quantity): boolean =>
  (kind === 'unitCost' || kind === 'alternative') &&
  quantity !== undefined &&
  (clause === of ? quantity.start > start : quantity.value !== value);

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
