import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { has, hasAny, type Token } from '../../text/token';
import { barePrice } from './amounts';
import { isOneCosting } from './costVerbs';
import { readChurn } from '../customers/churn';
import { isFact, isOwnStatement, isVoid, makeClaim, money, states, type Claim } from '../claim';
import { readCash } from './cash';
import { readCosts } from './costs';
import { peopleCount } from '../counts';
import { isLeftOver, readLeftOver } from './leftOver';
import { isRevenueSource } from '../reach/revenueSource';
import { isNamedPayer } from './namedPayer';
import { isPlannedShare, readOrders } from './orders';
import { isAveraged, isOurCost } from './ownCost';
import { isNothingPaid, isPaidToOthers, isPurchase } from './payment';
import { payoutOf } from './shares';
import { isOthersPrice } from './othersPrice';
import { isSpentByUs } from './spent';
import { furtherPrices, isToBeAsked, isWrittenOff, priceOf } from './price';
import { readTakings } from './takings';
import { isTheirCost } from './theirCost';

/** Price, payer, unit, costs and cash. */
export function readMoney(clause: Clause): Claim[] {
  if (isLeftOver(clause)) return readLeftOver(clause);
  // A void clause counts nothing but that nobody left.
  if (isVoid(clause)) return readChurn(clause);
  return isFact(clause) || clause.modality === 'plan' || isOffer(clause) || isPlannedShare(clause)
    ? [
        ...readPrice(clause),
        ...readTakings(clause),
        ...readCosts(clause),
        ...readCash(clause),
        ...readChurn(clause),
        ...(isPaidToOthers(clause) ? [] : readOrders(clause)),
      ]
    : readSupposed(clause);
}

/** "We'd do it for £90 a month", "we would charge 40": what we shall ask for, and no condition. */
const isOffer = ({ tokens, speaker, modality, context }: Clause): boolean =>
  modality === 'condition' &&
  speaker === 'own' &&
  !context.some(({ text }) =>
    /^(?:if|maybe|perhaps|imagine|unless|suppose|wenn|falls|vielleicht|si|quizás|如果|也许)$/.test(text),
  ) &&
  tokens.some(({ text }, index) => /^(?:would|'d)$/.test(text) || isGladly(tokens, index)) &&
  tokens.some(
    ({ lemma }, index) =>
      /^(?:charge|do|ask|sell|bill|offer|anbieten|verkaufen|verlangen|vermieten|nehmen)$/.test(lemma) ||
      // "I would like £45 a month."
      (lemma === 'like' && /^(?:sym|num)$/.test(tokens[index + 1]?.pos ?? '')),
  );

/** "Ich würde gern … anbieten". */
const isGladly = (tokens: readonly Token[], index: number): boolean =>
  /^würden?$/.test(tokens[index]?.text ?? '') &&
  tokens.slice(index + 1, index + 4).some(({ text }) => text === 'gern' || text === 'gerne');

/** "Maybe 25 euros a year per boat": no price yet, but it is named. "If a cow dies, a farm is out £200" names a loss. */
function readSupposed(clause: Clause): Claim[] {
  const amount = money(clause) ?? barePrice(clause);
  const isNamed = amount !== undefined && (amount.period !== undefined || amount.per !== undefined);
  const isTheirs = isOthersPrice(clause) || isTheirCost(clause) || isWrittenOff(clause);
  return isNamed && isOwnStatement({ ...clause, modality: 'hedge' }) && !isTheirs && isAsked(clause)
    ? [makeClaim('supposedPrice', clause, { quantity: amount })]
    : [];
}

/** "Maybe £25", "a farm would pay £25", "she would budget £25", "the price is £25"; not "if a cow dies, it is £200". */
const isAsked = ({ tokens, context, speaker, hasVerb }: Clause): boolean =>
  speaker === 'own' ||
  !hasVerb ||
  hasAny(tokens, 'sell', 'pay') ||
  tokens.some(
    (token) =>
      (has(token, 'price') && token.pos !== 'adp') || /^(?:would|could|might|würden?|könnten?)$/.test(token.text),
  ) ||
  (tokens.some(({ text }) => /^(?:it|that|es|das)$/.test(text)) && !hasAny(context, 'trouble'));

function readPrice(clause: Clause): Claim[] {
  const price = priceOf(clause);
  if (!price && payoutOf(clause)) return [];
  if (price) return [price, ...furtherPrices(clause, price)].flatMap((amount) => claimsOfPrice(clause, amount));
  if (isNothingPaid(clause)) return [];
  if (isRevenueSource(clause)) return [makeClaim('revenueIntent', clause)];
  const isIntent =
    states(clause, 'pay', 'revenue') &&
    !isOurCost(clause) &&
    !isSpentByUs(clause) &&
    !isPaidToOthers(clause) &&
    !isPurchase(clause) &&
    !hasAny(clause.tokens, 'interview', 'trouble', 'show') &&
    clause.hasVerb;
  return isIntent && (clause.speaker === 'people' || clause.speaker === 'own')
    ? [makeClaim('revenueIntent', clause), ...readPayer(clause)]
    : readPayer(clause);
}

function claimsOfPrice(clause: Clause, price: Quantity): Claim[] {
  const claims = [
    makeClaim('revenueIntent', clause, { quantity: price }),
    makeClaim('priceNumber', clause, { quantity: price }),
  ];
  if (clause.modality !== 'fact' || isToBeAsked(clause))
    return price.period === undefined ? claims : [...claims, makeClaim('sizeFromPrice', clause, { quantity: price })];
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
  if (isPayer || isNamedPayer(clause)) claims.push(makeClaim('payer', clause, { quantity: price }));
  return claims;
}

/** "A kitchen pays $48 per round". */
const isEachPaying = ({ tokens }: Clause): boolean => {
  const at = tokens.findIndex(({ text }) => text === 'pays');
  return (
    at >= 2 && at <= 4 && /^(?:an?|each|every|one|the)$/.test(tokens[0]?.text ?? '') && tokens[at - 1]?.pos === 'noun'
  );
};

/** "£7 for a check", "each box sells at £7", "85 euro on average": what one costs. */
const isForOne = (clause: Clause, price: Quantity): boolean => {
  const { tokens } = clause;
  const { start, end } = price;
  return (
    isAveraged(clause, price) ||
    isOneSold(clause, price) ||
    isOneCosting(tokens, price) ||
    tokens.slice(0, start).some(({ text }) => /^(?:each|every|cada|jede[rs]?|je|一|每)$/.test(text)) ||
    (/^(?:fürs|beim)$/.test(tokens[end]?.text ?? '') &&
      tokens.slice(end + 1, end + 4).some(({ pos }) => pos === 'noun')) ||
    (/^(?:for|a|an|each)$/.test(tokens[end]?.text ?? '') &&
      tokens.slice(end, end + 4).some(({ text }) => /^(?:a|an|one|each|every|the)$/.test(text)) &&
      tokens.slice(end + 1, end + 5).some(({ pos }) => pos === 'noun'))
  );
};

/** "A bowl sells for 11.50 dollars"; not "a cook charges 60 euros". */
const isOneSold = ({ tokens }: Clause, { start }: Quantity): boolean =>
  /^(?:an?|one|the|our)$/.test(tokens[0]?.text ?? '') &&
  !hasAny(tokens.slice(1, start), 'people') &&
  tokens.slice(2, start).some(({ lemma, pos }) => pos === 'verb' && /^(?:sell|retail|go)$/.test(lemma));

/** "The studio gets the money": who receives it pays nothing. */
const isIncome = (verb: Token | undefined): boolean =>
  /^(?:get|receive|earn|collect|sell|invoice)$/.test(verb?.lemma ?? '');

/** "Paid by the tailor", "three hotels paid for it": who pays, beside a price that stands elsewhere. */
function readPayer(clause: Clause): Claim[] {
  if (isNamedPayer(clause)) return [makeClaim('payer', clause), makeClaim('revenueIntent', clause)];
  if (!isFact(clause) || clause.isNobody || isPaidToOthers(clause) || !states(clause, 'pay', 'book')) return [];
  const at = clause.tokens.findIndex((token) => has(token, 'pay', 'book') && !clause.negated.has(token));
  const isBy =
    clause.tokens[at + 1]?.text === 'by' && clause.tokens.slice(at + 2, at + 6).some(({ pos }) => pos === 'noun');
  const isSubject =
    clause.speaker === 'people' &&
    at > 0 &&
    clause.tokens[at]?.pos === 'verb' &&
    !isIncome(clause.tokens[at]) &&
    hasAny(clause.tokens.slice(0, at), 'people', 'customer');
  return isBy || isSubject ? [makeClaim('payer', clause)] : [];
}
