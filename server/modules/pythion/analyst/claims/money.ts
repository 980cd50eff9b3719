import { classesOf } from '../lexicon/classIndex';
import type { Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { has, hasAny, type Token } from '../text/token';
import { countWon, isWinning, tieToCustomers } from './acquisition';
import { readChurn } from './churn';
import { does, isFact, isVoid, makeClaim, money, states, type Claim } from './claim';
import { isOthersOffer } from './habit';
import { isOpinion, isRivals, isSum } from './hearsay';
import { peopleCount } from './counts';
import { readOrders } from './orders';
import { bareCost, costAmount, isLosing, isOurCost, priceBeforeCost } from './ownCost';
import { isPaidToOthers } from './payment';

/** Price, payer, unit, costs and cash. */
export function readMoney(clause: Clause): Claim[] {
  if (isVoid(clause)) return [];
  return isFact(clause) || clause.modality === 'plan'
    ? [...readPrice(clause), ...readCosts(clause), ...readCash(clause), ...readChurn(clause), ...readOrders(clause)]
    : [];
}

/** "We spend £1,000 a month": what leaves us is no price. */
const isSpent = ({ tokens, speaker }: Clause): boolean =>
  speaker === 'own' && tokens.some(({ lemma, pos }) => pos === 'verb' && /^(?:spend|burn|owe|invest)$/.test(lemma));

/** The amount that a customer pays for the product. */
export function priceOf(clause: Clause): Quantity | undefined {
  const isCost = isOurCost(clause);
  const amount = isCost ? priceBeforeCost(clause) : money(clause);
  if (!amount || isSpent(clause) || (clause.negated.size > 0 && clause.isNobody)) return undefined;
  const sum = clause.tokens[amount.start];
  if (isPaidToOthers(clause) || (sum && clause.negated.has(sum))) return undefined;
  // "We want to buy what is left at 40 cents": we pay.
  const isOurPurchase =
    clause.speaker === 'own' &&
    clause.tokens.some(
      ({ lemma }, index) =>
        /^(?:buy|purchase|pay)$/.test(lemma) &&
        clause.tokens.slice(0, index).some(({ text }) => /^(?:we|i)$/.test(text)),
    ) &&
    !hasAny(clause.tokens, 'people', 'customer');
  if (isOurPurchase) return undefined;
  const isHistory =
    clause.tokens.some(({ text }) => text === 'had') ||
    does(clause, 'interview', 'show', 'say') ||
    hasAny(clause.tokens, 'cash', 'acquire', 'sizeNoun');
  if (isBroughtIn(clause, amount)) return undefined;
  const isTheirLoss = hasAny(clause.tokens, 'trouble') && !states(clause, 'pay', 'sell');
  if (isOthersOffer(clause) || isRivals(clause)) return undefined;
  if (isHistory || isTheirLoss || isSum(clause) || isOpinion(clause)) return undefined;
  if (isCost) return amount;
  const isPriced = states(clause, 'pay', 'sell', 'book') || (states(clause, 'price') && isAboutProduct(clause));
  const label = clause.context.slice(0, clause.context.indexOf(clause.tokens[0] as Token));
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
    /^(?:at|for|für|por|costs?)$/.test(clause.tokens[amount.start - 1]?.text ?? '');
  return isPriced || (isAttached && (clause.speaker === 'own' || isAboutProduct(clause))) ? amount : undefined;
}

/** Not "no-shows cost them 900 euros": the product, a package or the price itself costs it. */
const isAboutProduct = (clause: Clause): boolean =>
  clause.speaker === 'own' ||
  clause.tokens.some(
    (token) =>
      has(token, 'product') ||
      /^(?:package|price|fee|it|unit|piece|item|one|check|checking|preis|gebühr|precio|收费|费用|价格|每条)$/.test(
        token.lemma,
      ),
  );

function readPrice(clause: Clause): Claim[] {
  const price = priceOf(clause);
  const isIntent =
    states(clause, 'pay', 'revenue') &&
    !isOurCost(clause) &&
    !hasAny(clause.tokens, 'interview', 'trouble', 'show') &&
    clause.hasVerb;
  if (!price)
    return isIntent && (clause.speaker === 'people' || clause.speaker === 'own')
      ? [makeClaim('revenueIntent', clause), ...readPayer(clause)]
      : readPayer(clause);
  const claims = [
    makeClaim('revenueIntent', clause, { quantity: price }),
    makeClaim('priceNumber', clause, { quantity: price }),
  ];
  if (clause.modality !== 'fact') return claims;
  const isUnit =
    price.period !== undefined ||
    price.per !== undefined ||
    hasAny(clause.tokens, 'product') ||
    isForOne(clause, price);
  if (isUnit)
    claims.push(
      makeClaim('priceUnit', clause, { quantity: price }),
      makeClaim('sizeFromPrice', clause, { quantity: price }),
    );
  const isPayer =
    clause.speaker === 'people' ||
    hasAny(clause.tokens, 'people', 'customer') ||
    peopleCount(clause) !== undefined ||
    isEachPaying(clause);
  if (isPayer) claims.push(makeClaim('payer', clause, { quantity: price }));
  return claims;
}

/** "A kitchen pays $48 per round". */
const isEachPaying = ({ tokens }: Clause): boolean => {
  const at = tokens.findIndex(({ text }) => text === 'pays');
  return (
    at >= 2 && at <= 4 && /^(?:an?|each|every|one|the)$/.test(tokens[0]?.text ?? '') && tokens[at - 1]?.pos === 'noun'
  );
};

/** "£7 for a check": what one costs. */
const isForOne = ({ tokens }: Clause, { end }: Quantity): boolean =>
  /^(?:for|a|an|each)$/.test(tokens[end]?.text ?? '') &&
  tokens.slice(end, end + 4).some(({ text }) => /^(?:a|an|one|each|every|the)$/.test(text)) &&
  tokens.slice(end + 1, end + 5).some(({ pos }) => pos === 'noun');

/** "Paid by the tailor", "three hotels paid for it": who pays, beside a price that stands elsewhere. */
function readPayer(clause: Clause): Claim[] {
  if (!isFact(clause) || clause.isNobody || isPaidToOthers(clause) || !states(clause, 'pay', 'book')) return [];
  const at = clause.tokens.findIndex((token) => has(token, 'pay', 'book') && !clause.negated.has(token));
  const isBy =
    clause.tokens[at + 1]?.text === 'by' && clause.tokens.slice(at + 2, at + 6).some(({ pos }) => pos === 'noun');
  const isSubject =
    clause.speaker === 'people' &&
    at > 0 &&
    clause.tokens[at]?.pos === 'verb' &&
    hasAny(clause.tokens.slice(0, at), 'people', 'customer');
  return isBy || isSubject ? [makeClaim('payer', clause)] : [];
}

function readCosts(clause: Clause): Claim[] {
  if (!isFact(clause)) return [];
  const amount = money(clause) ?? bareCost(clause);
  const claims: Claim[] = isLosing(clause) ? [makeClaim('negativeMargin', clause)] : [];
  if (!amount) return claims;
  const isCustomer =
    clause.tokens.some((token) => has(token, 'customer') && token.pos === 'noun') ||
    /^(?:customer|subscriber|client|kunde|cliente)/.test(amount.per ?? '');
  const isAcquisition =
    states(clause, 'acquire') ||
    (isCustomer &&
      isOurCost(clause) &&
      amount.period === undefined &&
      !clause.tokens.some(({ text }) => text.startsWith('serv')));
  const isNewCustomer = clause.tokens.some(
    ({ text }, index) => text === 'new' && has(clause.tokens[index + 1], 'customer'),
  );
  if (
    isAcquisition ||
    isBroughtIn(clause, amount) ||
    isWinning(clause) ||
    (isNewCustomer && hasAny(clause.tokens, 'cost')) ||
    isPerNewCustomer(clause, amount)
  )
    claims.push(makeClaim('acquisitionCost', clause, { quantity: tieToCustomers(clause, amount) }), ...wayOf(clause));
  else if (isOurCost(clause)) {
    const cost = costAmount(clause);
    if (cost) claims.push(makeClaim('unitCost', clause, { quantity: cost }));
  } else if (states(clause, 'fixedCost') && amount.period !== undefined && clause.speaker === 'own')
    claims.push(makeClaim('fixedCost', clause, { quantity: amount }));
  return claims;
}

/** "Leaflets brought the crews in at £13 per crew", "won eight with ads for £1,200": the price of those who came. */
const isBroughtIn = ({ tokens, context }: Clause, { per, period, start }: Quantity): boolean =>
  (per !== undefined
    ? (classesOf(per, 'noun') ?? []).includes('people')
    : period === undefined && tokens[start - 1]?.text === 'for' && countWon(context) !== undefined) &&
  tokens.some(
    (token) => token.pos === 'verb' && /^(?:bring|win|land|yield|gain|attract|draw|fetch|deliver)$/.test(token.lemma),
  ) &&
  tokens.some((token) => token.pos === 'noun' && has(token, 'venue', 'channel'));

/** "A new house costs me £11 in flyers" names the way as well. */
const wayOf = (clause: Clause): Claim[] =>
  clause.tokens.some(
    (token) => token.pos === 'noun' && has(token, 'venue', 'channel') && !has(token, 'vagueChannel', 'people'),
  )
    ? [makeClaim('channel', clause), makeClaim('channelDetail', clause)]
    : [];

/** "A new one costs us 4 euros", "6 pounds per customer" beside the way, "a visit costs 310 pounds and brings two customers". */
function isPerNewCustomer({ tokens, context }: Clause, { per, period, start, end }: Quantity): boolean {
  if (period !== undefined) return false;
  const isCosting =
    tokens.some(({ lemma }) => /^(?:cost|spend|spending|pay)$/.test(lemma)) ||
    tokens.slice(end, end + 4).some((token) => token.pos === 'noun' && has(token, 'venue', 'channel'));
  const isNew = tokens.some(
    ({ text }, index) => text === 'new' && index < start && hasAny(context, 'answer', 'arrive', 'channel', 'venue'),
  );
  const isEach =
    /^(?:customer|client|subscriber|member|user|buyer|newcomer|sign)$/.test(per ?? '') &&
    hasAny(context, 'reach', 'channel', 'venue');
  return (isCosting && (isNew || countWon(context) !== undefined)) || isEach;
}

function readCash(clause: Clause): Claim[] {
  const amount = money(clause);
  const isCash =
    amount && isFact(clause) && clause.speaker === 'own' && states(clause, 'cash') && amount.period === undefined;
  return isCash ? [makeClaim('cash', clause, { quantity: amount })] : [];
}
