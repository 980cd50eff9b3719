import { scoreRubric } from '../../../../shared/analysisRubric';
import { applyCap, roundScore, sumScores } from '../../../../shared/analysisTotal';
import type { ScoreKey } from '../../../../shared/contracts/analysis';
import type { AnalysisScore } from '../../../__generated__/types';

type Scored = Pick<AnalysisScore, 'key' | 'score' | 'weight' | 'next'> & { reasons: readonly { text: string }[] };

export type OpenScore = Omit<Scored, 'reasons'> & {
  /** Points of the total that the highest reachable level would add, with one decimal. */
  open: number;
};

/** The level that a score can reach. One that is held says so in its reasons. */
function mostOf({ key, reasons }: Scored): number {
  const held = scoreRubric[key as ScoreKey]?.held;
  return held && reasons.some(({ text }) => text === held.when) ? held.level : 5;
}

/**
 * The scores that cost the most points, the largest loss first. Those that can't move the total are left out.
 * @param limit of the cap that applies: what it takes away is not open
 */
export function measureOpenPoints(scores: readonly Scored[], count: number, limit?: number): OpenScore[] {
  const sum = sumScores(scores);
  const now = applyCap(sum, limit);
  return scores
    .flatMap((scored) => {
      const { key, score, weight, next } = scored;
      const best = applyCap(sum + (weight * (mostOf(scored) - score)) / 5, limit);
      return roundScore(best) > roundScore(now)
        ? [{ key, score, weight, next, open: Math.round((best - now) * 10) / 10 }]
        : [];
    })
    .toSorted((left, right) => right.open - left.open)
    .slice(0, count);
}
