import type { Clause } from '../../text/clause';
import { has, hasAny, type Token, wordsBefore } from '../../text/token';
import type { Check } from '../check';
import { states, type Claim } from '../claim';
import { isOthersIncome, isRefundByOthers } from './othersDeals';
import { isUnderCosts } from './costLists';
import { isCashPayment } from './cashPayment';
import { isReferralFee } from './acquisition';
import { isAfterCost } from './ownCost';
import { isNothingPaid, isOurPayment, isPaidToOthers } from './payment';
import { isOthersPrice } from './othersPrice';
import { isOwnDebt } from './ownDebt';
import { isGrant, isNoPrice, isWrittenOff } from './price';
import { isShare, payoutOf } from './shares';
import { isSpentByUs } from './spent';
import { isTakings } from './takings';
import { isTheirCost } from './theirCost';
import type { Quantity } from '../../text/quantities';

/** A price without an amount that we ask for. */
export const isUnpriced: Check = ({ clauses, context, kept }) => {
  const received = new Set(kept.flatMap(({ kind, clause }) => (kind === 'paidPrice' ? clause : [])));
  const spent = kept.flatMap(({ kind, quantity, clause }) =>
    outgoing.includes(kind) && quantity && !received.has(clause) ? quantity.value : [],
  );
  const said = clauses.filter(
    (clause) =>
      !isMoneyOut(clause) &&
      !isGrant(clause) &&
      !isOwnDebt(clause) &&
      !isNotAsked(clause) &&
      // "It costs us 9 dollars: food 4 dollars, rider 5 dollars": parts of what stands before.
      !(isAfterColon(clause) && kept.some((claim) => claim.clause === clause && claim.kind === 'unitCost')),
  );
  const amounts = said.flatMap(({ quantities }) => quantities.filter(({ kind }) => kind === 'money'));
  const isAmount =
    (isBeforeCost(context) && !clauses.some(isUnderCosts) && !kept.some(({ kind }) => kind === 'takings')) ||
    kept.some(({ kind }) => kind === 'commission' || kind === 'supposedPrice') ||
    (amounts.length === 0
      ? spent.length === 0 && said.some((clause) => hasBareAmount(clause, context))
      : amounts.some(({ value }) => !spent.includes(value)));
  return !isAmount || (said.length === 0 && !kept.some(({ kind }) => kind === 'supposedPrice'));
};

const isAfterColon = ({ tokens: [first], context }: Clause): boolean =>
  wordsBefore(context, first).at(-1)?.text === ':';

/** What somebody else asks for, what is lost, and what one of them receives. */
const isNotAsked = (clause: Clause): boolean =>
  isOthersPrice(clause) || isPaidToOthers(clause) || isWrittenOff(clause) || isShareOnly(clause);

/** No amount of the clause is a price: parts of one, what all customers pay together, or what we pay and seek. */
const isShareOnly = (clause: Clause): boolean => {
  const amounts = clause.quantities.filter(({ kind }) => kind === 'money');
  const isPart = (amount: Quantity): boolean =>
    isShare(clause, amount) || isTakings(clause, amount) || isNoPrice(clause, amount);
  return amounts.length > 0 ? amounts.every(isPart) : clause.quantities.some((amount) => isShare(clause, amount));
};

const outgoing: readonly Claim['kind'][] = ['unitCost', 'acquisitionCost', 'fixedCost', 'cash'];

/** "Pay 20 a month": an amount whose currency goes without saying. "Ten families" and 卖70块板子 count others. */
const hasBareAmount = ({ tokens, quantities, sentence }: Clause, context: readonly Token[]): boolean =>
  hasAny(context, 'pay', 'price', 'sell', 'revenue') &&
  tokens.some(
    ({ pos }, index) =>
      pos === 'num' &&
      !has(tokens[index + 1], 'people', 'customer') &&
      !quantities.some(
        ({ kind, start, end, unit }) =>
          (kind === 'time' || (!sentence.isLatin && unit !== undefined)) && start <= index && index < end,
      ),
  ) &&
  !context.some(({ text }) => text === '%' || text === 'percent');

/** "We pay him 60", "I give them 8 euros", "45,000 in the bank", "costs the clinic 35": money that we don't get. */
export const isMoneyOut = (clause: Clause): boolean =>
  isOurPayment(clause) ||
  isSpentByUs(clause) ||
  isSpending(clause) ||
  isOthersIncome(clause) ||
  isRefundByOthers(clause) ||
  isCash(clause) ||
  isTheirCost(clause) ||
  isUnderCosts(clause) ||
  (hasAny(clause.tokens, 'fixedCost') &&
    clause.tokens.some((token) => has(token, 'fixedCost') && token.pos === 'noun') &&
    !states(clause, 'pay', 'sell'));

/** "We give them 8 euros per customer", "and spend 3,000". */
const isSpending = ({ tokens, speaker }: Clause): boolean =>
  speaker === 'own' &&
  tokens.some(
    ({ lemma, pos }, index) =>
      pos === 'verb' &&
      /^(?:give|spend|burn|buy|kauften|compramos|gastamos)$/.test(lemma) &&
      tokens.slice(index + 1, index + 5).some((token) => token.pos === 'num'),
  );

/** "The studio gets the money", "tutors get £15". */
const isReceiving = (clause: Clause): boolean =>
  payoutOf(clause) !== undefined ||
  clause.tokens.some(
    ({ lemma }, index) =>
      (lemma === 'get' || lemma === 'receive') &&
      clause.tokens.slice(index + 1, index + 4).some(({ text }) => text === 'money'),
  );

export const isCash = (clause: Clause): boolean =>
  (states(clause, 'cash') && !states(clause, 'pay', 'book') && !isCashPayment(clause.tokens)) ||
  clause.quantities.some(({ kind, end }) => kind === 'money' && clause.tokens[end]?.text === 'left');

/** "A margin of 40%", "we keep 3 euros", "9 are left". */
export const isMargin = ({ lemma, text }: Token): boolean => margins.has(lemma) || leftOver.has(text);

const margins: ReadonlySet<string> = new Set([
  ...'margin profit profitable keep leave stay remain earn gross net cover contribution surplus above more'.split(' '),
  ...'marge gewinn bleiben übrig verdienen deckungsbeitrag margen ganancia ganar quedar beneficio'.split(' '),
]);
const leftOver: ReadonlySet<string> = new Set('left bleibt queda quedan ganamos 毛利 利润 净赚 赚 剩'.split(' '));

/** "For 12 euros a day, which cost us 5 a day": both are named, one without its currency. Not "costs us 9: food 4, rider 5". */
const isBeforeCost = (context: readonly Token[]): boolean => {
  if (!hasAny(context, 'cost')) return false;
  const cost = context.findIndex((token) => has(token, 'cost'));
  return (
    !context.slice(cost).some(({ text }) => text === ':') &&
    context.filter(({ pos, text }) => pos === 'num' && text !== 'one').length > 1
  );
};

/** "They come from Davie, he gets £100 for each": the clauses with an amount or a payment tell who pays, if there are any. */
export const ofMoney = (clauses: readonly Clause[]): readonly Clause[] => {
  const told = clauses.filter(
    (clause) =>
      clause.quantities.some(({ kind }) => kind === 'money') || states(clause, 'pay', 'sell', 'renew', 'book'),
  );
  return told.length > 0 ? told : clauses;
};

/** Nobody is named who pays us: "my costs are £5", "the studio gets the money", "consultants take £5k". */
export const isNoPayer: Check = ({ clauses }) => {
  const told = ofMoney(clauses);
  return (
    told.every(isNothingPaid) ||
    told.every((clause) => isMoneyOut(clause) || isNotAsked(clause) || isAllSpent(clause)) ||
    (clauses.some(isReceiving) && !clauses.some((clause) => states(clause, 'pay', 'book') && !isReceiving(clause)))
  );
};

/** "Cleaners, denen wir 20 € zahlen", "the laundry charges us £5": no amount of the clause is asked for. */
const isAllSpent = (clause: Clause): boolean => {
  const amounts = clause.quantities.filter(({ kind }) => kind === 'money');
  return amounts.length > 0 && amounts.every((amount) => isAfterCost(clause, amount) || isReferralFee(clause, amount));
};

/** A margin without a word for it, and without a price beside a cost. */
export const isNoMargin: Check = ({ clauses, context }) =>
  clauses.every(isMoneyOut) || (!context.some(isMargin) && !isBeforeCost(context));
