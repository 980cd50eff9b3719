import type { DealBreaker, DealBreakerKey, Reason, Score, ScoreKey } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import { isPermit } from '../claims/likelyClaims';
import { isWayOpen } from '../claims/reach/noWay';
import { regulatedSignal, scoreRubric, signals, type Signal } from '../../../../../shared/analysisRubric';
import type { DealBreakerReading } from '../scoring/dealBreakers';
import { isLosing, type LevelReading } from '../scoring/levels';
import { missingParts, type Missing } from '../scoring/missingParts';
import { isNeededWay } from '../scoring/supposed';
import type { Clause } from '../text/clause';
import type { NormalText } from '../text/normalise';
import { releaseOfLoss, releases } from './holds';
import { isPayerTold, namesPayer, payerClaim } from './payer';
import { isSizeCalculated } from './arithmetic/calculate';
import { describeMissing, type Hints } from './hints';
import { firstStep, nextStep, type Told } from './nextStep';
import type { QuoteChoice } from './quotes';
import { isShown, quoteClaim } from './showing';
import { describeStated } from './signalTexts';
import { hasAny } from '../text/token';
import { lowerFirst, quoteClause, quoteSentence } from './texts';

/** The words that reasons quote: of what is stated, and of what may be. */
export type Words = { quotes: QuoteChoice; hints: Hints };

/** What is missing where a score is at 0. */
const silence: Readonly<Record<ScoreKey, Missing>> = {
  problem: { what: 'who has which trouble', kinds: ['group', 'trouble'] },
  adoption: missingParts.way,
  revenue: { what: 'who pays', kinds: ['payer', 'revenueIntent', 'paidPrice'] },
  differentiation: {
    what: 'what they do today or what is different',
    kinds: ['alternative', 'difference'],
  },
  feasibility: missingParts.product,
  market: missingParts.count,
};

/** A score of what is only planned, hoped or supposed. */
const supposed: Readonly<Record<ScoreKey, string>> = {
  problem: 'You suppose who has a trouble, and don’t know it yet.',
  adoption: 'You plan or suppose how you reach customers, and haven’t tried it.',
  revenue: 'You plan or suppose that somebody pays, and nobody has.',
  differentiation: 'You suppose a difference.',
  feasibility: 'You plan what the product does.',
  market: 'You called the market large, without a count.',
};

/** What goes without saying once a stronger signal is stated. */
const implications: Readonly<Partial<Record<Signal, readonly Signal[]>>> = {
  channelTried: ['channel', 'channelDetail'],
  channelDetail: ['channel'],
  paidPrice: ['revenueIntent'],
  payer: ['revenueIntent'],
  priceUnit: ['revenueIntent', 'priceNumber'],
  priceNumber: ['revenueIntent'],
  costCounted: ['frequencyOrCost'],
  solutionDetail: ['solution'],
  segmentCount: ['sizeClaim', 'sizeDetail'],
  sizeDetail: ['sizeClaim'],
  alternative: ['alternativeDetail'],
};

/** The score that a deal-breaker is about, and what comes before its next level when the deal-breaker failed. */
const failures: Readonly<Record<DealBreakerKey, { score: ScoreKey; first: string }>> = {
  problem: {
    score: 'problem',
    first: 'The failed deal-breaker comes first: your own figures speak against the problem.',
  },
  reach: { score: 'adoption', first: 'The failed deal-breaker comes first: find one way to reach these customers.' },
  legal: { score: 'feasibility', first: 'The failed deal-breaker comes first: get the permission that is needed.' },
};

/** A level with the words it rests on, and what would reach the next one. */
export function explainScore(
  normal: NormalText,
  { quotes, hints }: Words,
  reading: LevelReading,
  { isRegulated, isHarmful, failed }: { isRegulated: boolean; isHarmful: boolean; failed: readonly DealBreakerKey[] },
): Score {
  const read = withHold(normal, quotes, readScore(normal, { quotes, hints }, reading, isRegulated));
  // Nothing that lets a harmful idea grow is advised.
  if (isHarmful) return { ...read, next: 'First change what does harm.' };
  const breaker = failed.find((key) => failures[key].score === reading.key);
  if (!breaker) return read;
  const { first } = failures[breaker];
  const isComplete = reading.level >= 5 || read.next === releases[reading.key];
  return { ...read, next: isComplete ? first : `${first} Then ${lowerFirst(read.next)}` };
}

/** A score that a figure of the founder holds says so, and how it is released. */
function withHold(normal: NormalText, quotes: QuoteChoice, score: Score): Score {
  const { held } = scoreRubric[score.key];
  const loss = score.key === 'revenue' && isLosing(quotes.claims) ? quotes.best('negativeMargin') : undefined;
  if (loss) {
    const reason = { text: 'A unit costs more than it earns.', ...quoteClause(normal, loss.clause) };
    return { ...score, reasons: [...score.reasons, reason], next: releaseOfLoss };
  }
  const claim = held && quotes.best(held.by);
  if (!claim) return score;
  const reasons = [...score.reasons, { text: held.when, ...quoteClause(normal, claim.clause) }];
  return { ...score, reasons, next: score.score >= held.level ? (releases[score.key] ?? score.next) : score.next };
}

function readScore(normal: NormalText, { quotes, hints }: Words, reading: LevelReading, isRegulated: boolean): Score {
  const { key, level, rests, isSupposed, missing } = reading;
  const score = { key, score: level, weight: scoreRubric[key].weight };
  const told: Told = {
    isStated: (signal) =>
      signal === 'payer' ? isPayerTold(quotes.claims) : quotes.claims.some(({ kind }) => kind === signal),
    hints,
    isRegulated,
  };
  if (level === 0)
    return { ...score, reasons: [explainSilence(normal, hints, key)], next: nextStep(reading, missing, told) };
  if (isSupposed)
    return {
      ...score,
      reasons: rests.slice(0, 1).map(({ clause }) => ({ text: supposed[key], ...quoteClause(normal, clause) })),
      next: firstStep[key],
    };
  const stated = new Set<Signal>();
  for (const { kind } of rests)
    if (kind in signals && (isRegulated || kind !== regulatedSignal)) stated.add(kind as Signal);
  // A price tells that it is paid for, and not who pays.
  if (stated.has('payer') && !payerClaim(quotes)) {
    stated.delete('payer');
    stated.add('revenueIntent');
  }
  for (const signal of stated) for (const implied of implications[signal] ?? []) stated.delete(implied);
  // A license is in hand, and neither something that works nor a skill.
  if (quotes.rank('proof').every(({ clause }) => isOfPermission(quotes, clause))) stated.delete('proof');
  const reasons = [...stated].map((signal): Reason => ({
    text: describeStated(signal, quotes.rank(signal)),
    ...quoteOfSignal(normal, quotes, signal),
  }));
  const confirmed = key === 'problem' && level >= 3 ? explainEvidence(normal, quotes) : undefined;
  if (confirmed) reasons.push(confirmed);
  // What the report works out itself is left to be written down.
  const isKnown = missing.includes('sizeCalculated') && isSizeCalculated(quotes.claims);
  const open = isKnown ? missing.filter((signal) => signal !== 'sizeCalculated') : missing;
  const next = isKnown && open.length === 0 ? writeSizeDown : nextStep(reading, open, told);
  return { ...score, reasons, next };
}

/** Who outside the team confirms the trouble, by the best evidence of the text. */
function explainEvidence(normal: NormalText, quotes: QuoteChoice): Reason | undefined {
  const claims = quotes.rank('evidence');
  const most = Math.max(0, ...claims.map(({ evidence }) => evidence));
  const best =
    (most >= 5 ? quotes.best('paidPrice') : undefined) ??
    claims.find(({ evidence }) => Math.floor(evidence) === Math.floor(most));
  if (!best || most < 3) return undefined;
  return { text: confirmations[Math.floor(most) as keyof typeof confirmations], ...quoteClause(normal, best.clause) };
}

/** By level of evidence. */
const confirmations = {
  3: 'You were told or shown what they did, or they signed for it.',
  4: 'Use, or the effect of it, was counted.',
  5: 'Customers have paid for it.',
};

const writeSizeDown = 'Add the count times the price to your text. This report works it out under the market.';

function quoteOfSignal(normal: NormalText, quotes: QuoteChoice, signal: Claim['kind']): Partial<Reason> {
  if (signal === 'payer') return quoteOfPayer(normal, quotes);
  const claims = quotes.rank(signal);
  const claim =
    signal === 'proof'
      ? claims.find(({ clause }) => !isOfPermission(quotes, clause))
      : (claims.find(isShown) ?? claims[0]);
  if (!claim) return {};
  // Where it fails often stands in the next clause: "they walk the barn and look, and they miss it".
  const isElsewhere = signal === 'alternativeFails' && !hasAny(claim.clause.tokens, 'lacking', 'negation', 'trouble');
  return isElsewhere ? quoteSentence(normal, claim.clause) : quoteClaim(normal, claim);
}

/** The whole sentence, where another clause of it names who pays. */
function quoteOfPayer(normal: NormalText, quotes: QuoteChoice): Partial<Reason> {
  const claim = payerClaim(quotes);
  if (!claim) return {};
  return namesPayer(claim.clause.tokens) ? quoteClause(normal, claim.clause) : quoteSentence(normal, claim.clause);
}

/** Nothing was found, or only a sentence that may say it. */
function explainSilence(normal: NormalText, hints: Hints, key: ScoreKey): Reason {
  const hint = hints.find(...silence[key].kinds);
  return { text: describeMissing(silence[key], hints), ...(hint && quoteSentence(normal, hint)) };
}

/** A deal-breaker with words that concern it; a payment is no proof that something is legal. */
export function explainBreaker(
  normal: NormalText,
  quotes: QuoteChoice,
  hints: Hints,
  reading: DealBreakerReading,
): DealBreaker {
  const { key, state, unsaid } = reading;
  const silent = unsaid && describeMissing(unsaid, hints);
  const reason = [reading.reason, silent].filter(Boolean).join(' ');
  const hint = unsaid && hints.find(...unsaid.kinds);
  const clause = hint ?? clauseOf(quotes, reading);
  if (!clause) return { key, state, reason };
  const quote = hint ? quoteSentence(normal, hint) : quoteClause(normal, clause);
  return { key, state, reason: `${reason} “${quote.quote}”`, ...quote };
}

function clauseOf(quotes: QuoteChoice, { key, state, clause }: DealBreakerReading): Clause | undefined {
  if (!clause || state === 'fail') return clause;
  // What is only planned, or still open, has no claim to quote.
  const planned =
    clause.modality === 'plan' || (key === 'reach' && (isWayOpen(clause) || isNeededWay(clause))) ? clause : undefined;
  if (key === 'problem') return quotes.best('trouble')?.clause ?? planned;
  if (key === 'reach') return (quotes.best('channelTried') ?? quotes.best('channel'))?.clause ?? planned;
  if (state !== 'pass' || isOfPermission(quotes, clause)) return clause;
  const solution = quotes.best('solution');
  return solution && quotes.isFocused(solution) ? solution.clause : undefined;
}

const isOfPermission = (quotes: QuoteChoice, clause: Clause): boolean =>
  quotes.claims.some(({ kind, clause: stated }) => isPermit(kind) && stated === clause);
