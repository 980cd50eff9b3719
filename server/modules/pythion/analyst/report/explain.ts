import type { DealBreaker, Reason, Score, ScoreKey } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import { regulatedSignals, scoreRubric, signals, type Signal } from '../../../../../shared/analysisRubric';
import type { DealBreakerReading } from '../scoring/dealBreakers';
import type { LevelReading } from '../scoring/levels';
import type { Clause } from '../text/clause';
import type { NormalText } from '../text/normalise';
import type { QuoteChoice } from './quotes';
import { signalTexts } from './signalTexts';
import { hasAny } from '../text/token';
import { formatList, quoteClause, quoteSentence, upperFirst } from './texts';

/** A score at 0: what is missing, and what to do about it. */
const silence: Readonly<Record<ScoreKey, { text: string; next: string }>> = {
  problem: { text: 'You didn’t say who has which trouble.', next: 'Name the group and the trouble that it has.' },
  adoption: {
    text: 'You didn’t say how you reach customers.',
    next: 'Name one way to reach these customers, and what came of trying it.',
  },
  revenue: { text: 'You didn’t say who pays.', next: 'Say who pays, how much, and for what.' },
  differentiation: {
    text: 'You didn’t say what they do today, or what is different.',
    next: 'Name what they do today and where it fails them.',
  },
  feasibility: { text: 'You didn’t say what the product does.', next: 'Say what the product does.' },
  market: {
    text: 'You didn’t say how many customers there are.',
    next: 'Count the customers in your segment, and name the source.',
  },
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

/** A level with the words it rests on, and what would reach the next one. */
export function explainScore(
  normal: NormalText,
  quotes: QuoteChoice,
  reading: LevelReading,
  { isRegulated, isHarmful }: { isRegulated: boolean; isHarmful: boolean },
): Score {
  const read = readScore(normal, quotes, reading, isRegulated);
  // Nothing that lets a harmful idea grow is advised.
  return isHarmful ? { ...read, next: 'First change what does harm.' } : read;
}

function readScore(
  normal: NormalText,
  quotes: QuoteChoice,
  { key, level, rests, missing }: LevelReading,
  isRegulated: boolean,
): Score {
  const score = { key, score: level, weight: scoreRubric[key].weight };
  if (level === 0) return { ...score, reasons: [{ text: silence[key].text }], next: silence[key].next };
  const stated = new Set<Signal>();
  for (const { kind } of rests)
    if (kind in signals && (isRegulated || !regulatedSignals.includes(kind as Signal))) stated.add(kind as Signal);
  for (const signal of stated) for (const implied of implications[signal] ?? []) stated.delete(implied);
  const reasons = [...stated].map((signal): Reason => ({
    text: signalTexts[signal].stated,
    ...quoteOfSignal(normal, quotes, signal),
  }));
  const word = quotes.best('marketWord');
  if (reasons.length === 0 && word)
    reasons.push({ text: signalTexts.sizeClaim.stated, ...quoteClause(normal, word.clause) });
  return { ...score, reasons, next: nextStep(key, level, missing) };
}

function quoteOfSignal(normal: NormalText, quotes: QuoteChoice, signal: Claim['kind']): Partial<Reason> {
  const claim = quotes.best(signal);
  if (!claim) return {};
  // Where it fails often stands in the next clause: "they walk the barn and look, and they miss it".
  const isElsewhere = signal === 'alternativeFails' && !hasAny(claim.clause.tokens, 'lacking', 'negation', 'trouble');
  return isElsewhere ? quoteSentence(normal, claim.clause) : quoteClause(normal, claim.clause);
}

function nextStep(key: ScoreKey, level: number, missing: readonly Signal[]): string {
  if (level >= 5) return 'Nothing is missing here.';
  if (level < 1) return silence[key].next;
  const wanted = missing.slice(0, 3).map((signal) => signalTexts[signal].next);
  return wanted.length > 0
    ? `${upperFirst(wanted.length === 2 ? wanted.join(', and ') : formatList(wanted))}.`
    : 'Add stronger evidence: what people did, counted or paid.';
}

/** A deal-breaker with words that concern it; a payment is no proof that something is legal. */
export function explainBreaker(normal: NormalText, quotes: QuoteChoice, reading: DealBreakerReading): DealBreaker {
  const { key, state, reason } = reading;
  const clause = clauseOf(quotes, reading);
  if (!clause) return { key, state, reason };
  const quote = quoteClause(normal, clause);
  return { key, state, reason: `${reason} “${quote.quote}”`, ...quote };
}

function clauseOf(quotes: QuoteChoice, { key, state, clause }: DealBreakerReading): Clause | undefined {
  if (!clause || state === 'fail') return clause;
  if (key === 'problem') return quotes.best('trouble')?.clause;
  if (key === 'reach') return (quotes.best('channelTried') ?? quotes.best('channel'))?.clause;
  if (state !== 'pass' || quotes.best('permission')?.clause === clause) return clause;
  const solution = quotes.best('solution');
  return solution && quotes.isFocused(solution) ? solution.clause : undefined;
}
