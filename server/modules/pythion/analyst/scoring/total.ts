import type { AppliedCap, Confidence, Verdict } from '../../../../../shared/contracts/analysis';
import {
  capRubric,
  confidenceRubric,
  scoreRubric,
  verdictRubric,
  type CapKey,
} from '../../../../../shared/analysisRubric';
import { sumScores } from '../../../../../shared/analysisTotal';
import type { Claim } from '../claims/claim';
import type { Language } from '../text/language';
import type { DealBreakerReading } from './dealBreakers';
import { hasSignal, isLosing, type LevelReading, type Support } from './levels';

/** The total of the published levels, before caps. */
export const sumOfLevels = (levels: readonly LevelReading[]): number =>
  sumScores(levels.map(({ key, level }) => ({ score: level, weight: scoreRubric[key].weight })));

/** "11 of 1,200 pay": who paid, or how many left, is more than an opinion. */
const isToldOfCustomers = ({ kind, quantity, clause }: Claim): boolean =>
  kind === 'paidPrice' ||
  kind === 'payingCustomers' ||
  (/^(?:nobodyStayed|nobodyPaid)$/.test(kind) &&
    (quantity !== undefined || clause.quantities.some((counted) => counted.kind === 'count')));

/** The caps that apply, lowest first. */
export function readCaps(support: Support, breakers: readonly DealBreakerReading[], language: Language): AppliedCap[] {
  const state = (key: string) => breakers.find((breaker) => breaker.key === key)?.state;
  const isUnderstood = language !== 'und';
  const has: Record<CapKey, boolean> = {
    legalFail: state('legal') === 'fail',
    nothingNamed:
      isUnderstood &&
      !hasSignal(support, 'group') &&
      !hasSignal(support, 'trouble') &&
      support.supposed.problem?.clause.modality !== 'plan',
    breakerFail: state('problem') === 'fail' || state('reach') === 'fail',
    opinionOnly: isUnderstood && support.evidence < 2 && !support.claims.some(isToldOfCustomers),
    // What ends these two may stand in words that weren't understood.
    negativeMargin: isUnderstood && isLosing(support.claims),
    regulatedWithoutPlan: isUnderstood && support.isRegulated && !hasSignal(support, 'regulationAddressed'),
  };
  return (Object.keys(capRubric) as CapKey[])
    .filter((key) => has[key])
    .map((key) => ({ key, limit: capRubric[key].limit, reason: capRubric[key].when }))
    .toSorted((left, right) => left.limit - right.limit);
}

export function readVerdict(
  score: number,
  breakers: readonly DealBreakerReading[],
  confidence: Confidence,
  language: Language,
): Verdict {
  if (breakers.some(({ state }) => state === 'fail')) return 'no_go';
  if (language === 'und') return 'pivot';
  if (score < verdictRubric.noGoBelow) return 'no_go';
  const isClear = breakers.every(({ state }) => state === 'pass') && confidence !== 'low';
  return score >= verdictRubric.goFrom && isClear ? 'go' : 'pivot';
}

/** The share of deal-breakers and scores that rest on evidence of level 3 or more. */
export function readConfidence(
  levels: readonly LevelReading[],
  breakers: readonly DealBreakerReading[],
  best: number,
  language: Language,
): Confidence {
  if (language === 'und') return 'low';
  const { evidence, mediumFrom, highFrom, highEvidence } = confidenceRubric;
  const resting =
    levels.filter((reading) => reading.level > 0 && reading.evidence >= evidence).length +
    breakers.filter((breaker) => breaker.state !== 'unknown' && breaker.evidence >= evidence).length;
  const share = resting / (levels.length + breakers.length);
  if (share >= highFrom && best >= highEvidence) return 'high';
  return share >= mediumFrom ? 'medium' : 'low';
}
