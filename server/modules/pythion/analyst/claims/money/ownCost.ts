import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { periodWords } from '../../lexicon/numbers';
import { has, hasAny, isVerb, type Token } from '../../text/token';
import { isBare, isBareRate, asMoney, withUnit } from './amounts';
import { chargedAmount } from './chargedAmount';
import { isBesideCost } from './costBesidePrice';
import { fractionOfPrice, isChargingUs, isCosting, isOneCosting, isSetback } from './costVerbs';
import { money, states } from '../claim';
import { isAgentive } from '../people/agentive';
import { memoise } from '../../text/memoise';
import { spentInChinese } from './chineseCost';
import { pricesInChinese } from './hanAmounts';
import { hasCarrier, isCarrierAt } from './carriers';
import { isContinued, isUnderCosts } from './costLists';
import { isLeftOver } from './leftOver';
import { spentOnOne } from './outlay';
import { inputs, isMaking, isMakingAt, isProductionCost } from './making';
import { keptOf } from './shares';

export const isOurCost = memoise(
  (clause: Clause): boolean =>
    (clause.sentence.isLatin && !isLeftOver(clause) && keptOf(clause) === undefined && isOurCostInLatin(clause)) ||
    clause.tokens.some((token, index) => isCostWord(token) && isUs(clause, index)) ||
    isInputAlone(clause) ||
    isUnderCosts(clause) ||
    spentBy(clause).length > 0 ||
    (clause.tokens.some(({ text }) => text === '成本' || text === 'coste' || text === 'costo') &&
      money(clause) !== undefined),
);

/** The amounts that we spend on one sale, in words that name no cost. */
const spentBy = (clause: Clause): readonly Quantity[] =>
  clause.sentence.isLatin ? spentOnOne(clause) : spentInChinese(clause);

/** In words of English, German or Spanish. A Chinese one belongs in `isOurCost`. */
const isOurCostInLatin = (clause: Clause): boolean =>
  isMaking(clause) ||
  isComingTo(clause) ||
  isWorker(clause) ||
  isContinued(clause) ||
  hasCarrier(clause) ||
  clause.tokens.some((_token, index) => isCostOfPayer(clause, index)) ||
  clause.tokens.some((_token, index) => isSetback(clause.tokens, index) || isChargingUs(clause.tokens, index)) ||
  (clause.tokens[0]?.text === 'for' && clause.tokens[1]?.text === 'us' && hasAny(clause.tokens, 'cost')) ||
  clause.tokens.some(
    ({ text }, index) => (text === 'nos' || text === 'me' || text === 'nous') && isCosting(clause.tokens, index + 1),
  ) ||
  (clause.tokens.some(({ text }) => text === 'kosten') &&
    clause.tokens.some(({ text }) => /^(?:betragen|beträgt|liegen|belaufen)$/.test(text))) ||
  clause.tokens.some(
    ({ text }, index) =>
      (text === 'to' || text === 'of') &&
      /^(?:make|making|produce|serve|build)$/.test(clause.tokens[index + 1]?.text ?? '') &&
      hasAny(clause.tokens, 'cost'),
  ) ||
  (/^(?:making|producing|serving|building|delivering|shipping|hosting)$/.test(clause.tokens[0]?.text ?? '') &&
    hasAny(clause.tokens, 'cost'));

/** German and Spanish nouns of cost that the lexicon leaves to phrases. */
const isCostWord = (token: Token): boolean =>
  has(token, 'cost') || costWords.has(token.text) || (token.text.endsWith('kosten') && /^\p{L}+$/u.test(token.text));

const costWords: ReadonlySet<string> = new Set('kostet kostete coste costes costo costos gasto gastos'.split(' '));

const hanInputs = /^(?:服务|人工|材料|电费|运费|物料|耗材|带宽|快递|包装|水电|场地)/;

/** "服务器和客服每个工地一个月大概70元": in Chinese, what is needed stands before its amount without a verb. */
const isInputAlone = (clause: Clause): boolean =>
  hanInputs.test(clause.tokens[0]?.text ?? '') &&
  money(clause) !== undefined &&
  !hasAny(clause.tokens, 'sell', 'pay', 'trouble', 'revenue');

/** "Washing and transport of a load come to EUR 41": what is no price and no income is a cost. */
const isComingTo = ({ tokens, context, quantities, speaker }: Clause): boolean => {
  const verb = tokens.findIndex(
    ({ lemma, pos }, index) =>
      (pos === 'verb' || pos === 'noun') &&
      /^(?:come|amount|add|run|total|sum)$/.test(lemma) &&
      tokens.slice(index + 1, index + 3).some(({ text }) => text === 'to'),
  );
  const subject = tokens.slice(0, Math.max(0, verb));
  return (
    verb > 0 &&
    (speaker === 'own' ||
      speaker === 'other' ||
      context.some(({ text }) => text === 'hosting') ||
      isListOfInputs(subject)) &&
    quantities.some((amount) => amount.start > verb && (amount.kind === 'money' || isBareRate(amount))) &&
    subject.some(({ pos }) => pos === 'noun' || pos === 'verb') &&
    // "The average job comes to £96": what one pays.
    !subject.some(({ lemma }) => /^(?:average|job|order|bill|invoice|basket|booking|sale|takings)$/.test(lemma)) &&
    !hasAny(subject, 'price', 'sell', 'revenue', 'better', 'trouble', 'coin', 'sizeNoun', 'people', 'pay')
  );
};

/** "Seed, trays and electric": several things, and nobody's. */
const isListOfInputs = (subject: readonly Token[]): boolean =>
  subject.some(({ text }) => /^(?:and|und|y)$/.test(text)) &&
  subject.every(
    (token, index) =>
      /^(?:noun|adj|conj|punct)$/.test(token.pos) || (token.pos === 'det' && index === 0 && token.text === 'the'),
  ) &&
  !subject.some((token) => has(token, 'trouble', 'worse') || isAgentive(token.lemma));

/** "Each rider costs 3,100 per month": one of several who work for us. */
const isWorker = ({ tokens, quantities }: Clause): boolean =>
  /^(?:each|every|our)$/.test(tokens[0]?.text ?? '') &&
  has(tokens[1], 'people') &&
  tokens[2]?.lemma === 'cost' &&
  quantities.some(({ period, start }) => period !== undefined && period !== 'day' && start <= 4);

/** "A cafe pays $50 a month, costs $10 a month". */
const isCostOfPayer = ({ tokens, quantities }: Clause, index: number): boolean =>
  (tokens[index]?.text === 'cost' || tokens[index]?.text === 'costs') &&
  /^(?:,|and|but)$/.test(tokens[index - 1]?.text ?? '') &&
  tokens.slice(0, index).some((token) => has(token, 'pay') && isVerb(token)) &&
  quantities.some(({ kind, end }) => kind === 'money' && end < index);

/** Where a clause says what something costs us, or -1. */
const costAt = (clause: Clause): number =>
  clause.tokens.findIndex(
    (token, index) =>
      isInputFirst(clause, index) ||
      (isCostWord(token) && isUs(clause, index)) ||
      isSetback(clause.tokens, index) ||
      isChargingUs(clause.tokens, index) ||
      /^(?:成本|costes?|costo)$/.test(token.text) ||
      isCostOfPayer(clause, index) ||
      (/^(?:nos|me)$/.test(clause.tokens[index - 1]?.text ?? '') && isCosting(clause.tokens, index)) ||
      isMakingAt(clause, index) ||
      isProductionCost(clause.tokens, index) ||
      isInputAfterPrice(clause, index) ||
      isCarrierAt(clause, index),
  );

/** "Food and packaging are £3.10 per meal, delivery £1.20": all that follows is a cost. */
const isInputFirst = ({ tokens, quantities }: Clause, index: number): boolean =>
  inputs.test(tokens[index]?.lemma ?? '') &&
  quantities.some((amount) => amount.kind === 'money' && amount.start > index) &&
  !quantities.some((amount) => amount.end <= index);

/** "79 Euro pro Stück, Material liegt bei 34": what is needed follows the price of one. */
const isInputAfterPrice = ({ tokens, quantities }: Clause, index: number): boolean =>
  inputs.test(tokens[index]?.lemma ?? '') &&
  // "Ingredients come to £1.35 a meal, labour about 90p": both are costs.
  !tokens.slice(0, index).some(({ lemma }) => inputs.test(lemma)) &&
  quantities.some(
    ({ kind, end, per, period }) => kind === 'money' && end <= index && (per !== undefined || period !== undefined),
  ) &&
  quantities.some((amount) => amount.start > index && (amount.kind === 'money' || isBare(amount)));

/** What stands behind the word for a cost. */
export const isAfterCost = (clause: Clause, { start }: Quantity): boolean => {
  const spent = spentBy(clause);
  return spent.length > 0
    ? spent.some((amount) => amount.start === start)
    : isOurCost(clause) &&
        start > costAt(clause) &&
        chargedAmount(clause)?.start !== start &&
        !pricesInChinese(clause).some((price) => price.start === start) &&
        !isBesideCost(clause.context, clause.tokens, start);
};

/** "We sell it for $24 that costs us $15": the amounts after the word. A price before it is none. */
export function costAmounts(clause: Clause): Quantity[] {
  const spent = spentBy(clause);
  if (spent.length > 0) return spent.map((amount) => withUnit(clause, asMoney(clause, amount)));
  const at = costAt(clause);
  const priced = at >= 0 ? priceBeforeCost(clause) : undefined;
  const charged = chargedAmount(clause);
  const amounts = clause.quantities.filter(
    (quantity) =>
      quantity.start !== charged?.start &&
      (quantity.kind === 'money' || isBare(quantity) || inputs.test(quantity.unit ?? '')),
  );
  // A bare number is a cost behind the word for it, or in a list that another amount begins.
  const after = amounts.findIndex(({ kind, start }) => start > at && (at >= 0 || kind === 'money'));
  const fraction = after < 0 && at >= 0 ? fractionOfPrice(clause.tokens, at) : undefined;
  const price = fraction ? (charged ?? priced) : undefined;
  if (fraction && price) return [{ ...price, value: price.value * fraction }];
  if (after < 0) return priced || at >= 0 ? [] : amounts.filter(({ kind }) => kind === 'money').slice(0, 1);
  const period = periodOfSubject(clause.tokens.slice(0, Math.max(0, at)));
  return partsFrom(clause, amounts.slice(after)).map((part) => {
    const amount = withUnit(clause, asMoney(clause, part));
    return amount.period === undefined ? { ...amount, ...period } : amount;
  });
}

/** "A season costs us 120 euros per farm". */
function periodOfSubject([article, word]: readonly Token[]): Partial<Quantity> {
  const period = /^(?:an?|one|each|every)$/.test(article?.text ?? '') ? periodWords[word?.text ?? ''] : undefined;
  return period ? { period, periodName: word?.text === period ? undefined : word?.text } : {};
}

/** "Parts are 34 euros, assembly 11", "22 and about 9 euro for the van": amounts of a list, each with what it is for. */
function partsFrom({ tokens }: Clause, [first, ...others]: Quantity[]): Quantity[] {
  const parts = first ? [first] : [];
  for (const part of others) {
    const last = parts.at(-1);
    if (!last || (part.period !== last.period && part.period === undefined)) break;
    const between = tokens.slice(last.end, part.start);
    // "£2.10 of each kilo, courier flat £22": of a whole order.
    if (between.at(-1)?.text === 'flat') break;
    const [next, word] = tokens.slice(part.end, part.end + 2);
    // "210 Euro einmalig und 14 Euro Pflege im Monat".
    if (tokens.slice(part.end, part.end + 4).some(({ text }) => periodWords[text] !== undefined)) break;
    const isNamed =
      between.some(({ pos }) => pos === 'noun') ||
      inputs.test(part.unit ?? '') ||
      (/^(?:for|de|für)$/.test(next?.text ?? '') && (word?.pos === 'det' || word?.pos === 'noun'));
    const isListed =
      between.some(({ text }) => /^(?:,|and|plus|\+|und|y|e|et|和)$/.test(text)) &&
      between.every(
        (token, index) =>
          (isFor(token, between[index + 1]) ||
            /^(?:noun|det|adj|adv|conj|punct|sym|aux)$/.test(token.pos) ||
            // "£31 to make and 40p for the radio", "410 of that, diesel £30".
            /^(?:to|make|build|that|it|plus)$/.test(token.text) ||
            (token.text === 'on' && between[index + 1]?.text === 'average')) &&
          !/^(?:or|but|instead|than|while|soll|sollen|sollte|sollten|[:;(])$/.test(token.text) &&
          !has(token, 'sell', 'price', 'pay', 'rival', 'today'),
      );
    if (!isNamed || !isListed) break;
    parts.push(part);
  }
  return parts;
}

/** "12 euros in fuel", "9 euros for the driver"; not "4 euros in summer". */
const isFor = ({ text }: Token, next: Token | undefined): boolean =>
  /^(?:for|of|in|de|für)$/.test(text) &&
  next?.pos !== 'num' &&
  !/^(?:summer|winter|spring|autumn|fall|january|july|town|advance|total|euros?|dollars?)$/.test(next?.text ?? '') &&
  periodWords[next?.text ?? ''] === undefined;

/** "We sell it for $24 that costs us $15", "85 euro on average, parts cost me 22", "收费280元,成本110元". */
export const priceBeforeCost = (clause: Clause): Quantity | undefined => {
  const at = costAt(clause);
  const spent = spentBy(clause);
  const charged = chargedAmount(clause);
  if (charged) return charged;
  const before = clause.quantities.find(
    (amount) => amount.kind === 'money' && (spent.length > 0 ? !spent.includes(amount) : amount.end <= at),
  );
  const isFor = before?.per !== undefined || before?.period !== undefined;
  const isCharged = /^(?:收|卖|售价|收费|每.*|块|单)$/.test(clause.tokens[(before?.start ?? 0) - 1]?.text ?? '');
  return before &&
    (isFor ||
      isCharged ||
      isOneCosting(clause.tokens, before) ||
      isAveraged(clause, before) ||
      states(clause, 'sell', 'pay'))
    ? before
    : undefined;
};

/** "85 euro on average", "on average $27". */
export const isAveraged = ({ tokens }: Clause, { start, end }: Quantity): boolean =>
  [...tokens.slice(Math.max(0, start - 3), start), ...tokens.slice(end, end + 2)].some(({ text }) =>
    /^(?:average|avg|schnitt|durchschnitt|media|promedio|平均)$/.test(text),
  );

function isUs(clause: Clause, cost: number): boolean {
  return (
    clause.tokens
      .slice(cost + 1, cost + 3)
      .some(
        ({ text }, at) =>
          /^(?:us|me|uns|mich)$/.test(text) && !/^(?:bei|with|from)$/.test(clause.tokens[cost + at]?.text ?? ''),
      ) ||
    (clause.tokens[cost]?.lemma === 'cost' &&
      clause.tokens
        .slice(cost + 1)
        .some(({ text }, at, after) => text === 'to' && /^(?:make|build|produce)$/.test(after[at + 1]?.lemma ?? ''))) ||
    isPossessed(clause.tokens, cost) ||
    // "Haben selber Kosten von etwa 110".
    (/^(?:von|um|in)$/.test(clause.tokens[cost + 1]?.text ?? '') &&
      !/^kostete?$/.test(clause.tokens[cost]?.text ?? '') &&
      clause.speaker === 'own')
  );
}

/** "Our cost", "my running costs", "unsere Kosten". */
const isPossessed = (tokens: readonly Token[], cost: number): boolean => {
  // "Parents at our school spend £140": theirs is the money.
  if (tokens[cost]?.lemma === 'spend' && has(tokens[0], 'people')) return false;
  const before = tokens.slice(Math.max(0, cost - 3), cost);
  const at = before.findLastIndex(({ text }) => /^(?:our|my|unsere|meine|eigenen?|nuestros?|mis?|我们|我)$/.test(text));
  return (
    at >= 0 &&
    before
      .slice(at + 1)
      .every(({ pos, text }) => /^(?:adj|verb|det)$/.test(pos) || /^(?:running|unit|hosting)$/.test(text))
  );
};
