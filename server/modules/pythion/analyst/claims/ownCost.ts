import type { Clause } from '../text/clause';
import { readQuantities, type Quantity } from '../text/quantities';
import { has, hasAny, type Token } from '../text/token';
import { money, states } from './claim';

export const isOurCost = (clause: Clause): boolean =>
  isMaking(clause) ||
  isComingTo(clause) ||
  clause.tokens.some((_token, index) => isSetback(clause.tokens, index)) ||
  clause.tokens.some((token, index) => has(token, 'cost') && isUs(clause, index)) ||
  (clause.tokens[0]?.text === 'for' && clause.tokens[1]?.text === 'us' && hasAny(clause.tokens, 'cost')) ||
  clause.tokens.some(
    ({ text }, index) =>
      /^(?:nos|nous)$/.test(text) && /^(?:cuesta|coûte|custa)/.test(clause.tokens[index + 1]?.text ?? ''),
  ) ||
  (clause.tokens.some(({ text }) => text === '成本' || text === 'coste' || text === 'costo') &&
    money(clause) !== undefined) ||
  (clause.tokens.some(({ text }) => text === 'kosten') &&
    clause.tokens.some(({ text }) => /^(?:betragen|beträgt|liegen|belaufen)$/.test(text))) ||
  clause.tokens.some(
    ({ text }, index) =>
      /^(?:to|of)$/.test(text) &&
      /^(?:make|making|produce|serve|build)$/.test(clause.tokens[index + 1]?.text ?? '') &&
      hasAny(clause.tokens, 'cost'),
  ) ||
  clause.tokens.some(
    ({ text }, index) =>
      index === 0 &&
      /^(?:making|producing|serving|building|delivering|shipping|hosting)$/.test(text) &&
      hasAny(clause.tokens, 'cost'),
  );

/** "Washing and transport of a load come to EUR 41": what is no price and no income is a cost. */
const isComingTo = ({ tokens, quantities, speaker }: Clause): boolean => {
  const verb = tokens.findIndex(
    ({ lemma, pos }, index) =>
      /^(?:come|amount|add|run|total|sum)$/.test(lemma) &&
      (pos === 'verb' || pos === 'noun') &&
      tokens.slice(index + 1, index + 3).some(({ text }) => text === 'to'),
  );
  const subject = tokens.slice(0, Math.max(0, verb));
  return (
    verb > 0 &&
    (speaker === 'own' || speaker === 'other') &&
    quantities.some(({ kind, start }) => kind === 'money' && start > verb) &&
    subject.some(({ pos }) => pos === 'noun' || pos === 'verb') &&
    !hasAny(subject, 'price', 'sell', 'revenue', 'better', 'trouble', 'coin', 'sizeNoun', 'people', 'pay')
  );
};

/** "The round sets us back 29 dollars". */
const isSetback = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lemma === 'set' && tokens[index + 1]?.text === 'us' && tokens[index + 2]?.text === 'back';

/** Where a clause says what something costs us, or -1. */
const costAt = ({ tokens, ...clause }: Clause): number =>
  tokens.findIndex(
    (token, index) => (has(token, 'cost') && isUs({ tokens, ...clause }, index)) || isSetback(tokens, index),
  );

/** "We sell it for $24 that costs us $15": the amount after the word. A price before it is none. */
export const costAmount = (clause: Clause): Quantity | undefined =>
  clause.quantities.find(({ kind, start }) => kind === 'money' && start > costAt(clause)) ??
  bareCost(clause) ??
  (priceBeforeCost(clause) ? undefined : money(clause));

export const priceBeforeCost = (clause: Clause): Quantity | undefined =>
  states(clause, 'sell', 'pay')
    ? clause.quantities.find(({ kind, end }) => kind === 'money' && end <= costAt(clause))
    : undefined;

/** "We make it for 22 euros", "parts 9 euros", "parts and labour come to 17": what one piece takes. */
const isMaking = ({ tokens, speaker }: Clause): boolean =>
  (speaker === 'own' &&
    tokens.some(
      ({ lemma }, index) =>
        /^(?:make|build|produce|print|sew|bake|brew|assemble|manufacture|source|buy|cut|forge|weave|cook|grow|pack|cast)$/.test(
          lemma,
        ) &&
        tokens.slice(index + 1, index + 4).some(({ text }) => /^(?:it|one|them|each)$/.test(text)) &&
        tokens.slice(index + 1, index + 5).some(({ text }) => text === 'for' || text === 'at'),
    )) ||
  (tokens.some(({ lemma }) =>
    /^(?:part|material|ingredient|labour|labor|postage|petrol|hosting|wage|fuel|packaging)$/.test(lemma),
  ) &&
    !hasAny(tokens, 'trouble', 'sell', 'interview') &&
    tokens
      .slice(0, 9)
      .some(({ lemma }) =>
        /^(?:part|material|ingredient|labour|labor|postage|petrol|hosting|wage|fuel|packaging)$/.test(lemma),
      ));

function isUs(clause: Clause, cost: number): boolean {
  return (
    clause.tokens.slice(cost + 1, cost + 3).some(({ text }) => /^(?:us|me|uns|mich)$/.test(text)) ||
    (clause.tokens[cost]?.lemma === 'cost' &&
      clause.tokens
        .slice(cost + 1)
        .some(({ text }, at, after) => text === 'to' && /^(?:make|build|produce)$/.test(after[at + 1]?.lemma ?? ''))) ||
    (clause.tokens[cost - 1] !== undefined && /^(?:our|unsere)$/.test(clause.tokens[cost - 1]?.text ?? ''))
  );
}

/** "So we lose money on each"; not "we lose money on every no-show". */
export const isLosing = ({ tokens, speaker, negated }: Clause): boolean =>
  speaker === 'own' &&
  tokens.some((token, index) => {
    const [money, on, which, what] = tokens.slice(index + 1, index + 5);
    return (
      token.text === 'lose' &&
      !negated.has(token) &&
      money?.text === 'money' &&
      /^(?:on|with|per)$/.test(on?.text ?? '') &&
      /^(?:each|every|all|them|it)$/.test(which?.text ?? '') &&
      (what === undefined || what.pos === 'punct' || /^(?:unit|sale|order|piece|one|of)$/.test(what.lemma))
    );
  });

/** "We sell it for 12 euros, it costs us 5": the currency of the sentence. */
export function bareCost(clause: Clause): Quantity | undefined {
  if (!isOurCost(clause)) return undefined;
  const number = clause.quantities.find(
    ({ kind, unit, period, start }) =>
      kind === 'count' && (unit === undefined || unit === period) && start > costAt(clause),
  );
  const priced = readQuantities(clause.context).find(({ kind }) => kind === 'money');
  return number && priced ? { ...number, kind: 'money', currency: priced.currency } : undefined;
}
