import type { Clause } from '../../text/clause';
import { readQuantities } from '../../text/quantities';
import { has, hasAny, isVerb, type Token } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRefundByOthers, isUnsoldByOthers } from '../money/othersDeals';
import { isBackToBefore, isNotRenewed, single } from './goneAt';
import { isNoCost } from './noCost';
import { isNoLoss } from './noLoss';
import { isGivingUpOther } from './quitting';
import { countOfAll, isNoneGone, isStillThere, readKeptShare } from './retention';
import { isNothingAsked } from './offSeason';
import { isOnlySome } from './onlySome';
import { isReturnRate } from './returnRates';
import { memoise } from '../../text/memoise';
import { isPast } from './pastVerb';
import { mostGone } from './shares';

/** Figures of the founder against the idea. "We have no customers yet" is none. */
export function readNegative(clause: Clause): Claim[] {
  if (isNoLoss(clause) || isOnlySome(clause)) return [];
  if (isFact(clause) && isLoss(clause) && isMostOfCounted(clause)) return [makeClaim('nobodyStayed', clause)];
  if (isFact(clause) && isMostGone(clause) && hasAny(clause.context, 'customer', 'people', 'pay'))
    return [makeClaim('nobodyStayed', clause)];
  if (!isFact(clause) || (clause.speaker === 'own' && !clause.isNobody)) return [];
  if (isSilence(clause) || isNoneGone(clause) || isNobodyElse(clause) || isNothingAsked(clause)) return [];
  if (isObligationOfNone(clause) || isOthersDeal(clause) || isNoCost(clause)) return [];
  if (isTakenBack(clause) || isDeclinedByAll(clause)) return [makeClaim('nobodyPaid', clause)];
  if (isEndingAtNone(clause) || isDeniedTrouble(clause) || isTroubleOfNone(clause) || isCountedLoss(clause))
    return [makeClaim('nobodyStayed', clause)];
  if (isMostBack(clause) || isMoneyBack(clause)) return [makeClaim('nobodyPaid', clause)];
  const isAllGone =
    !clause.isNobody &&
    clause.tokens.some((token, index) => has(token, 'cancel') && !isGivingUpOther(clause.tokens, index)) &&
    isAll(clause);
  if (isAllGone) return [makeClaim('nobodyStayed', clause)];
  if (isPartOnly(clause) || !(clause.isNobody || isNoneOf(clause)) || !isPast(clause)) return [];
  if (
    hasAny(clause.tokens, 'renew', 'use') ||
    isNoMore(clause) ||
    (hasAny(clause.tokens, 'vagueTrouble') && !hasAny(clause.tokens, 'offer'))
  )
    return [makeClaim('nobodyStayed', clause)];
  return hasAny(clause.tokens, 'pay', 'book') ? [makeClaim('nobodyPaid', clause)] : [];
}

/** What others sold or paid back is no loss of ours. */
export const isOthersDeal = (clause: Clause): boolean => isRefundByOthers(clause) || isUnsoldByOthers(clause);

/** "11 of the 12 cancelled after two months", "we refunded nine of them": customers who are gone are no evidence. */
export const isLoss = memoise(
  ({ tokens, quantities, negated, speaker, sentence }: Clause): boolean =>
    sentence.isLatin &&
    quantities.some(({ kind }) => kind === 'count') &&
    !hasAny(tokens, 'renew', 'interview') &&
    tokens.some(
      (token, index) =>
        !negated.has(token) &&
        leaving.test(token.text) &&
        !(speaker === 'own' && !/^refunded$/.test(token.text)) &&
        !isGivingUpOther(tokens, index) &&
        (/^(?:refunded|churned|unsubscribed)$/.test(token.text) || isEndOfStatement(tokens[index + 1])),
    ),
);

const leaving = /^(?:cancelled|canceled|churned|quit|left|unsubscribed|refunded|lapsed|defected)$/;

/** "Cancelled after a week", "left us"; not "cancelled their old contract". */
const isEndOfStatement = (token: Token | undefined): boolean =>
  token === undefined ||
  token.pos === 'punct' ||
  token.pos === 'adv' ||
  /^(?:after|within|in|because|again|us|it|before|when|by|during|and|but|since|as|for|on|at|the_service)$/.test(
    token.text,
  );

/** "58 parents have taken back their deposit", "30 growers withdrew their orders": what was paid is gone. */
export const isTakenBack = ({ tokens, quantities, negated, speaker, sentence }: Clause): boolean =>
  sentence.isLatin &&
  speaker === 'people' &&
  quantities.some(({ kind, value, of }) => kind === 'count' && value > 1 && (of === undefined || value * 2 >= of)) &&
  tokens.some((token, index) => {
    if (!isVerb(token) || negated.has(token)) return false;
    const after = tokens.slice(index + 1, index + 6);
    const isBack = /^(?:take|ask|demand|claim)$/.test(token.lemma) && after.some(({ text }) => text === 'back');
    return (isBack || token.lemma === 'withdraw') && after.some(({ lemma }) => paid.has(lemma));
  });

const paid = new Set(['deposit', 'money', 'prepayment', 'advance', 'order', 'payment', 'pledge']);

/** "All 34 owners turned down the paid version"; not "all declined the discount and paid". */
const isDeclinedByAll = (clause: Clause): boolean => {
  const { tokens, context, speaker, sentence } = clause;
  if (!sentence.isLatin || speaker !== 'people') return false;
  const at = tokens.findIndex(
    ({ lemma }, index) =>
      /^(?:decline|refuse|reject)$/.test(lemma) || (lemma === 'turn' && tokens[index + 1]?.text === 'down'),
  );
  const isOffered = tokens
    .slice(at + 1, at + 7)
    .some(
      (token) => has(token, 'own', 'offer', 'price') || /^(?:version|subscription|plan|offer|it)$/.test(token.lemma),
    );
  const isPaid = context.some((token) => isVerb(token) && has(token, 'pay', 'renew') && token.text !== 'paid');
  return at >= 0 && isAll(clause) && isOffered && !isPaid;
};

/** "After four weeks nine had opened it again, after eight none", "al tercer mes la usaban cuatro, y al quinto ninguna". */
function isEndingAtNone({ tokens, context, isNobody, sentence }: Clause): boolean {
  if (!sentence.isLatin) return false;
  // "Today not a single one is left".
  if (isNobody && tokens.some(isStillThere)) return hasAny(context, 'customer', 'people', 'pay');
  const words = tokens.filter(({ pos }) => pos !== 'punct');
  return (
    /^(?:none|nobody|ninguno|ninguna|nadie|keiner|niemand)$/.test(words.at(-1)?.text ?? '') &&
    words.slice(-5, -1).some(({ text }) => /^(?:after|in|by|until|al|nach|im|ab)$/.test(text)) &&
    hasAny(context, 'use', 'renew', 'again')
  );
}

const isMostOfCounted = ({ quantities }: Clause): boolean =>
  quantities.some(({ of, value }) => of !== undefined && value / of >= mostGone);

const isNoneOf = (clause: Clause): boolean =>
  clause.quantities.some(({ kind, value }) => kind === 'count' && value === 0) || isNever(clause);

/** "9 percent of the fittings never came back": a part of them, and not the customers. */
const isPartOnly = ({ quantities }: Clause): boolean =>
  quantities.some(({ kind, value, of }) => (kind === 'percent' ? value < 50 : of !== undefined && value / of < 0.5));

const isNever = (clause: Clause): boolean =>
  clause.tokens
    .slice(0, 6)
    .some((token) => has(token, 'negation') && /^(?:none|never|niemand|nadie|ninguno)$/.test(token.text));

/** "All 12 cancelled", "12 of 12 cancelled". */
const isAll = (clause: Clause): boolean =>
  clause.quantities.some(({ of, value }) => of !== undefined && of === value) ||
  clause.tokens
    .slice(0, 4)
    .some(
      ({ text }, index) =>
        /^(?:all|everyone|everybody|both|every|each|alle|todos|所有)$/.test(text) &&
        !isPeriod(clause.tokens[index + 1]),
    );

/** "In the sixth month 0 of them came any more". */
const isNoMore = ({ tokens }: Clause): boolean =>
  tokens.some(({ lemma, pos }) => pos === 'verb' && /^(?:come|return|order|attend|open|log|visit)$/.test(lemma)) &&
  tokens.some(
    ({ text }, index) =>
      text === 'anymore' ||
      (text === 'more' && tokens[index - 1]?.text === 'any') ||
      (text === 'longer' && tokens[index - 1]?.text === 'no'),
  );

/** "Nobody has paid yet" reports that it was not tried. */
const isSilence = ({ tokens, isNobody }: Clause): boolean =>
  isNobody &&
  tokens.some(({ text }) => /^(?:yet|noch|bisher|todavía|aún|还|目前)$/.test(text)) &&
  !hasAny(tokens, 'renew', 'cancel');

/** "Nobody has to open the door", "nobody needs to call": they are spared it. */
const isObligationOfNone = ({ isNobody, tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  isNobody &&
  tokens.some(
    ({ text, lemma }, index) =>
      lemma === 'have_to' ||
      (/^(?:have|need)$/.test(lemma) && tokens[index + 1]?.text === 'to') ||
      /^(?:muss|musste|braucht)$/.test(text) ||
      (/^(?:tiene|tuvo)$/.test(text) && tokens[index + 1]?.text === 'que'),
  );

/** "Nobody outside our firm has bought": some did, and the others were not asked. */
export const isNobodyElse = ({ isNobody, tokens, context }: Clause): boolean =>
  isNobody &&
  tokens
    .slice(1, 4)
    .some(
      ({ text }, at, after) => /^(?:outside|beyond)$/.test(text) || (text === 'else' && after[at + 1] !== undefined),
    ) &&
  !hasAny(context, 'interview', 'outreach', 'survey', 'offer');

/** "58 of the 64 said that it was never a trouble". */
const isDeniedTrouble = ({ quantities, tokens, negated }: Clause): boolean =>
  quantities.some(({ of, value }) => of !== undefined && value / of >= mostGone) &&
  tokens.some((token) => has(token, 'vagueTrouble') && negated.has(token));

/** "We visited 20 owners: none had lost a net": nobody who was asked has the trouble. Not "none lost a net with our guard". */
const isTroubleOfNone = ({ isNobody, tokens, context }: Clause): boolean =>
  isNobody &&
  hasAny(context, 'interview') &&
  tokens.find(({ pos }) => pos === 'verb')?.concepts.has('trouble') === true &&
  !hasAny(tokens, 'own', 'product', 'use', 'pay', 'renew') &&
  !hasAny(context, 'product', 'prototype') &&
  !tokens.some(({ text }) => /^(?:since|it|again|anymore|longer|fewer|less|more|ever|measured|counted)$/.test(text));

/** "Eight of ten asked for the money back". */
const isMostBack = ({ quantities, tokens, negated }: Clause): boolean =>
  quantities.some(({ of, value }) => of !== undefined && value / of >= mostGone) &&
  tokens.some((token) => has(token, 'cancel') && !negated.has(token)) &&
  tokens.some(({ text, lemma }) => text === 'back' || lemma === 'refund' || lemma === 'return');

/** "Of 40 who paid, 6 renewed and 34 cancelled": most of those whom the sentence counts left. */
function isMostGone({ tokens, quantities, context, negated }: Clause): boolean {
  if (!quantities.some(({ kind }) => kind === 'count')) return false;
  const last = tokens.findLast(({ pos }) => pos !== 'punct');
  // "Von 40 haben 35 nach einem Jahr gekündigt": the verb ends the clause.
  const isLast =
    last !== undefined &&
    !negated.has(last) &&
    has(last, 'cancel') &&
    /[^ -~]|t$/.test(last.text) &&
    tokens.some(({ lemma }) => lemma === 'haben') &&
    !tokens.some(({ text }) => /^(?:ihre[mnr]|dem|den|alten)$/.test(text));
  const gone = quantities.find(
    ({ kind, start, end, value, unit }) =>
      (kind === 'count' && isLast && value < countOfAll(context)) ||
      // "44 left", where the tagger takes it for what is counted; not "8 are left".
      (kind === 'count' && unit === 'left' && tokens[start - 1]?.lemma !== 'be') ||
      (kind === 'count' &&
        tokens
          .slice(end, end + 3)
          .some(
            (token, at) =>
              has(token, 'cancel') &&
              !negated.has(token) &&
              !isGivingUpOther(tokens, end + at) &&
              !/^(?:leaves?|finish\S*)$/.test(token.text) &&
              (isEndOfStatement(tokens[end + at + 1]) || has(tokens[end + at + 1], 'pay')),
          )),
  );
  if (!gone) return false;
  const all = gone.of ?? countOfAll(context);
  return all > gone.value && gone.value / all >= mostGone;
}

/** "Nineteen paid a deposit, and all of them demanded it back". */
const isMoneyBack = (clause: Clause): boolean =>
  clause.sentence.isLatin &&
  isAll(clause) &&
  hasAny(clause.context, 'pay') &&
  clause.tokens.some(
    ({ lemma }, index) =>
      /^(?:demand|ask|claim|want|get)$/.test(lemma) &&
      clause.tokens
        .slice(index + 1, index + 5)
        .some(
          ({ text }, at, after) => text === 'back' && /^(?:it|money|deposit|fee|that)$/.test(after[at - 1]?.text ?? ''),
        ),
  );

/**
 * "One of 60 clinics cancelled", or two where 60 pay: fewer than half of those counted in the sentence, or of the customers
 * counted elsewhere. Where nobody else is counted, one who left is no loss of all.
 */
export function isFewGone({ context }: Clause, customers: number): boolean {
  if (context.some(isAllOrOnly)) return false;
  const back = context.findIndex((_, index) => isBackToBefore(context, index));
  const at =
    back >= 0
      ? back
      : context.findIndex(
          (token, index) => (isGone(token) && context[index - 1]?.lemma !== 'be') || isNotRenewed(context, index),
        );
  if (at < 0) return false;
  const before = context.slice(0, at);
  const share = readQuantities(before).findLast(({ kind }) => kind === 'percent');
  if (share && share.end === at) return share.value < 50;
  const counts = readQuantities(before).filter(({ kind }) => kind === 'count');
  const isNear = (from: number): boolean =>
    at - from <= 8 && !before.slice(from).some(({ pos }) => pos === 'conj' || pos === 'punct');
  const one = before.findLastIndex(({ text }) => single.test(text));
  const others = countOfAll(before);
  if (one >= 0 && isNear(one) && counts.every(({ start }) => start <= one || before[start - 1]?.pos === 'adp'))
    return Math.max(customers, others) !== 2;
  const gone = counts.at(-1);
  if (!gone || !isNear(gone.end)) return false;
  const among = gone.of ?? (others > gone.value ? others : undefined);
  return among === undefined ? gone.value / customers < mostGone : gone.value / among < 0.5;
}

/** "All left", "only 2 stayed"; not "4% leave each month". */
const isAllOrOnly = ({ text }: Token, index: number, context: readonly Token[]): boolean =>
  /^(?:only|just|but|all|both|nur|alle|solo|todos)$/.test(text) ||
  (/^(?:every|each)$/.test(text) && !isPeriod(context[index + 1]));

const isPeriod = (token: Token | undefined): boolean =>
  /^(?:day|week|month|quarter|year|season)$/.test(token?.lemma ?? '');

const isGone = (token: Token): boolean =>
  (has(token, 'cancel', 'churn') && !/^(?:come|back|return)$/.test(token.lemma)) || leaving.test(token.text);

/** Most of those whom the text counts left: figures, which need no second opinion. */
export const isCountedLoss = (clause: Clause): boolean => isMostGone(clause) || isFewLeft(clause);

const isFewLeft = (clause: Clause): boolean => !isReturnRate(clause) && (readKeptShare(clause) ?? 1) <= 1 - mostGone;
