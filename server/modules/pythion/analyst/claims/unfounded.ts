import type { StatementLabel } from '../network/labels';
import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { has, hasAny, lettersOf, type Token } from '../text/token';
import { isContradiction, readChange } from './change';
import { isGrowing, isMereList, isOwnGrowth } from './comparison';
import { isNoSpending } from './money/acquisition';
import { isNoChurn } from './customers/churn';
import { isDeniedAct, states, type Claim } from './claim';
import { isAccuracy } from './accuracy';
import { isCountOnly, isWordOnly } from './bareWords';
import { isDurationOnly } from './duration';
import { isMostStaying } from './customers/mostStay';
import { isShareOfOthers } from './customers/allLeft';
import { isTroubleOfAsked } from './customers/deniedByAll';
import { isPartStopped } from './customers/partStopped';
import { isGeneralPrice } from './money/generalPrices';
import { isOwnUsers } from './customers/signedUp';
import { isSizeOnly, isUnsourcedSize } from './market';
import { isSourced } from './sourced';
import { isOtherMoney } from './money/othersPrice';
import { isGrant } from './money/price';
import { isOwnPurchase } from './money/ownPurchase';
import { isFree, isIntention, isPaidToOthers, isPurchase } from './money/payment';
import { isPrivateEvent } from './privateEvent';
import { isNoneNeeded } from './permit/permission';
import { isUnlicensed, isUnpermitted } from './permit/unlicensed';
import { isFewGone, isMostOfWholeGone } from './customers/fewGone';
import { matchGone } from './customers/goneWords';
import { isNoLoss } from './customers/noLoss';
import { isNobodyElse, isOthersDeal } from './customers/negative';
import { isNoDeficit } from './money/noDeficit';
import { isOfferedPrice } from './money/offeredPrice';
import { isBeforeUse } from './customers/offersSent';
import { isUncharged } from './customers/uncharged';
import { deniesPayment, isNoneLeaving } from './customers/unpaidWords';
import { isFailedTrial } from './customers/failedTrial';
import { isLossOfSome, isSingleOfMany } from './customers/singleOf';
import { isOwnUse, isUnsettled } from './money/othersDeals';
import { isNoCharge, isNotPaidYet, isStockOnly } from './money/notPaidYet';
import { isRentAlone } from './money/overhead';
import { isOurCost } from './money/ownCost';
import { isSpentByUs } from './money/spent';
import { isOwedToUs, isPromised, isUnpaidByWords, isWishedByUs } from './money/unpaid';
import { isGivingUpOther } from './customers/quitting';
import { isOtherUsed, isUseForeseen } from './customers/regularUse';
import { isNoRepeat } from './customers/repeat';
import { isNoneGone } from './customers/retention';
import { isThereOnly } from './customers/remaining';
import { hasSomeBack } from './customers/returnRates';
import { isCash, isMoneyOut, ofMoney, isNoMargin, isNoPayer, isUnpriced } from './money/unpriced';
import type { Check } from './check';
import { isFailedTry } from './reach/failedTry';
import { isReachable, isSaidTwice } from './reach/unreachable';
import { isFailing, isIncomparable, isNoHabit, isNoTrouble, isOwnLack, isTheirWay, isUncounted } from './unstated';
import { isWayOpen } from './reach/noWay';
import { isNoWay, isUntried } from './reach/unfoundedWay';
import { isSupply } from './today/notTheirs';
import { isAcquaintance } from './people/team';
import { isPersonIntroduction } from './people/introduction';
import { isOpenedByUs } from './people/opened';
import { isStranger } from './people/stranger';
import { hasYears, isYearsOfThing } from './people/years';

/**
 * Whether the network states what the words of the sentence can't bear, however likely it is: a price without an amount, a
 * source without its name, a payment where money is spent. The founder reads the words beside the statement.
 */
export function isUnfounded(
  label: StatementLabel,
  clauses: readonly Clause[],
  kept: readonly Claim[],
  isSure = false,
): boolean {
  const context = clauses[0]?.context ?? [];
  return (
    checks[label]?.({ clauses, context, kept, isSure }) ??
    (isOfUse(label) &&
      (withFigures(clauses).every(isNoUse) ||
        clauses.some((clause) => isContradictory(clause) || isFailedTrial(clause))))
  );
}

const isUnpaid: Check = ({ clauses, kept }) => {
  const terms = new Set(kept.flatMap(({ kind, clause }) => (kind === 'commission' ? clause : [])));
  return (
    clauses.every(isCostOnly) ||
    clauses.every(isPaidBefore) ||
    isThereOnly(clauses) ||
    clauses.every(isPrivateEvent) ||
    clauses.some((clause) =>
      [isOtherMoney, isPaidToOthers, isUnpaidByWords, isPromised, isWishedByUs].some((is) => is(clause)),
    ) ||
    ofMoney(clauses).every((clause) => isNoPayment(clause) || terms.has(clause))
  );
};

/** "9 were already paying privately": before us, and to somebody else. */
const isPaidBefore = ({ tokens }: Clause): boolean =>
  !hasAny(tokens, 'own', 'product') &&
  tokens.some(
    ({ text }, index) =>
      text === 'paying' &&
      tokens.slice(Math.max(0, index - 2), index).some(({ text: be }) => /^(?:were|was)$/.test(be)),
  );

/** "19 of them had stopped exercising": what they gave up is no product of ours. */
const isHabitGivenUp = ({ tokens }: Clause): boolean => tokens.some((_, index) => isGivingUpOther(tokens, index));

/** "去掉介绍费,每单大概剩190元": what stays of a sale, and no cost of winning one. */
const remaining = /每.{0,4}(?:大概|差不多|大约|能)*(?:剩|净赚|净剩|落)/;

/** "There are 60 prospects in our pipeline at 90 dollars": who may buy, and no price that is asked. */
const isOfProspects = ({ tokens }: Clause): boolean =>
  !hasAny(tokens, 'pay', 'sell', 'price') &&
  tokens.some(({ lemma }) => /^(?:prospect|pipeline|lead|interessent\p{L}*|prospecto)$/u.test(lemma));

const checks: Partial<Record<StatementLabel, Check>> = {
  priceNumber: (reading) => isUnpriced(reading) || reading.clauses.every(isOfProspects),
  priceUnit: (reading) => isUnpriced(reading) || reading.clauses.every(isOfProspects),
  payer: (reading) => isNoPayer(reading) || reading.clauses.every(isGrant),
  paidPrice: isUnpaid,
  evidence5: isUnpaid,
  positiveMargin: (reading) => isNoMargin(reading) || isRentAlone(reading.clauses),
  negativeMargin: isNoDeficit,
  permission: isUnpermitted,
  regulationAddressed: isUnlicensed,
  proof: ({ clauses }) =>
    clauses.some(
      (clause) =>
        isFailedTrial(clause) ||
        isPaidToOthers(clause) ||
        isPrivateEvent(clause) ||
        (isStranger(clause) && hasYears(clause)),
    ),
  teamFits: ({ clauses, context }) =>
    !hasYears({ tokens: context }) ||
    clauses
      .filter(hasYears)
      .every((clause) => isYearsOfThing(clause) || isAcquaintance(clause) || isPrivateEvent(clause)),
  segmentCount: ({ clauses }) =>
    withFigures(clauses).every((clause) => isOwnUsers(clause) || isSizeOnly(clause) || isSizeOfMoney(clause)),
  countSource: ({ context }) => !isSourced(context),
  sizeClaim: ({ clauses, context }) => isUnsourcedSize(clauses, context),
  measuredDifference: ({ clauses, context }) =>
    clauses.some((clause) => isOwnGrowth(clause) || isContradictory(clause) || isFailedTrial(clause)) ||
    clauses.every(isNoUse) ||
    isMereList(clauses) ||
    isGrowing(context),
  nobodyStayed: ({ clauses, context }) =>
    isSingleOfMany(context) ||
    hasSomeBack(clauses) ||
    (isLossOfSome(clauses) && !isMostOfWholeGone(clauses)) ||
    isFewGone(clauses) ||
    isPartStopped(context) ||
    isMostStaying(context) ||
    clauses.some((clause) =>
      [isNoChurn, isHabitGivenUp, isNoLoss, isOthersDeal, isShareOfOthers, isTroubleOfAsked].some((is) => is(clause)),
    ),
  nobodyPaid: ({ clauses, context, kept }) =>
    !deniesPayment(context) ||
    // "All 12 declined the discount and paid the full price."
    kept.some(({ kind }) => kind === 'payingCustomers') ||
    isNoneLeaving(context) ||
    isLossOfSome(clauses) ||
    clauses.some((clause) =>
      [isNobodyElse, isNoLoss, isOthersDeal, isUncharged, isOwedToUs, isFailedTry, isTroubleOfAsked].some((is) =>
        is(clause),
      ),
    ),
  revenueIntent: ({ clauses }) =>
    clauses.every(isCountOnly) ||
    (clauses.some(isNoCharge) && !clauses.some(({ quantities }) => quantities.some(({ kind }) => kind === 'money'))) ||
    ofMoney(clauses).every((clause) =>
      [
        isOwnUse,
        isCostOnly,
        isStockOnly,
        isGrant,
        isOtherMoney,
        isPaidToOthers,
        isPrivateEvent,
        isSpentByUs,
        isPurchase,
        isOwnPurchase,
      ].some((is) => is(clause)),
    ),
  unreachable: ({ clauses, isSure }) =>
    !(isSure && isSaidTwice(clauses)) && clauses.some((clause) => isWayOpen(clause) || isReachable(clause)),
  alternative: isNoHabit,
  alternativeFails: (reading) => isNoHabit(reading) || !isFailing(reading),
  difference: (reading) => isIncomparable(reading) || reading.clauses.every(isNoneNeeded),
  solution: (reading) =>
    (!reading.isSure && reading.clauses.every(isWordOnly)) ||
    reading.clauses.every((clause) => isOwnLack(clause) || isSpentByUs(clause) || isPersonIntroduction(clause)) ||
    isTheirWay(reading),
  channel: isNoWay,
  channelTried: (reading) => isNoWay(reading) || isUntried(reading),
  costCounted: (reading) => isUncounted(reading) || reading.clauses.some(isAccuracy),
  trouble: isNoTrouble,
  group: ({ clauses, context }) =>
    isSupply(context) ||
    clauses.some(isFailedTry) ||
    clauses.every((clause) => isSpentByUs(clause) || isOpenedByUs(clause)),
  frequencyOrCost: isUncounted,
  acquisitionCost: ({ clauses, context }) =>
    isNoSpending(clauses, context) || clauses.some(isOtherMoney) || remaining.test(lettersOf(context)),
  repeat: ({ clauses, context }) =>
    clauses.every((clause) => isNoUse(clause) || isOwnUse(clause)) || isNoRepeat(clauses, context),
};

const isOfUse = (label: StatementLabel): boolean => label === 'realUse' || label === 'evidence4';

/** "US labs take $5 billion a year": nobody is counted. */
const isSizeOfMoney = ({ quantities }: Clause): boolean =>
  quantities.length > 0 && quantities.every(({ kind }) => kind === 'money' || kind === 'percent');

/** "£15 a week for 12 weeks", "an order has 260 euros on average": what it costs, and nobody who paid. */
const isPriceOnly = ({ tokens, quantities }: Clause): boolean =>
  quantities.some(({ kind }) => kind === 'money') &&
  !quantities.some(({ kind, unit }) => kind === 'count' && unit !== undefined) &&
  // 每人交了200元定金: they paid it.
  !/[交付缴]了/u.test(lettersOf(tokens)) &&
  (tokens.some(({ text }) => /^(?:schnitt|durchschnittlich|average|promedio|平均)$/.test(text)) ||
    tokens.every(({ pos, lemma }) => pos !== 'verb' || lemma === 'be'));

/** "Ein Volk kostet mich 180 Euro": what we pay, and nobody pays us. */
const isCostOnly = (clause: Clause): boolean =>
  isOurCost(clause) &&
  clause.quantities.filter(({ kind }) => kind === 'money').length === 1 &&
  !states(clause, 'pay', 'sell', 'renew', 'book');

/** "They pay 6 zloty a month": whether they were counted before, `unshownIn` knows. */
const isOfThem = ({ tokens: [first] }: Clause): boolean => first?.text === 'they';

/** No payment to us: our own, what is free, and how a trade pays in general. */
const isNoPayment = (clause: Clause): boolean =>
  isMoneyOut(clause) ||
  isGrant(clause) ||
  isFree(clause) ||
  isIntention(clause) ||
  isSigned(clause) ||
  isNoUse(clause) ||
  (isGeneralPrice(clause) && !isOfThem(clause)) ||
  isPriceOnly(clause) ||
  isOfferedPrice(clause) ||
  isOwnUse(clause) ||
  isUnsettled(clause) ||
  isNotPaidYet(clause) ||
  (clause.isNobody && !isNoneGone(clause));

/** "Lost 5 subscribers", "two moved away". */
const isGone = ({ lemma }: Token, index: number, tokens: readonly Token[]): boolean =>
  (lemma === 'move' && tokens[index + 1]?.text === 'away') ||
  (lemma === 'lose' && tokens.slice(index + 1, index + 4).some((token) => has(token, 'customer')));

const interviews = /^(?:interviews?|entrevistas?|encuestas?|umfragen?|befragungen|访谈|采访)$/;

/** "Tres bares han dejado el servicio", 9位老人停订了; not "of 40 who pay £30, two left", which tells a payment too. */
const isGoneOnly = (clause: Clause): boolean => {
  const gone = matchGone(clause);
  return (
    gone?.isKept === false && (gone.money !== undefined || !clause.quantities.some(({ kind }) => kind === 'money'))
  );
};

/** "Six left last year", "70 had not logged in for weeks": who is gone uses nothing. */
const isNoUse = memoise(
  (clause: Clause): boolean =>
    isGoneOnly(clause) ||
    isDurationOnly(clause) ||
    isBeforeUse(clause) ||
    isStockOnly(clause) ||
    isCash(clause) ||
    clause.tokens.some(isGone) ||
    isUnpaidByWords(clause) ||
    isOwedToUs(clause) ||
    isOtherUsed(clause) ||
    isUseForeseen(clause) ||
    isPaidToOthers(clause) ||
    isPrivateEvent(clause) ||
    isDeniedAct(clause) ||
    (!states(clause, 'use', 'pay', 'renew', 'again', 'better') &&
      (states(clause, 'survey') || clause.tokens.some(({ text }) => interviews.test(text)))) ||
    (states(clause, 'churn', 'cancel') && !states(clause, 'pay', 'use', 'renew', 'again', 'book')),
);

/** "70 had not logged in for weeks, as our server shows": what has a figure decides. */
const withFigures = (clauses: readonly Clause[]): readonly Clause[] => {
  const counted = clauses.filter(({ quantities }) => quantities.length > 0);
  return counted.length > 0 ? counted : clauses;
};

/** "Signed three contracts": a promise of money. */
const isSigned = (clause: Clause): boolean =>
  clause.tokens.some(({ lemma, pos }) => lemma === 'sign' && pos === 'verb') &&
  !states(clause, 'pay', 'renew', 'again');

/** "Went up from 87% to 81%": the words and the figures disagree. */
const isContradictory = (clause: Clause): boolean => readChange(clause) === 'none' && isContradiction(clause);
