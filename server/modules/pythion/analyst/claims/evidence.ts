import { maxRefinement } from '../../../../../shared/analysisRubric';
import type { Clause } from '../text/clause';
import { readQuantities, type Quantity } from '../text/quantities';
import { memoise } from '../text/memoise';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../text/token';
import { does, isDeniedAct, isFact, makeClaim, money, states, type Claim } from './claim';
import { isMeasuredBetter } from './comparison';
import { countInSentence, isParticiple, subjectCount } from './counts';
import { isForeign, isOpinion, isRivals, isSum } from './hearsay';
import { isOwnLoss } from './customers/lostCustomers';
import { isLoss, isTakenBack } from './customers/negative';
import { isCommitment, isIntention, isPayment } from './money/payment';
import { isOtherUsed, isRegularUseAbroad } from './customers/regularUse';
import { isIntentOnly, isIntentSigned } from './money/letterOfIntent';
import { isPaidBack } from './money/paidBack';
import { isUnpaidByWords } from './money/unpaid';
import { readRemaining } from './customers/remaining';
import { isNoneGone, readKeptShare } from './customers/retention';
import { isAskedIntention, isPaidWork } from './customers/work';

/** Evidence of a clause, by the ladder of the rubric, or undefined. */
export function readEvidence(clause: Clause): Claim | undefined {
  const isTold = isFact(clause) || isStatedIntention(clause) || isSignedLetter(clause) || isAskedIntention(clause);
  if (!isTold || hasAny(clause.tokens, 'declined') || isUnpaidByWords(clause) || isPaidBack(clause)) return undefined;
  if ((clause.isNobody && !isNoneGone(clause)) || isDeniedAct(clause) || isTakenBack(clause)) return undefined;
  const level = isLoss(clause) || isOwnLoss(clause) || readRemaining(clause) ? undefined : levelOf(clause);
  if (level === undefined) return undefined;
  const count = subjectCount(clause);
  return makeClaim('evidence', clause, {
    evidence: level + (level >= 2 ? refinementOf(clause, count) : 0),
    quantity: count,
  });
}

function levelOf(clause: Clause): number | undefined {
  const count = subjectCount(clause);
  if (isOpinion(clause) || isSum(clause)) return undefined;
  if ((clause.sentence.hasLatin && isForeign(clause.context)) || isRivals(clause)) return undefined;
  if (isPayment(clause, count) || isPaidWork(clause)) return 5;
  if (isMeasuredBetter(clause) || isLastingUse(clause, count) || isMostlyKept(clause) || isOutcome(clause, count))
    return 4;
  if (isSignedLetter(clause) || isIntentSigned(clause)) return 3;
  if (isCommitment(clause) && count) return hasAny(clause.context, 'letter', 'applied') || isIntentOnly(clause) ? 3 : 2;
  if (isAskedIntention(clause)) return 2;
  if (isIntention(clause)) return count || isSurvey(clause) ? 2 : undefined;
  if (isToldBehavior(clause, count) || isMeasuredByUs(clause)) return 3;
  const isSigned = (): boolean =>
    clause.tokens.some(({ text }) => text === 'from' || text === 'by') && hasAny(clause.context, 'price', 'applied');
  if (states(clause, 'letter') && (count || isSigned())) return 3;
  if (isRunning(clause)) return 4;
  if (count && (isSurvey(clause) || isContactLeft(clause))) return 2;
  return undefined;
}

/** "A 12-month contract at $1,150", "a contract with us"; not "a two-year contract with their landlord". */
const isContract = (after: readonly Token[]): boolean => {
  const at = after.slice(0, 6).findIndex(({ lemma }) => /^(?:contract|agreement|retainer)$/.test(lemma));
  const partner = after.findIndex(({ text }) => text === 'with');
  return at >= 0 && (partner < 0 || /^(?:us|me)$/.test(after[partner + 1]?.text ?? ''));
};

/** "One clinic signed a letter that they will pay 9 euros per patient": what is signed is a fact, with its price. */
export const isSignedLetter = (clause: Clause): boolean =>
  clause.speaker === 'people' &&
  money(clause) !== undefined &&
  !clause.isNobody &&
  clause.tokens.some(
    (token, index) =>
      token.text === 'signed' &&
      !clause.negated.has(token) &&
      (hasAny(clause.tokens.slice(index + 1, index + 5), 'letter') ||
        isContract(clause.tokens.slice(index + 1)) ||
        clause.tokens[index + 1]?.text === 'that') &&
      !/^(?:will|would|to|not)$/.test(clause.tokens[index - 1]?.text ?? ''),
  );

/** A survey or a waiting list, not "our waiting list app". */
const isSurvey = ({ tokens, negated }: Clause): boolean =>
  tokens.some(
    (token, index) => has(token, 'survey') && !negated.has(token) && !has(tokens[index + 1], 'survey', 'product'),
  );

/** "900 people left their email": they signed up, and nobody left. */
const isContactLeft = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  (isSignedList(tokens) ||
    tokens.some(
      ({ lemma }, index) =>
        /^(?:leave|give)$/.test(lemma) &&
        tokens
          .slice(index + 1, index + 5)
          .some(
            ({ text }, at, after) =>
              /^(?:e-?mails?|addresses|numbers?|details)$/.test(text) && after[at - 1]?.pos !== 'num',
          ),
    ));

const signedList =
  / (?:signed|have signed|had signed)(?: (?:it|up|the list|our list|a list|there|on))* (?:[.,;]|in |at |on |within |so far |$)| put (?:their|his|her) names? (?:down|on) | (?:haben|hatten) (?:sich|ihren namen) (?:\S+ ){0,4}?(?:eingetragen|unterschrieben) | (?:se apuntaron|firmaron|se inscribieron)(?: en (?:la|una|nuestra) lista)? (?:[.,;]|en |$)/;

/** "86 people signed", "40 put their names down": on a list, without a price. */
const isSignedList = memoise((tokens: readonly Token[]): boolean => signedList.test(spacedWords(tokens)));

/** "30 of 45 said that they would pay": a fact about words. */
const isStatedIntention = (clause: Clause): boolean =>
  clause.speaker === 'people' &&
  clause.modality === 'condition' &&
  states(clause, 'intend') &&
  does(clause, 'say') &&
  !clause.context.some(({ text }) => /^(?:if|imagine|suppose|unless)$/.test(text));

/** "Of the 31 clinics that started in March, 27 have stayed". */
const isMostlyKept = (clause: Clause): boolean => (readKeptShare(clause) ?? 0) >= 0.5 && !isOtherUsed(clause);

/** "Every cupboard in the country has forty costumes that get used": said of all there are, and counted by nobody. */
const isGeneral = ({ tokens: [first, second], speaker }: Clause): boolean =>
  speaker !== 'own' && /^(?:every|each|jede[rsn]?|cada)$/.test(first?.text ?? '') && second?.text !== 'one';

/** In use for two weeks or more, or since a date. */
function isLastingUse(clause: Clause, count: Quantity | undefined): boolean {
  const isUse = states(clause, 'use', 'prototype') || (clause.speaker === 'own' && states(clause, 'offer'));
  if (isRegularUseAbroad(clause)) return true;
  if (!isUse || isOtherUsed(clause) || hasAny(clause.tokens, 'habit', 'today', 'rival') || isGeneral(clause))
    return false;
  // "Three roasteries use it every day".
  if (count && count.value >= 2 && does(clause, 'use') && isRegular(clause.tokens)) return true;
  if (!count && clause.quantities.length < 2) return isOngoing(clause) && hasAny(clause.tokens, 'every');
  const lasts = clause.quantities.some(
    ({ kind, value, unit }) =>
      (kind === 'time' &&
        ((/^(?:week|woche|semana|周|星期)/.test(unit ?? '') && value >= 2) ||
          /^(?:month|quarter|year|monat|jahr|mes|año|月|个月|年)/.test(unit ?? ''))) ||
      clause.quantities.some(({ kind, period }) => kind !== 'money' && (period === 'week' || period === 'month')),
  );
  const isTrial = count !== undefined && isTried(clause.context) && lastsForWeeks(clause.context);
  const isStill =
    clause.tokens.some(({ text }) => text === 'still') &&
    clause.tokens.some((token) => has(token, 'own') || token.text === 'it');
  return lasts || isTrial || isStill || clause.tokens.some(({ text }) => /^(?:since|seit|desde|half)$/.test(text));
}

const isRegular = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, index) =>
      /^(?:daily|weekly|nightly)$/.test(text) ||
      (text === 'every' && /^(?:day|night|morning|shift|week|month|season)$/.test(tokens[index + 1]?.lemma ?? '')),
  );

/** What people use in a trial is ours. */
const isTried = (context: readonly Token[]): boolean =>
  hasAny(context, 'prototype') ||
  context.some(
    ({ lemma }, index) =>
      /^(?:run|install|try|test|lend|place|mount|put|set)$/.test(lemma) &&
      context.slice(0, index).some(({ text }) => text === 'we' || text === 'i'),
  );

/** "We ran it for six weeks at the museum, and 44 visitors used it". */
const lastsForWeeks = (context: readonly Token[]): boolean =>
  readQuantities(context).some(
    ({ kind, value, unit, start }) =>
      kind === 'time' &&
      /^(?:for|over|during|throughout)$/.test(context[start - 1]?.text ?? '') &&
      (/^(?:month|quarter|year|season)/.test(unit ?? '') || (unit?.startsWith('week') && value >= 2)),
  );

/** "Have used it every week since May". */
const isOngoing = ({ tokens }: Clause): boolean =>
  tokens.some(({ text }) => text === 'since') &&
  tokens.some(({ lemma }, index) => lemma === 'have' && tokens.slice(index + 1, index + 4).some(isParticiple));

/** "44 of them passed", "10 of 12 finished": a counted result of our work. */
function isOutcome(clause: Clause, count: Quantity | undefined): boolean {
  const isCounted =
    count !== undefined && (count.of !== undefined || /^(?:of|davon)$/.test(clause.tokens[count.end]?.text ?? ''));
  if (!isCounted || !states(clause, 'better', 'use') || states(clause, 'trouble')) return false;
  const isOurs = hasAny(clause.context, 'own') && !hasAny(clause.context, 'interview', 'survey', 'say');
  const isPast = clause.tokens.some(
    ({ text, lemma, pos }) => pos === 'verb' && text !== lemma && /(?:ed|t|d|n)$/.test(text),
  );
  return isOurs && isPast;
}

/** Interviews with a count, bills shown, or behavior that the founder observed and counted. */
function isToldBehavior(clause: Clause, count: Quantity | undefined): boolean {
  if (hasAny(clause.context, 'survey') && !hasAny(clause.context, 'interview')) return false;
  const said = count ?? (does(clause, 'say', 'show') || isHandedOver(clause) ? countInSentence(clause) : undefined);
  if (said === undefined || said.value < 3) return false;
  const isTalk =
    isHandedOver(clause) ||
    (states(clause, 'interview', 'show', 'say') && hasAny(clause.context, 'interview', 'show', 'say', 'own'));
  const isPast =
    clause.tokens.some(({ text, lemma, pos }) => (pos === 'verb' || pos === 'aux') && text !== lemma) ||
    hasAny(clause.tokens, 'past') ||
    !isAscii(clause);
  if (hasAny(clause.tokens, 'praise', 'friends')) return false;
  const isFollowUp = hasAny(clause.context, 'interview') && !hasAny(clause.tokens, 'recommend');
  return asksOrAnswers(clause) && isPast && (isTalk || isFollowUp);
}

/** "We weighed the rice in 18 kitchens over seven weeks". */
const isMeasuredByUs = ({ speaker, tokens, quantities, negated, sentence }: Clause): boolean =>
  sentence.isLatin &&
  speaker === 'own' &&
  tokens.some(
    (token) =>
      isParticiple(token) &&
      !negated.has(token) &&
      (/^(?:measure|weigh|count|time|meter|log|record|clock|gauge|track|note)$/.test(token.lemma) ||
        (token.lemma === 'write' && tokens[tokens.indexOf(token) + 1]?.text === 'down')),
  ) &&
  quantities.some(
    ({ kind, value, start, unit }) =>
      kind === 'count' &&
      value >= 3 &&
      unit !== undefined &&
      /^(?:in|at|on|across|of|from|with)$/.test(tokens[start - 1]?.text ?? ''),
  );

/** "Gave us the doctor's bills": papers of their own, in our hands. */
const isHandedOver = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  tokens.some(
    ({ lemma }, index) =>
      (tokens[index + 1]?.text === 'us' || tokens[index + 1]?.text === 'me') &&
      /^(?:give|send|hand|forward|lend|email|pass|leave)$/.test(lemma),
  ) &&
  tokens.some(({ lemma }) =>
    /^(?:bill|invoice|receipt|letter|log|slip|statement|record|diary|ledger|book|report|copy|photo|note|list)$/.test(
      lemma,
    ),
  );

/** The founder asks, or the people who were asked answer. */
const asksOrAnswers = (clause: Clause): boolean => clause.speaker !== 'other' || hasAny(clause.context, 'own');

const isAscii = (clause: Clause): boolean => /^[ -~]*$/.test(lettersOf(clause.tokens));

/** At most 0.4: who (a named segment), how many (logarithm, denominator), when (dated or lasting). */
export function refinementOf(clause: Clause, count: Quantity | undefined): number {
  const who = hasAny(clause.tokens, 'people') ? 1 : 0;
  const many = count ? Math.min(1, Math.log10(Math.max(1, count.value)) / 3 + (count.of === undefined ? 0 : 0.3)) : 0;
  const isDated =
    clause.context.some(({ text }) => /^(?:since|in|after|last|within|seit|nach|desde)$/.test(text)) &&
    clause.quantities.length > 0;
  const when = clause.quantities.some(({ kind, period }) => kind === 'time' || period !== undefined) || isDated ? 1 : 0;
  return (maxRefinement * (who + many + when)) / 3;
}

/** "Has been at work", "is in daily operation". */
const isInService = (tokens: readonly Token[], index: number): boolean =>
  /^(?:at|in)$/.test(tokens[index + 1]?.text ?? '') &&
  tokens.slice(index + 2, index + 4).some(({ text }) => /^(?:work|use|operation|service)$/.test(text));

/** "It has worked in two cellars since May": the product runs where others use it. */
function isRunning(clause: Clause): boolean {
  const { tokens, quantities, speaker, sentence } = clause;
  if (!sentence.isLatin) return false;
  const verb = tokens.findIndex(
    (token) =>
      token.pos === 'verb' &&
      !clause.negated.has(token) &&
      (/^(?:work|run|operate|stand|serve|hang|function)$/.test(token.lemma) || isOngoing(clause)),
  );
  const service = tokens.findIndex(({ lemma }, index) => lemma === 'be' && isInService(tokens, index));
  const isPast = tokens[verb]?.text !== tokens[verb]?.lemma && !tokens[verb]?.text.endsWith('ing');
  const isOurs = tokens
    .slice(0, Math.max(0, verb))
    .some((token) => token.text === 'it' || has(token, 'own', 'product'));
  const isOurPlace = isOngoing(clause) && hasAny(tokens, 'own');
  const isPlaced = quantities.some(({ kind, value }) => kind === 'count' && value > 0) && speaker !== 'people';
  const lasts =
    tokens.some(({ text }) => text === 'since' || text === 'last') ||
    quantities.some(
      ({ kind, unit, value }) =>
        kind === 'time' && (/^(?:month|year|season)/.test(unit ?? '') || (unit?.startsWith('week') && value >= 2)),
    );
  const isServing = service > 0 && hasAny(tokens.slice(0, service), 'own', 'product');
  return (
    ((verb > 0 && isPast && (isOurs || isOurPlace)) || isServing) && isPlaced && lasts && !hasAny(tokens, 'trouble')
  );
}
