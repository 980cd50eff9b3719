import type { SentenceOdds } from '../network/sentenceOdds';
import type { StatementLabel } from '../network/labels';
import type { Odds } from '../network/statementNetwork';
import type { Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { has, hasAny } from '../text/token';
import { readChange } from './change';
import { untiedBy } from './comparable';
import { distinct, readMargin } from './margin';
import { isAnotherProvider, isCalledTodays, isOtherWay, isVisitor } from './habit';
import { readMeeting } from './meeting';
import { pricesOf } from './price';
import { readTeam } from './team';
import { unitCostsOf } from './unitCosts';
import { isLicenseRefused, isNoneNeeded, isPermissionMissing } from './permission';
import { claimKey, compareClaims, isDeniedAct, isFact, isOwnStatement, isVoid, makeClaim, type Claim } from './claim';
import { isForeign, isOpinion, isRivals } from './hearsay';
import { usedFrom, withoutFewLosses } from './fewLosses';
import { isCountedLoss, isLoss } from './negative';
import { isPaidAhead } from './payment';
import { withoutGeneralPrices, withoutOthersPrices } from './generalPrices';
import { claimsOf, clauseFor, isFirm } from './statedClaims';
import { isUnfounded } from './unfounded';
import {
  calculated,
  isLossKind,
  isStatement,
  prices,
  restsOn,
  statementRules,
  statements,
  type EvidenceLabel,
  type Statement,
} from './statements';

/**
 * A claim that the rules miss is added from these odds on, one that is usually counted from higher ones where the sentence has
 * no figure, and one that they read is dropped below those. Where leaving and staying are both likely, leaving may be behind by
 * the last: its words are those of staying.
 */
const thresholds = { add: 0.3, addWithoutFigure: 0.6, drop: 0.1, dropLoss: 0.05, lossAhead: 0.2 } as const;

/** Odds from which a statement shows what it can show. */
const showsFrom = 0.5;
/** Odds from which what a sentence tells doesn't count. */
const doubtedFrom = 0.5;
/** Odds from which a sentence tells of an interview. */
const toldFrom = 0.5;

const evidenceLabels: readonly EvidenceLabel[] = ['evidence1', 'evidence2', 'evidence3', 'evidence4', 'evidence5'];
const fromUse: readonly Statement[] = ['proof', 'realUse'];
const margins: readonly Claim['kind'][] = ['positiveMargin', 'negativeMargin'];

/**
 * Claims of the rules with the network's second opinion, sentence by sentence. It finds what is said in other words than the
 * rules know, and drops what only has their words. Its claims have no amounts but that of a price.
 */
export function reviewClaims(claims: readonly Claim[], clauses: readonly Clause[], oddsOf: SentenceOdds): Claim[] {
  const claimsOf = Map.groupBy(
    withoutOthersPrices(claims).filter((claim) => !isCalculatedMargin(claim)),
    ({ clause }) => clause.sentence,
  );
  const read = [...Map.groupBy(clauses, ({ sentence }) => sentence)].flatMap(([sentence, all]) =>
    reviewSentence(claimsOf.get(sentence) ?? [], all, oddsOf.get(sentence)),
  );
  // What amounts show, words don't change. The amounts are those that the review leaves.
  const amounts = read.filter((claim) => !isMargin(claim) || claims.includes(claim));
  const calculated = readMargin(amounts);
  const isMarginKnown = isUntied(amounts) || calculated.length > 0 || amounts.some(isMargin);
  const reviewed = withoutGeneralPrices(withoutFewLosses(isMarginKnown ? [...amounts, ...calculated] : read)).filter(
    ({ kind, clause }) => !(fromUse.some((use) => use === kind) && isPaidAhead(clause)),
  );
  return [...new Map(reviewed.map((claim) => [claimKey(claim), claim])).values()].toSorted(compareClaims);
}

/** "A pen costs us 60, and we charge 12 a week": amounts that can't be compared leave nothing to words either. */
function isUntied(claims: readonly Claim[]): boolean {
  const prices = pricesOf(distinct(claims.filter(({ kind }) => kind === 'priceUnit' || kind === 'priceNumber')));
  const costs = unitCostsOf(claims);
  const reasons = costs.flatMap((cost) => prices.map((price) => untiedBy(price, cost)));
  return reasons.length > 0 && reasons.every((reason) => reason === 'period' || reason === 'currency');
}

const isMargin = ({ kind }: Claim): boolean => margins.includes(kind);
const isCalculatedMargin = (claim: Claim): boolean => isMargin(claim) && claim.quantity !== undefined;

function reviewSentence(found: readonly Claim[], all: readonly Clause[], odds: Odds | undefined): Claim[] {
  if (!odds) return [...found];
  const kept = keepLikely(found, odds);
  const added = addMissing(kept, all, odds);
  const isLost = added.some(isCustomerLoss);
  return [...(isLost ? kept.filter(({ kind }) => !isUndoneByLoss(kind)) : kept), ...added];
}

/** The claims of the rules that the network doesn't deny, without what rests on those that it denies. */
function keepLikely(found: readonly Claim[], odds: Odds): Claim[] {
  const likely = found.filter((claim) => isLikely(claim, odds));
  const implied = new Set<string>([
    ...likely.flatMap(({ kind }) => (isStatement(kind) ? impliedBy(kind, odds[kind]) : [])),
    ...(likely.some(isUse) ? fromUse : []),
  ]);
  const kept = found.filter((claim) => likely.includes(claim) || implied.has(claim.kind));
  const kinds = new Set(kept.map(({ kind }) => kind));
  const all = new Set(found.map(({ kind }) => kind));
  const isLost = kept.some(isCustomerLoss);
  return kept.filter(({ kind }) => {
    // "We asked 50 libraries, and none ordered": having asked supports nothing then.
    if (isLost && isUndoneByLoss(kind)) return false;
    const bases = (restsOn[kind] ?? []).filter((base) => all.has(base));
    return bases.length === 0 || bases.some((base) => kinds.has(base));
  });
}

const impliedBy = (kind: Statement, odds: number): readonly Statement[] => {
  const { implies = [], shows = [] } = statementRules[kind];
  return odds >= showsFrom ? [...implies, ...shows] : implies;
};

/** Customers who are gone or didn't pay. */
const isCustomerLoss = ({ kind }: Claim): boolean => kind === 'nobodyStayed' || kind === 'nobodyPaid';

const isUndoneByLoss = (kind: Claim['kind']): boolean => /^(?:evidence|channelTried|repeat|realUse)$/.test(kind);

function isLikely({ kind, evidence, clause }: Claim, odds: Odds): boolean {
  if (calculated.includes(kind)) return true;
  // What we do stands beside what was paid for it: "we made a shared list; ten garages pay for it".
  if (kind === 'solution' && clause.speaker === 'own' && clause.tokens.length < clause.context.length) return true;
  if (kind.startsWith('channel') && clause.context.some(({ pos }) => pos === 'num') && readMeeting(clause)?.isDone)
    return odds.void < doubtedFrom;
  if (kind.startsWith('alternative') && (isOtherWay(clause) || isVisitor(clause))) return true;
  if (kind.startsWith('alternative') && (isCalledTodays(clause) || isAnotherProvider(clause)))
    return odds.void < doubtedFrom && odds.offTopic < doubtedFrom;
  if ((kind === 'teamFits' || kind === 'proof') && readTeam(clause).length > 0) return odds.void < doubtedFrom;
  if (isLossKind(kind)) return odds[kind] >= thresholds.dropLoss || (kind === 'nobodyStayed' && isCountedLoss(clause));
  // Who counts what those asked have done tells it, unless it is somebody else's or planned.
  if (kind === 'evidence' && Math.floor(evidence) === 3 && isAsking(clause)) return odds.void < doubtedFrom;
  if (kind === 'evidence')
    return (
      evidence < 1 ||
      [...evidenceLabels.slice(Math.floor(evidence) - 1), ...shownAt(evidence)].some(
        (label) => odds[label] >= thresholds.drop,
      )
    );
  return !isStatement(kind) || odds[kind] >= thresholds.drop;
}

/** What the evidence of a level is stated with: a payment that is likely is no less evidence. */
const shownAt = (evidence: number): readonly Statement[] =>
  evidence >= 5 ? ['paidPrice'] : evidence >= 4 ? ['realUse', 'measuredDifference'] : [];

/** "We visited 13 families", "I called 30 families". */
const isAsking = ({ context }: Clause): boolean => hasAny(context, 'interview', 'outreach');

const isUse = ({ kind, evidence }: Claim): boolean => kind === 'evidence' && evidence >= usedFrom;

/** What the network states in the sentence beside the claims that are kept. */
function addMissing(kept: readonly Claim[], all: readonly Clause[], odds: Odds): Claim[] {
  const own = all.filter(isSaid);
  // Customers who are gone support nothing.
  if (own.length === 0 || (all.some(isLoss) && kept.some(isCustomerLoss))) return [];
  // "Ten of the 13 had one that no longer fitted" tells a trouble where the rules read an interview.
  const isTold = kept.some(
    ({ kind, evidence, clause }) =>
      kind === 'evidence' && evidence >= 3 && (odds.evidence3 >= toldFrom || (evidence < usedFrom && isAsking(clause))),
  );
  const isUnnamed = all.some(isEverybody) && !kept.some(({ kind }) => kind === 'group');
  const isStated = (label: StatementLabel): boolean =>
    !(label === 'group' && isUnnamed) &&
    isLikelyStated(label, own, odds) &&
    isStatable(label, all, own) &&
    !(isTold && label === 'nobodyStayed') &&
    !isUnfounded(label, own, kept);
  const isLost =
    kept.some(({ kind }) => isLossKind(kind)) || statements.some((kind) => isLossKind(kind) && isStated(kind));
  // What is paid for today's way isn't paid to us.
  const isTodays = kept.some(({ kind }) => kind === 'alternative');
  const isOthersPrice = isTodays && !kept.some(({ kind }) => kind === 'priceNumber');
  const stated = statements.filter(
    (kind) =>
      isStated(kind) &&
      !(isLost && statementRules[kind].isFactual) &&
      !(isOthersPrice && (prices.includes(kind) || kind === 'paidPrice')),
  );
  const best = kept.reduce((most, { kind, evidence }) => (kind === 'evidence' ? Math.max(most, evidence) : most), 0);
  // A higher level than the likeliest counts if it is half as likely.
  const likeliest = Math.max(...evidenceLabels.map((label) => odds[label]));
  const level = isLost
    ? 0
    : 1 + evidenceLabels.findLastIndex((label) => isStated(label) && odds[label] >= likeliest / 2);
  const isOthers = level >= usedFrom && best < usedFrom && isTodays;
  const evidence = isOthers ? 0 : level;
  const kinds = new Set([
    ...stated,
    ...stated.flatMap((kind) => impliedBy(kind, odds[kind])),
    ...(evidence >= usedFrom ? fromUse : []),
  ]);
  const known = new Set(kept.map(({ kind }) => kind));
  return [
    ...[...kinds]
      .filter((kind) => !known.has(kind))
      .flatMap((kind) => claimsOf(kind, own, Math.max(best, evidence), kept)),
    ...(evidence > best ? [makeClaim('evidence', clauseFor('paidPrice', own), { evidence })] : []),
  ];
}

/** A statement that isn't doubted: "ice cream, but smarter" states nothing, "maybe dog owners would pay" names nobody. */
const isSaid = (clause: Clause): boolean =>
  !isVoid(clause) && clause.modality !== 'hedge' && clause.modality !== 'condition' && !isBuzz(clause);

/** "Our cutting-edge cloud-native paradigm harnesses generative AI": three words of fashion or more state nothing. */
const isBuzz = ({ tokens }: Clause): boolean => tokens.filter((token) => has(token, 'buzz')).length >= 3;

/** "Everybody", "all sorts of people everywhere": no group that can be recognized. */
const isEverybody = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ text }, index) =>
      /^(?:everyone|everybody|anyone|anybody)$/.test(text) ||
      (text === 'people' &&
        (tokens[index + 1]?.text === 'everywhere' ||
          (tokens[index - 1]?.text === 'of' && /^(?:sorts|kinds)$/.test(tokens[index - 2]?.text ?? '')))),
  );

function isLikelyStated(label: StatementLabel, own: readonly Clause[], odds: Odds): boolean {
  const { isCounted = isEvidence(label), least = thresholds.add, against = [] } = ruleOf(label);
  const hasFigure = own.some(({ context }) => context.some(({ pos }) => pos === 'num'));
  return (
    odds[label] >= (isCounted && !hasFigure ? thresholds.addWithoutFigure : least) &&
    // Words of staying are words of leaving: "after eight weeks 3 still ordered, and since July nobody".
    against.every((other) => odds[label] + (other === 'repeat' ? thresholds.lossAhead : 0) > odds[other])
  );
}

/** Whether the sentence has a clause that can state it, and no other that denies it. */
function isStatable(label: StatementLabel, all: readonly Clause[], own: readonly Clause[]): boolean {
  const { isFactual = isEvidence(label), isLoss: isAgainst } = ruleOf(label);
  if (isAgainst) return own.some(isFact) && !all.some((clause) => isRivals(clause) || isForeign(clause.tokens));
  if (
    /^(?:permission|regulationAddressed)$/.test(label) &&
    own.some((clause) => isLicenseRefused(clause) || isNoneNeeded(clause) || isPermissionMissing(clause))
  )
    return false;
  if (label === 'teamFits' && own.every(isDeniedAct)) return false;
  if (!isFactual) return true;
  if (label === 'costCounted' && !own.some(({ quantities }) => quantities.some(isCost))) return false;
  const isBetter = own.some((clause) => readChange(clause) === 'good');
  return own.some(isFirm) && (isBetter || !own.some(isContrary)) && !all.some(isDoubtedEvidence);
}

/** A figure that moved the wrong way, and taste: "29 of them liked our post about last winter's bills". */
const isContrary = (clause: Clause): boolean =>
  readChange(clause) === 'bad' || (isOpinion(clause) && clause.speaker === 'people');

/** An amount, or how many of how many or how often: "143 requests" alone costs nothing yet. */
const isCost = ({ kind, of, period }: Quantity): boolean =>
  kind !== 'count' || of !== undefined || period !== undefined;

const isEvidence = (label: StatementLabel): boolean => /^evidence[345]$/.test(label);

const ruleOf = (label: StatementLabel): Partial<(typeof statementRules)[Statement]> =>
  isStatement(label) ? statementRules[label] : {};

/** "We plan to win 300 bakers who pay, and we sell flour": the words of evidence stand in what doesn't count. */
const isDoubtedEvidence = (clause: Clause): boolean => isOwnStatement(clause) && isVoid(clause);
