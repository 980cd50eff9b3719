import { statementLabels, type StatementLabel } from '../network/labels';
import type { Odds } from '../network/statementNetwork';
import type { Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { has, hasAny, lettersOf } from '../text/token';
import { readChange } from './change';
import { spendingOf } from './money/acquisition';
import { ofPrice } from './money/generalPrices';
import { isSumDenied } from './money/partPaid';
import { isAppliedFor } from './permit/appliedFor';
import { isLicenseRefused, isNoneNeeded, isPermissionMissing } from './permit/permission';
import { isDeniedAct, isFact, isOwnStatement, isVoid, makeClaim, money, type Claim } from './claim';
import { isForeign, isOpinion, isRivals } from './hearsay';
import { usedFrom } from './customers/fewLosses';
import { isCountedDeparture } from './customers/departures';
import { isToRival } from './customers/majorityGone';
import { isMostOfWholeGone } from './customers/fewGone';
import { isOwnLoss } from './customers/lostCustomers';
import { isLoss } from './customers/negative';
import { isOffSeason } from './customers/offSeason';
import { readRemaining } from './customers/remaining';
import { bearing, claimsOf, clauseFor, isFirm } from './statedClaims';
import { isOfRepeat } from './customers/repeat';
import { isCountedTrouble } from './trouble';
import { isUnbuilt } from './unbuilt';
import { isPrototypeMissing } from './prototype';
import { isSought } from './sought';
import { isUnfounded } from './unfounded';
import { withYears } from './people/years';
import {
  evidenceLabels,
  fromUse,
  isLossKind,
  isStatement,
  prices,
  statementRules,
  statements,
  type Statement,
} from './statements';
import { isFewDefaults } from './repayment';
import { impliedBy, isCustomerLoss, isAsking, isPermit } from './likelyClaims';

/**
 * A claim that the rules miss is added from these odds on, and one that is usually counted from higher ones where the sentence
 * has no figure. Where leaving and staying are both likely, leaving may be behind by the last: its words are those of staying.
 */
const thresholds = { add: 0.3, addWithoutFigure: 0.6, lossAhead: 0.2 } as const;

/** Odds from which customers come back without a word that says so: "the same nine in March and in June". */
const repeatFrom = 0.8;
/** Odds from which a permission is stated without a word for one: "hygiene 5 stars, inspected in May". */
const sureFrom = 0.8;
/** Odds from which a sentence tells of an interview. */
const interviewFrom = 0.5;

/** What the network states in the sentence beside the claims that are kept. */
export function addMissing(kept: readonly Claim[], all: readonly Clause[], odds: Odds): Claim[] {
  const own = all.filter(isSaid);
  const hasFigure = own.some(({ context }) => context.some(({ pos }) => pos === 'num'));
  const possible = statementLabels.filter((label) => isLikelyStated(label, hasFigure, odds));
  if (possible.length === 0) return [];
  // Customers who are gone support nothing.
  if (own.length === 0 || (kept.some(isCustomerLoss) && all.some(isLoss)) || kept.some(isCountedDeparture)) return [];
  if (all.some((clause) => isToRival(clause) || readRemaining(clause) !== undefined)) return [];
  // "Ten of the 13 had one that no longer fitted", 47个说看了半小时就走了: a trouble is told where the rules read an interview.
  const isInterview = kept.some(
    ({ kind, evidence, clause }) =>
      kind === 'evidence' &&
      evidence >= 3 &&
      (odds.evidence3 >= interviewFrom ||
        (evidence < usedFrom && (isAsking(clause) || /[问说]/.test(lettersOf(clause.context))))),
  );
  const isUnnamed = !kept.some(({ kind }) => kind === 'group') && all.some(isEverybody);
  const isStated = (label: StatementLabel): boolean =>
    !(label === 'group' && isUnnamed) &&
    possible.includes(label) &&
    isStatable(label, all, own) &&
    !(label === 'alternativeFails' && isNoWayFailing(odds)) &&
    !(label === 'group' && own.every(isPeopleOnly)) &&
    !(isInterview && label === 'nobodyStayed') &&
    !isUnfounded(label, own, kept, odds[label] >= sureFrom) &&
    (label !== 'repeat' || odds.repeat >= repeatFrom || isOfRepeat(own, own[0]?.context ?? []));
  const likely = statements.filter(isStated);
  const isLost = kept.some(({ kind }) => isLossKind(kind)) || likely.some(isLossKind);
  // What is paid for today's way isn't paid to us.
  const isTodays = kept.some(({ kind }) => kind === 'alternative');
  const isOthersPrice = isTodays && !kept.some(({ kind }) => kind === 'priceNumber');
  const stated = likely.filter(
    (kind) =>
      !(isLost && statementRules[kind].isFactual) &&
      !(isOthersPrice && (prices.includes(kind) || kind === 'paidPrice')),
  );
  const best = kept.reduce((most, { kind, evidence }) => (kind === 'evidence' ? Math.max(most, evidence) : most), 0);
  // A higher level than the likeliest counts if it is half as likely.
  const likeliest = Math.max(...evidenceLabels.map((label) => odds[label]));
  const level = isLost
    ? 0
    : 1 + evidenceLabels.findLastIndex((label) => odds[label] >= likeliest / 2 && isStated(label));
  const isOthers = level >= usedFrom && best < usedFrom && isTodays;
  const evidence = isOthers ? 0 : level;
  const kinds = new Set([
    ...stated,
    ...stated.flatMap((kind) => impliedBy(kind, odds[kind])),
    ...(evidence >= usedFrom && !own.every((clause) => isCountedTrouble(clause, evidence)) ? fromUse : []),
  ]);
  const known = new Set(kept.map(({ kind }) => kind));
  return [
    ...[...kinds]
      .filter((kind) => !known.has(kind))
      .flatMap((kind) => claimsOf(kind, kind === 'teamFits' ? withYears(own) : own, Math.max(best, evidence), kept))
      .map((claim) => (claim.kind === 'acquisitionCost' ? { ...claim, quantity: spendingOf(claim.clause) } : claim)),
    ...(evidence > best ? [makeClaim('evidence', clauseFor('paidPrice', bearing('evidence', own)), { evidence })] : []),
  ];
}

/** A statement that isn't doubted: "ice cream, but smarter" states nothing, "maybe dog owners would pay" names nobody. */
const isSaid = (clause: Clause): boolean =>
  !isVoid(clause) && clause.modality !== 'hedge' && clause.modality !== 'condition' && !isBuzz(clause);

/** "Our cutting-edge cloud-native paradigm harnesses generative AI": three words of fashion or more state nothing. */
const isBuzz = ({ tokens }: Clause): boolean =>
  hasAny(tokens, 'buzz') && tokens.filter((token) => has(token, 'buzz')).length >= 3;

const everybody: ReadonlySet<string> = new Set(['everyone', 'everybody', 'anyone', 'anybody']);

/** "Everybody", "all sorts of people everywhere": no group that can be recognized. */
const isEverybody = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  tokens.some(
    ({ text }, index) =>
      everybody.has(text) ||
      (text === 'people' &&
        (tokens[index + 1]?.text === 'everywhere' ||
          (tokens[index - 1]?.text === 'of' && /^(?:sorts|kinds)$/.test(tokens[index - 2]?.text ?? '')))),
  );

/** Odds from which a way fails though none is named, beside a trouble and alone; and below which none is named. */
const [failingFrom, doubtfulFrom, namedFrom] = [0.5, 0.3, 0.15];

/** "People sleep badly and arrive tired", "it's simpler than other apps": no way of today is told that fails. */
const isNoWayFailing = (odds: Odds): boolean =>
  odds.alternative < namedFrom &&
  odds.alternativeFails < (odds.trouble > odds.alternativeFails ? failingFrom : doubtfulFrom);

/** "We offer people a call after the day": whoever they are. "Older people" and "people with asthma" are some. */
const isPeopleOnly = ({ tokens }: Clause): boolean => {
  if (!hasAny(tokens, 'people')) return false;
  const named = tokens.flatMap((token, index) => (has(token, 'people') ? [index] : []));
  return named.every(
    (index) =>
      tokens[index]?.text === 'people' &&
      /^(?:we|i|offer|offers|help|helps|give|gives|let|lets|for|to|,)$/.test(tokens[index - 1]?.text ?? '') &&
      /^(?:an?|the|to|with an?|[.,;])$/.test(tokens[index + 1]?.text ?? '.'),
  );
};

function isLikelyStated(label: StatementLabel, hasFigure: boolean, odds: Odds): boolean {
  const { least, leastWithoutFigure, against } = likelyFrom[label];
  return odds[label] >= (hasFigure ? least : leastWithoutFigure) && isAheadOf(against, odds[label], odds);
}

/** Words of staying are words of leaving: "after eight weeks 3 still ordered, and since July nobody". */
const isAheadOf = (against: readonly StatementLabel[], own: number, odds: Odds): boolean =>
  against.every((other) => own + (other === 'repeat' ? thresholds.lossAhead : 0) > odds[other]);

/** Whether the sentence has a clause that can state it, and no other that denies it. */
function isStatable(label: StatementLabel, all: readonly Clause[], own: readonly Clause[]): boolean {
  const { isFactual = isEvidence(label), isLoss: isAgainst } = ruleOf(label);
  // "We lost 4 in the last 12 months": who is gone shows nothing else, and no share of all.
  if (own.every(isOwnLoss) && !(isAgainst && isMostOfWholeGone(own))) return false;
  // "Two percent didn't pay back": they owe, and they are customers.
  if (label === 'nobodyPaid' && own.some((clause) => isFewDefaults(clause) || isOffSeason(clause))) return false;
  if (isAgainst)
    return (
      own.some(isFact) &&
      !all.some((clause) => isRivals(clause) || (clause.sentence.hasLatin && isForeign(clause.tokens)))
    );
  if (
    isPermit(label) &&
    own.some((clause) => isLicenseRefused(clause) || isNoneNeeded(clause) || isPermissionMissing(clause))
  )
    return false;
  if (label === 'permission' && own.some(isAppliedFor)) return false;
  // "Niemand hat 10 Euro angezahlt": a sum that nobody paid is no price, and names no payer.
  if (isOfPrice(label) && own.every(isUnpaidSum)) return false;
  if (label === 'proof' && own.some(isPrototypeMissing)) return false;
  if (label === 'proof' && own.every(isUnbuilt)) return false;
  if (label === 'teamFits' && own.every(isDeniedAct)) return false;
  if (!isFactual) return true;
  if (own.every(isSought) || (own.some(isOwnLoss) && own.every(isNoDeal))) return false;
  if (label === 'costCounted' && !own.some(({ quantities }) => quantities.some(isCost))) return false;
  const isBetter = own.some((clause) => readChange(clause) === 'good');
  return own.filter(isTelling).some(isFirm) && (isBetter || !own.some(isContrary)) && !all.some(isDoubtedEvidence);
}

const isOfPrice = (label: StatementLabel): boolean => ofPrice.has(label as Claim['kind']);

const isUnpaidSum = (clause: Clause): boolean => {
  const sum = money(clause);
  return sum !== undefined && isSumDenied(clause, sum);
};

/** 去年走了5家，三家是关门了: why they left is no use either. */
const isNoDeal = (clause: Clause): boolean =>
  isOwnLoss(clause) || !hasAny(clause.tokens, 'pay', 'use', 'book', 'sell', 'renew', 'again', 'better');

/** Not the label of "Ventas: desde abril limpiaremos 87 veleros". */
const isTelling = ({ hasVerb, quantities, tokens, context }: Clause): boolean =>
  hasVerb || quantities.length > 0 || tokens.length > 2 || tokens.length === context.length;

/** A figure that moved the wrong way, and taste: "29 of them liked our post about last winter's bills". */
const isContrary = (clause: Clause): boolean =>
  readChange(clause) === 'bad' || (isOpinion(clause) && clause.speaker === 'people');

/** An amount, or how many of how many or how often: "143 requests" alone costs nothing yet. */
const isCost = ({ kind, of, period }: Quantity): boolean =>
  kind !== 'count' || of !== undefined || period !== undefined;

const isEvidence = (label: StatementLabel): boolean =>
  label === 'evidence3' || label === 'evidence4' || label === 'evidence5';

const noRule = {};
const ruleOf = (label: StatementLabel): Partial<(typeof statementRules)[Statement]> =>
  isStatement(label) ? statementRules[label] : noRule;

type Likely = { least: number; leastWithoutFigure: number; against: readonly StatementLabel[] };

/** The odds from which each label is stated, since each sentence asks for all of them. */
const likelyFrom = Object.fromEntries(
  statementLabels.map((label): [StatementLabel, Likely] => {
    const { isCounted = isEvidence(label), least = thresholds.add, against = [] } = ruleOf(label);
    return [label, { least, leastWithoutFigure: isCounted ? thresholds.addWithoutFigure : least, against }];
  }),
) as Record<StatementLabel, Likely>;

/** "We plan to win 300 bakers who pay, and we sell flour": the words of evidence stand in what doesn't count. */
const isDoubtedEvidence = (clause: Clause): boolean => isOwnStatement(clause) && isVoid(clause);
