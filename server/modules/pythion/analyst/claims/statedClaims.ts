import { longestClause, type Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { has, type Token } from '../text/token';
import { hasNoShows } from './change';
import { isDeniedAct, isFact, makeClaim, states, type Claim } from './claim';
import { isForeign, isOpinion, isRivals } from './hearsay';
import { isOwnLoss } from './customers/lostCustomers';
import { isTakenBack } from './customers/negative';
import { isOurPayment } from './money/payment';
import { isOwnMoneyOnly } from './money/ownMoney';
import { isOthersPrice } from './money/othersPrice';
import { isNoPrice, isWrittenOff } from './money/price';
import { isTakings } from './money/takings';
import { isNoneGone } from './customers/retention';
import { isFrequent } from './trouble';
import { isUnwelcome } from './unstated';
import { isShare } from './money/shares';
import { isSubsidy } from './money/subsidy';
import { isFreeUse } from './otherSubject';
import { prices, statementRules, type Statement } from './statements';
import { memoise } from '../text/memoise';

/** The claims that a statement of the network becomes, with the clause that shows it. */
export function claimsOf(kind: Statement, said: readonly Clause[], level: number, kept: readonly Claim[]): Claim[] {
  const own = bearing(kind, said);
  const { evidence = 0, detail } = statementRules[kind];
  const priced = prices.includes(kind) ? own.filter((named) => amountOf(named, kept) !== undefined) : [];
  // "The guild would pay 15 euros a month, but we have not charged anybody yet": what is supposed names the payer, too.
  const isOfPrice = prices.includes(kind) || kind === 'payer' || kind === 'revenueIntent';
  const supposed = isOfPrice && priced.length === 0 ? kept.find((claim) => claim.kind === 'supposedPrice') : undefined;
  const others = isOfTrouble(kind) ? own.filter((told) => !isOwnMoneyOnly(told)) : priced;
  const clause = supposed?.clause ?? clauseFor(kind, others.length > 0 ? others : own);
  const isDetailed = detail !== undefined && (detail === 'alternativeDetail' || clause.context.some(isFigure));
  const price = prices.includes(kind) ? (supposed?.quantity ?? amountOf(clause, kept)) : undefined;
  return [
    makeClaim(kind, clause, {
      evidence: evidence === 'sentence' ? level : Math.max(evidence, kind === 'proof' ? level : 0),
      ...(price && { quantity: price }),
      ...(own.length > 1 && !isNamed(kind, clause) && { isOfSentence: true }),
    }),
    ...(kind === 'priceUnit' && price ? [makeClaim('sizeFromPrice', clause, { quantity: price })] : []),
    ...(kind === 'alternative' && isUnwelcome(clause.context) ? [makeClaim('alternativeFails', clause)] : []),
    ...(isDetailed ? [makeClaim(detail, clause)] : []),
  ];
}

const ofPayment = /^(?:payer|revenueIntent|price.*|paidPrice|realUse|repeat|evidence|proof)$/;
/** Without clauses that tell of no payment to us, beside others: "parents use it for free" names no payer, and "the school pays" does. */
export function bearing(kind: Claim['kind'], clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.length < 2 || !ofPayment.test(kind)) return clauses;
  const able = clauses.filter((clause) => !isSubsidy(clause) && !isFreeUse(clause));
  return able.length > 0 ? able : clauses;
}

const isOfTrouble = (kind: Statement): boolean =>
  kind === 'trouble' || kind === 'frequencyOrCost' || kind === 'costCounted';

/** "A van" counts nothing: 一辆面包车, un furgón. */
const isFigure = ({ pos, text }: Token): boolean =>
  pos === 'num' && !/^(?:one|an?|ein|eine[nmrs]?|una?|一)$/.test(text);

/** The amount of a clause that can be a price: no cost of ours, no part of a price, and nobody else's. */
function amountOf(clause: Clause, kept: readonly Claim[]): Quantity | undefined {
  if (isOthersPrice(clause) || isWrittenOff(clause) || isWinning(clause)) return undefined;
  const costs = kept.filter(({ kind }) => kind === 'unitCost').map(({ quantity }) => quantity?.value);
  const amounts = clause.quantities.filter(
    (quantity) =>
      quantity.kind === 'money' &&
      !costs.includes(quantity.value) &&
      !isNoPrice(clause, quantity) &&
      !isShare(clause, quantity) &&
      !isTakings(clause, quantity),
  );
  const named = amounts.filter(({ period, per }) => period !== undefined || per !== undefined);
  return amounts.length === 1 ? amounts[0] : named.length === 1 ? named[0] : undefined;
}

/** "Won through the managers of four towers at 30 dollars each": what winning them costs. */
const isWinning = ({ tokens }: Clause): boolean =>
  tokens.some(({ lemma, pos }) => pos === 'verb' && /^(?:win|acquire|recruit|attract)$/.test(lemma));

/** The clause that shows it: a fact for what only a fact states, with its words, with the figure of what is counted. */
export function clauseFor(kind: Statement, own: readonly Clause[]): Clause {
  const { isFactual, isCounted } = statementRules[kind];
  // 17家每周下单，三家后来不订了: those who left show nothing of those who stay.
  const firm = isFactual ? own.filter((clause) => isFirm(clause) && !isOwnLoss(clause)) : own;
  const named = firm.filter((clause) => isNamed(kind, clause));
  const counted = isCounted ? firm.filter(({ quantities }) => quantities.length > 0) : firm;
  const both = named.filter((clause) => counted.includes(clause));
  return longestClause([both, named, counted, firm, own].find((clauses) => clauses.length > 0) ?? own);
}

const isNamed = (kind: Statement, clause: Clause): boolean =>
  signOf[kind]?.(clause) ?? states(clause, ...(wordsOf[kind] ?? []));

/** Words that a statement usually has. */
const wordsOf: Partial<Record<Statement, Parameters<typeof states>[1][]>> = {
  paidPrice: ['pay', 'sell', 'book', 'renew'],
  payer: ['pay', 'sell', 'book'],
  repeat: ['renew', 'again', 'cancel'],
  realUse: ['use', 'renew', 'pay'],
  trouble: ['trouble', 'worse', 'negation'],
  group: ['people', 'customer'],
  alternative: ['today', 'habit'],
  alternativeFails: ['lacking', 'negation', 'trouble', 'worse'],
  channel: ['channel'],
  channelTried: ['channel', 'outreach'],
};

/** What shows it where words of a kind don't. */
const signOf: Partial<Record<Statement, (clause: Clause) => boolean>> = {
  frequencyOrCost: (clause) => clause.speaker !== 'own' && isFrequent(clause),
};

/** A fact of our customers that is not denied, and no payment by us or to others. */
export const isFirm = memoise(
  (clause: Clause): boolean =>
    isFact(clause) &&
    (!clause.isNobody || isNoneGone(clause) || hasNoShows(clause)) &&
    !isDeniedAct(clause) &&
    !isOpinion(clause) &&
    !isTakenBack(clause) &&
    !clause.tokens.some((token) => clause.negated.has(token) && has(token, 'pay', 'use', 'book', 'renew')) &&
    !isOurPayment(clause) &&
    !isRivals(clause) &&
    !isForeign(clause.context),
);
