import type { DealBreaker, Reason, Score, ScoreKey } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import { regulatedSignals, scoreRubric, signals, type Signal } from '../../../../../shared/analysisRubric';
import type { DealBreakerReading } from '../scoring/dealBreakers';
import type { LevelReading } from '../scoring/levels';
import type { NormalText } from '../text/normalise';
import { joinWords, quoteClause } from './texts';

const silence: Readonly<Record<ScoreKey, string>> = {
  problem: 'You did not say who has which trouble.',
  adoption: 'You did not say how customers hear of it.',
  revenue: 'You did not say who pays.',
  differentiation: 'You did not say what they do today, or what is different.',
  feasibility: 'You did not say what the product does.',
  market: 'You did not say how many customers there are.',
};

const mostReasons = 4;

/** A level with the words it rests on, and what would reach the next one. */
export function explainScore(normal: NormalText, reading: LevelReading, isRegulated: boolean): Score {
  const { key, level, rests, missing } = reading;
  const stated = new Map<Signal, Claim>();
  for (const claim of rests) {
    const signal = claim.kind as Signal;
    if (!isRegulated && regulatedSignals.includes(signal)) continue;
    if (signal in signals && !stated.has(signal)) stated.set(signal, claim);
  }
  const word = rests.find(({ kind }) => kind === 'marketWord');
  if (word && stated.size === 0) stated.set('sizeClaim', word);
  const reasons = [...stated]
    .slice(0, mostReasons)
    .map(([signal, claim]): Reason => ({ text: `${signals[signal]}.`, ...quoteClause(normal, claim.clause) }));
  return {
    key,
    score: level,
    weight: scoreRubric[key].weight,
    reasons: reasons.length > 0 ? reasons : [{ text: silence[key] }],
    next: nextStep(level, missing),
  };
}

function nextStep(level: number, missing: readonly Signal[]): string {
  if (level >= 5) return 'Nothing is missing here.';
  const wanted = missing.slice(0, 3).map((signal) => lowerFirst(signals[signal]));
  return wanted.length > 0
    ? `Add this: ${joinWords(wanted)}.`
    : 'Add stronger evidence: what people did, counted or paid.';
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export function explainBreaker(normal: NormalText, { key, state, reason, clause }: DealBreakerReading): DealBreaker {
  if (!clause) return { key, state, reason };
  const quote = quoteClause(normal, clause);
  return { key, state, reason: `${reason} “${quote.quote}”`, ...quote };
}
