import { applyCap, roundScore, sumScores } from '../../../../shared/analysisTotal';
import type { AnalysisScore } from '../../../__generated__/types';

type Scored = Pick<AnalysisScore, 'key' | 'score' | 'weight' | 'next'>;

export type OpenScore = Scored & {
  /** Points of the total that level 5 would add, with one decimal. */
  open: number;
};

/**
 * The scores that cost the most points, the largest loss first. Those that can't move the total are left out.
 * @param limit of the cap that applies: what it takes away is not open
 */
export function measureOpenPoints(scores: readonly Scored[], count: number, limit?: number): OpenScore[] {
  const sum = sumScores(scores);
  const now = applyCap(sum, limit);
  return scores
    .flatMap(({ key, score, weight, next }) => {
      const best = applyCap(sum + (weight * (5 - score)) / 5, limit);
      return roundScore(best) > roundScore(now)
        ? [{ key, score, weight, next, open: Math.round((best - now) * 10) / 10 }]
        : [];
    })
    .toSorted((left, right) => right.open - left.open)
    .slice(0, count);
}
