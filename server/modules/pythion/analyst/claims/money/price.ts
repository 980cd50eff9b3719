import { isOwnDebt } from './ownDebt';
import { isOwnPurchase } from './ownPurchase';
import { periodWords } from '../../lexicon/numbers';
import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { has, hasAny, isVerb, type Token, wordsBefore } from '../../text/token';
import { barePrice, withUnit } from './amounts';
import { askedAmount, isFormerPrice } from './askedPrice';
import { chargedAmount, paidToUs } from './chargedAmount';
import { does, money, states, type Claim } from '../claim';
import type { Counted } from './comparable';
import { averageSale } from './carriers';
import { isCashPayment } from './cashPayment';
import { isBroughtIn } from './costs';
import { isHanOverhead } from './fixedCost';
import { isInvoiced } from './invoiced';
import { isLeftOver } from './leftOver';
import { isNeeded } from './needed';
import { isOfferedAt } from './offeredPrice';
import { isPaidWork } from '../customers/work';
import { isOthersOffer } from '../today/habit';
import { isOpinion, isRivals, isSum } from '../hearsay';
import { isAfterCost, isAveraged, isOurCost, priceBeforeCost } from './ownCost';
import { isOthersIncome, isRefundByOthers } from './othersDeals';
import { isOutlay } from './outlay';
import { isPaidInPart, isSumDenied, isTip } from './partPaid';
import { isPago, isPaidToOthers } from './payment';
import { isShare, payoutOf, wholeOfKept } from './shares';
import { isSpentByUs } from './spent';
import { isTakings } from './takings';
import { isPaidForEach, isSubsidy } from './subsidy';
import { isTheirCost } from './theirCost';
import { isOwedToUs } from './unpaid';

/** "We spend £1,000 a month": what leaves us is no price. */
const isSpent = ({ tokens, speaker }: Clause): boolean =>
  speaker === 'own' && tokens.some(({ lemma, pos }) => pos === 'verb' && /^(?:spend|burn|owe|invest)$/.test(lemma));

/** The amount that a customer pays for the product. */
export function priceOf(clause: Clause): Quantity | undefined {
  const price = averageSale(clause) ?? pricedAmount(clause);
  return price && withUnit(clause, price);
}

/** "£85 a bay and then £2 a bay a month": what is paid besides, each with what it is for. */
export function furtherPrices(clause: Clause, first: Quantity): Quantity[] {
  const [next] = clause.quantities.filter(({ kind, start }) => kind === 'money' && start >= first.end);
  const between = next ? clause.tokens.slice(first.end, next.start) : [];
  const isAdded =
    between.some(({ text }) => /^(?:and|plus|\+|und|y|dann|then)$/.test(text)) &&
    between.every(
      ({ pos, text }) => /^(?:conj|adv|punct|sym)$/.test(pos) || /^(?:plus|then|und|y|dann|luego)$/.test(text),
    );
  return next && isAdded && (next.period ?? next.per) && !isNoPrice(clause, next) ? [withUnit(clause, next)] : [];
}

function pricedAmount(clause: Clause): Quantity | undefined {
  if (clause.quantities.length === 0) return undefined;
  const isCost = isOurCost(clause);
  const whole = wholeOfKept(clause);
  const amount = isCost
    ? priceBeforeCost(clause)
    : (chargedAmount(clause) ?? whole ?? money(clause) ?? barePrice(clause));
  if (!amount || isSpent(clause) || (clause.negated.size > 0 && clause.isNobody)) return undefined;
  const sum = clause.tokens[amount.start];
  if (isPaidToOthers(clause) || (sum && clause.negated.has(sum))) return undefined;
  if (isNoPrice(clause, amount) || isWrittenOff(clause)) return undefined;
  if (isShare(clause, amount) || isTakings(clause, amount)) return undefined;
  const isHistory =
    clause.tokens.some(({ text }) => text === 'had') ||
    does(clause, 'interview', 'show', 'say') ||
    (hasAny(clause.tokens, 'cash') && !isCashPayment(clause.tokens)) ||
    hasAny(clause.tokens, 'acquire', 'sizeNoun');
  if (isBroughtIn(clause, amount)) return undefined;
  const isTheirLoss =
    hasAny(clause.tokens, 'trouble') && !states(clause, 'pay', 'sell') && !isOfferedAt(clause, amount.start);
  // "Die App der Konkurrenz kostet 25 Euro, wir verlangen 79 Euro".
  if (!chargedAmount(clause) && ((!isCost && isOthersOffer(clause)) || isRivals(clause))) return undefined;
  if (isHistory || isTheirLoss || isSum(clause) || isOpinion(clause)) return undefined;
  if (isCost || isPlainlyAsked(clause, amount) || isDonated(clause, amount) || isToBeAsked(clause)) return amount;
  const isPriced =
    states(clause, 'pay', 'sell', 'book') || isSoldIn(clause) || (states(clause, 'price') && isAboutProduct(clause));
  const label = wordsBefore(clause.context, clause.tokens[0]);
  if (label.at(-1)?.text === ':' && label.length < 6 && hasAny(label, 'price', 'revenue') && !hasAny(label, 'cost'))
    return amount;
  if (
    clause.tokens.filter(({ pos }) => pos !== 'punct').length <= 3 &&
    hasAny(clause.context, 'pay', 'sell') &&
    clause.tokens.length < clause.context.length
  )
    return amount;
  const isAttached =
    amount.per !== undefined ||
    amount.period !== undefined ||
    /^(?:at|for|für|por|costs?)$/.test(clause.tokens[amount.start - 1]?.text ?? '') ||
    /^(?:pro|je)$/.test(clause.tokens[amount.end]?.text ?? '') ||
    (clause.tokens[amount.end]?.text === 'fürs' && chargedAmount(clause)?.start === amount.start);
  const isOurs = clause.speaker === 'own' || isAboutProduct(clause) || isPaidWork(clause);
  // "Wir nehmen 25 Euro, die Tankstelle behält 5": of a price, others keep a part.
  const isShared = payoutOf(clause) !== undefined && chargedAmount(clause)?.start === amount.start;
  return isPriced || isShared || (isAttached && isOurs) || (amount === whole && states(clause, 'price'))
    ? amount
    : undefined;
}

const otherMoney: ReadonlySet<Claim['kind']> = new Set(['cash', 'fixedCost', 'acquisitionCost', 'unitCost']);

/**
 * Prices with their amounts. What we pay, have or are given is none, whoever read it as one, nor is a deposit where the text
 * tells a price.
 */
export function pricesOf(claims: readonly Claim[]): Counted[] {
  const priced = claims.filter(hasPrice);
  if (priced.length === 0) return [];
  const others = new Set(claims.filter(({ kind }) => otherMoney.has(kind)).map(placeOf));
  const prices = priced
    .filter((claim) => !others.has(placeOf(claim)) && !isNoPrice(claim.clause, claim.quantity))
    .map((claim) => ({ claim, quantity: claim.quantity }));
  const whole = prices.filter(({ claim: { clause } }) => !isPaidInPart(clause));
  return whole.length > 0 ? whole : prices;
}

const hasPrice = (claim: Claim): claim is Claim & { quantity: Quantity } =>
  (claim.kind === 'priceUnit' || claim.kind === 'priceNumber') && claim.quantity !== undefined;
const placeOf = ({ clause, quantity }: Claim): string => `${clause.index} ${quantity?.start}`;

/** "We write off 900 pallets at eight quid a go": what is lost. "Farms that lose sheep pay £40 a month" name a price. */
export const isWrittenOff = (clause: Clause): boolean => {
  const { tokens, quantities, negated } = clause;
  if (!tokens.some((_token, index) => isLosingAt(tokens, index))) return false;
  const amount = quantities.find(({ kind }) => kind === 'money')?.start ?? tokens.length;
  const before = tokens.slice(0, amount);
  const lost = before.findLastIndex((_token, index) => isLosingAt(tokens, index));
  const paid = before.findLastIndex((token) => !negated.has(token) && isPaying(token));
  if (lost < 0 && isOfferedAt(clause, amount)) return false;
  // "Pay £300 a month for wasted fuel" is a loss, and "pay £40 a month to waste less" a price.
  const isForLost =
    !hasAny(tokens, 'own') &&
    tokens.slice(amount).some(({ text }) => /^(?:lost|wasted|scrapped|discarded)$/.test(text));
  return paid <= lost || isForLost;
};

const isLosingAt = (tokens: readonly Token[], index: number): boolean => {
  const { lemma = '', text = '', pos } = tokens[index] ?? {};
  return (
    (lemma === 'write' && tokens[index + 1]?.text === 'off') ||
    (pos === 'verb' && losing.has(lemma)) ||
    losingAbroad.has(text)
  );
};

const losing: ReadonlySet<string> = new Set(['lose', 'waste', 'scrap', 'forfeit', 'discard']);
const losingAbroad: ReadonlySet<string> = new Set(
  'verlieren verlor verloren abschreiben tiramos perdemos perdió pierden 损失 浪费 亏'.split(' '),
);

/** Not "get" and "give", which the lexicon knows as ways to pay. */
const isPaying = (token: Token): boolean =>
  has(token, 'pay', 'sell') && token.pos !== 'noun' && !/^(?:get|give|receive|earn)$/.test(token.lemma);

/** Money that we hand over, a cost of ours, a grant, a tip, a sum that nobody paid, and one of all that was paid. */
export const isNoPrice = (clause: Clause, amount: Quantity): boolean =>
  (clause.sentence.isLatin &&
    (isPaidByUs(clause, amount) || isOutlay(clause, amount) || isOthersIncome(clause) || isTotal(clause, amount))) ||
  isSumDenied(clause, amount) ||
  isTip(clause, amount) ||
  isTheirCost(clause) ||
  isNeeded(clause, amount) ||
  isSpentByUs(clause) ||
  isRefundByOthers(clause) ||
  isGrant(clause) ||
  isLeftOver(clause) ||
  isOwnDebt(clause) ||
  isOwedToUs(clause) ||
  isHanOverhead(clause) ||
  isOwnPurchase(clause) ||
  isFormerPrice(clause, amount) ||
  isInvoiced(clause) ||
  isAfterCost(clause, amount);

const handingOver: ReadonlySet<string> = new Set([
  ...'buy purchase pay employ burn give hand transfer reward compensate reimburse'.split(' '),
  ...'bezahlen zahlen kauften pagamos damos compramos gastamos'.split(' '),
]);

/** "We want to buy what is left at 40 cents", "I give them 8 euro per customer"; not "we give lessons for $20". */
export function isPaidByUs({ tokens, speaker }: Clause, { start }: Pick<Quantity, 'start'>): boolean {
  if (isPaidBehind(tokens, start)) return true;
  // "Compro frascos por 2 euros": a Spanish verb carries its subject.
  if (start > 0 && spendingInSpanish.has(tokens[0]?.text ?? '')) return true;
  if (isPago(tokens)) return true;
  const at = tokens.findIndex(
    (token, index) =>
      isVerb(token) &&
      index < start &&
      handingOver.has(token.lemma) &&
      !/^(?:be|get)$/.test(tokens[index - 1]?.lemma ?? ''),
  );
  if (at < 0) return false;
  const subject = tokens.slice(0, at).findLast(({ pos }) => pos === 'noun' || pos === 'pron' || pos === 'num');
  const isOurs = subject ? /^(?:we|i|wir|ich|nosotros|yo)$/.test(subject.text) : speaker === 'own';
  const isGiven = /^(?:give|hand)$/.test(tokens[at]?.lemma ?? '');
  return isOurs && !(isGiven && tokens.slice(at, start).some(({ pos }) => pos === 'adp'));
}

const spendingInSpanish: ReadonlySet<string> = new Set(['compro', 'gasto', 'compramos', 'gastamos']);

/** "Reinigungskräfte, denen wir 20 € pro Vermieter zahlen": in a relative clause, the verb stands at its end. */
const isPaidBehind = (tokens: readonly Token[], start: number): boolean => {
  const at = tokens.findIndex(
    ({ text }, index) =>
      (text === 'wir' || text === 'ich') && /^(?:denen|dem|der|die)$/.test(tokens[index - 1]?.text ?? ''),
  );
  return at >= 0 && at < start && tokens.slice(start).some(({ text }) => /^(?:be)?zahlen?$|^geben?$/.test(text));
};

/** "USAID gave us a grant of 60,000", "we got 4,200 in donations": no price of anything. */
export const isGrant = memoise(
  (clause: Clause): boolean => isSubsidy(clause) || (isGrantNamed(clause) && !isPaidForEach(clause)),
);

const isGrantNamed = ({ tokens, quantities }: Clause): boolean =>
  tokens.some(
    ({ lemma }, index) =>
      (grant.has(lemma) &&
        (tokens[index + 1]?.text === 'of' ||
          tokens.some((token) => /^(?:get|win|receive|award|give|secure|raise|fund)$/.test(token.lemma)) ||
          !/^[a-z]+$/.test(lemma) ||
          grantOnly.test(lemma))) ||
      (lemma === 'donation' && tokens[index - 1]?.text === 'in'),
  ) &&
  !hasAny(tokens, 'sell', 'product') &&
  // "The grant pays £8 a head": what it pays for each is a price.
  !(hasAny(tokens, 'pay') && quantities.some(({ kind, per }) => kind === 'money' && per !== undefined));

const grant: ReadonlySet<string> = new Set(
  'grant subsidy award prize loan stipend zuschuss fördergeld förderung subvención beca préstamo 补贴 资助 拨款'.split(
    ' ',
  ),
);
/** No price is one, while "pays £40 for the quiz and the prize" is. */
const grantOnly = /^(?:grant|subsidy|stipend|zuschuss|fördergeld|subvención|beca)$/;

/** "Donors gave us $40,000 last year": what several paid together. */
const isTotal = ({ tokens, quantities, speaker }: Clause, { per, period }: Quantity): boolean =>
  per === undefined &&
  period === undefined &&
  speaker !== 'own' &&
  !quantities.some(({ kind }) => kind === 'count') &&
  tokens.slice(0, 3).some(({ pos, text, lemma }) => pos === 'noun' && text !== lemma) &&
  tokens.some(
    ({ text }, index) => /^(?:last|past)$/.test(text) && periodWords[tokens[index + 1]?.text ?? ''] !== undefined,
  );

/** "Pensaba pedir 39 al mes": what the founder means to ask for. */
export const isToBeAsked = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ text }, index) =>
      (text === 'pedir' || text === 'cobrar') &&
      /^(?:pensaba|pensábamos|pienso|pensamos|quiero|queremos|querría|querríamos)$/.test(tokens[index - 1]?.text ?? ''),
  );

/** "Donors give on average $27". */
const isDonated = (clause: Clause, amount: Quantity): boolean =>
  clause.speaker === 'people' && isAveraged(clause, amount) && does(clause, 'give');

/** "Cada bandeja se vende a 9.000 pesos", "se venden": a passive that the lexicon doesn't know as selling. */
const isSoldIn = ({ tokens }: Clause): boolean =>
  tokens.some(({ text }, index) => text === 'se' && tokens[index + 1]?.text.startsWith('vend') === true);

/** "Analizo agua por 12 euros la muestra", "por 12 euros la muestra": a verb carries its subject. Not "compro por 2 euros la unidad". */
const isAskedInSpanish = ({ tokens }: Clause, { start, per }: Quantity): boolean => {
  const before = tokens.slice(0, start - 1).filter(({ pos }) => pos !== 'punct');
  return (
    per !== undefined &&
    tokens[start - 1]?.text === 'por' &&
    /^(?:la|el)$/.test(tokens.find(({ text }, index) => index > start && /^(?:la|el)$/.test(text))?.text ?? '') &&
    !before.some(({ text }) => /^(?:compr|cuest|costó|gast|pag)/.test(text)) &&
    (before.length === 0 || before.slice(0, 2).some(({ text }) => /(?:\p{L}{2}o|[aei]mos)$/u.test(text)))
  );
};

/** Whether the words of the clause alone say that we ask for it. */
export const isPlainlyAsked = (clause: Clause, amount: Quantity): boolean =>
  askedAmount(clause)?.start === amount.start ||
  paidToUs(clause)?.start === amount.start ||
  isAskedInSpanish(clause, amount);

/** Not "no-shows cost them 900 euros": the product, a package or the price itself costs it. */
const isAboutProduct = (clause: Clause): boolean =>
  clause.speaker === 'own' ||
  clause.tokens.some(
    (token) =>
      has(token, 'product') ||
      (token.text === 'es' && clause.tokens.some(({ text }) => text === 'kostet')) ||
      /^(?:package|price|fee|it|unit|piece|item|one|check|checking|preis|gebühr|precio|收费|费用|价格|每条)$/.test(
        token.lemma,
      ),
  );
