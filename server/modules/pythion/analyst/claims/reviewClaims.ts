import type { SentenceOdds } from '../network/sentenceOdds';
import type { StatementLabel } from '../network/labels';
import type { Odds } from '../network/statementNetwork';
import { longestClause, type Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { has } from '../text/token';
import { readChange } from './change';
import { claimKey, compareClaims, does, isFact, isOwnStatement, isVoid, makeClaim, type Claim } from './claim';
import { isForeign, isRivals } from './hearsay';
import { isLoss } from './negative';
import {
  calculated,
  isLossKind,
  isStatement,
  restsOn,
  statementRules,
  statements,
  type EvidenceLabel,
  type Statement,
} from './statements';

/**
 * A claim that the rules miss is added from these odds on, one that is usually counted from higher ones where the sentence has
 * no figure, and one that they read is dropped below those.
 */
const thresholds = { add: 0.3, addWithoutFigure: 0.6, addLoss: 0.6, drop: 0.1 } as const;

const evidenceLabels: readonly EvidenceLabel[] = ['evidence1', 'evidence2', 'evidence3', 'evidence4', 'evidence5'];
/** Evidence of this level or more is use: the product works. */
const usedFrom = 4;
const fromUse: readonly Statement[] = ['proof', 'realUse'];
const margins: readonly Claim['kind'][] = ['positiveMargin', 'negativeMargin'];

/**
 * Claims of the rules with the network's second opinion, sentence by sentence. It finds what is said in other words than the
 * rules know, and drops what only has their words. Its claims have no amounts: those are read by the rules alone.
 */
export function reviewClaims(claims: readonly Claim[], clauses: readonly Clause[], oddsOf: SentenceOdds): Claim[] {
  const claimsOf = Map.groupBy(claims, ({ clause }) => clause.sentence);
  // What amounts show, words don't change.
  const isMarginKnown = claims.some(({ kind }) => margins.includes(kind));
  const reviewed = [...Map.groupBy(clauses, ({ sentence }) => sentence)].flatMap(([sentence, all]) => {
    const odds = oddsOf.get(sentence);
    const found = claimsOf.get(sentence) ?? [];
    if (!odds) return found;
    const kept = keepLikely(found, odds);
    const added = addMissing(kept, all, odds);
    return [...kept, ...added.filter(({ kind }) => !isMarginKnown || !margins.includes(kind))];
  });
  return [...new Map(reviewed.map((claim) => [claimKey(claim), claim])).values()].toSorted(compareClaims);
}

/** The claims of the rules that the network doesn't deny, without what rests on those that it denies. */
function keepLikely(found: readonly Claim[], odds: Odds): Claim[] {
  const likely = found.filter((claim) => isLikely(claim, odds));
  const implied = new Set<string>([
    ...likely.flatMap(({ kind }) => (isStatement(kind) ? (statementRules[kind].implies ?? []) : [])),
    ...(likely.some(isUse) ? fromUse : []),
  ]);
  const kept = found.filter((claim) => likely.includes(claim) || implied.has(claim.kind));
  const kinds = new Set(kept.map(({ kind }) => kind));
  const all = new Set(found.map(({ kind }) => kind));
  const isLost = found.some(({ kind }) => isLossKind(kind));
  return kept.filter(({ kind }) => {
    // "We asked 50 libraries, and none ordered": having asked supports nothing then.
    if (isLost && (kind === 'evidence' || kind === 'channelTried')) return false;
    const bases = (restsOn[kind] ?? []).filter((base) => all.has(base));
    return bases.length === 0 || bases.some((base) => kinds.has(base));
  });
}

function isLikely({ kind, evidence }: Claim, odds: Odds): boolean {
  if (calculated.includes(kind) || isLossKind(kind)) return true;
  if (kind === 'evidence')
    return (
      evidence < 1 || evidenceLabels.slice(Math.floor(evidence) - 1).some((label) => odds[label] >= thresholds.drop)
    );
  return !isStatement(kind) || odds[kind] >= thresholds.drop;
}

const isUse = ({ kind, evidence }: Claim): boolean => kind === 'evidence' && evidence >= usedFrom;

/** What the network states in the sentence beside the claims that are kept. */
function addMissing(kept: readonly Claim[], all: readonly Clause[], odds: Odds): Claim[] {
  const own = all.filter(isSaid);
  // Customers who are gone support nothing.
  if (own.length === 0 || all.some(isLoss)) return [];
  const isStated = (label: StatementLabel): boolean => isLikelyStated(label, own, odds) && isStatable(label, all, own);
  const isLost =
    kept.some(({ kind }) => isLossKind(kind)) || statements.some((kind) => isLossKind(kind) && isStated(kind));
  const stated = statements.filter((kind) => isStated(kind) && !(isLost && statementRules[kind].isFactual));
  const best = kept.reduce((most, { kind, evidence }) => (kind === 'evidence' ? Math.max(most, evidence) : most), 0);
  const level = isLost ? 0 : 1 + evidenceLabels.findLastIndex(isStated);
  // What is paid for today's way isn't paid to us.
  const isOthers = level >= usedFrom && best < usedFrom && kept.some(({ kind }) => kind === 'alternative');
  const evidence = isOthers ? 0 : level;
  const kinds = new Set([
    ...stated,
    ...stated.flatMap((kind) => statementRules[kind].implies ?? []),
    ...(evidence >= usedFrom ? fromUse : []),
  ]);
  const known = new Set(kept.map(({ kind }) => kind));
  return [
    ...[...kinds].filter((kind) => !known.has(kind)).flatMap((kind) => claimsOf(kind, own, Math.max(best, evidence))),
    ...(evidence > best ? [makeClaim('evidence', clauseFor('paidPrice', own), { evidence })] : []),
  ];
}

/** A statement that isn't doubted: "ice cream, but smarter" states nothing, "maybe dog owners would pay" names nobody. */
const isSaid = (clause: Clause): boolean =>
  (clause.hasVerb || clause.quantities.length > 0) &&
  !isVoid(clause) &&
  clause.modality !== 'hedge' &&
  clause.modality !== 'condition';

function isLikelyStated(label: StatementLabel, own: readonly Clause[], odds: Odds): boolean {
  const { isCounted = isEvidence(label), isLoss: isAgainst, against = [] } = ruleOf(label);
  const hasFigure = own.some(({ context }) => context.some(({ pos }) => pos === 'num'));
  const least = isAgainst ? thresholds.addLoss : thresholds.add;
  return (
    odds[label] >= (isCounted && !hasFigure ? thresholds.addWithoutFigure : least) &&
    against.every((other) => odds[label] > odds[other])
  );
}

/** Whether the sentence has a clause that can state it, and no other that denies it. */
function isStatable(label: StatementLabel, all: readonly Clause[], own: readonly Clause[]): boolean {
  const { isFactual = isEvidence(label), isLoss: isAgainst } = ruleOf(label);
  if (isAgainst) return own.some(isFact) && !all.some((clause) => isRivals(clause) || isForeign(clause.tokens));
  if (!isFactual) return true;
  if (label === 'costCounted' && !own.some(({ quantities }) => quantities.some(isCost))) return false;
  return own.some(isFirm) && !own.some((clause) => readChange(clause) === 'bad') && !all.some(isDoubtedEvidence);
}

/** An amount, or how many of how many or how often: "143 requests" alone costs nothing yet. */
const isCost = ({ kind, of, period }: Quantity): boolean =>
  kind !== 'count' || of !== undefined || period !== undefined;

const isEvidence = (label: StatementLabel): boolean => /^evidence[345]$/.test(label);

const ruleOf = (label: StatementLabel): Partial<(typeof statementRules)[Statement]> =>
  isStatement(label) ? statementRules[label] : {};

/** "We plan to win 300 bakers who pay, and we sell flour": the words of evidence stand in what doesn't count. */
const isDoubtedEvidence = (clause: Clause): boolean => isOwnStatement(clause) && isVoid(clause);

/** A fact of our customers that is not denied, and no payment by us or to others. */
const isFirm = (clause: Clause): boolean =>
  isFact(clause) &&
  !clause.isNobody &&
  !clause.tokens.some((token) => clause.negated.has(token) && has(token, 'pay', 'use', 'book', 'renew')) &&
  !(clause.speaker === 'own' && does(clause, 'pay')) &&
  !isRivals(clause) &&
  !isForeign(clause.tokens);

function claimsOf(kind: Statement, own: readonly Clause[], level: number): Claim[] {
  const { evidence = 0, detail } = statementRules[kind];
  const clause = clauseFor(kind, own);
  const hasFigure = detail === 'alternativeDetail' || clause.context.some(({ pos }) => pos === 'num');
  return [
    makeClaim(kind, clause, {
      evidence: evidence === 'sentence' ? level : Math.max(evidence, kind === 'proof' ? level : 0),
    }),
    ...(detail && hasFigure ? [makeClaim(detail, clause)] : []),
  ];
}

/** The clause that shows it: a fact for what only a fact states, with the figure of what is counted. */
function clauseFor(kind: Statement, own: readonly Clause[]): Clause {
  const { isFactual, isCounted } = statementRules[kind];
  const firm = isFactual ? own.filter(isFirm) : own;
  const counted = isCounted ? firm.filter(({ quantities }) => quantities.length > 0) : firm;
  return longestClause([counted, firm, own].find((clauses) => clauses.length > 0) ?? own);
}
