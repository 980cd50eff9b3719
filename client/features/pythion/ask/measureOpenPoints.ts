import type { AnalysisScore } from '../../../__generated__/types';

export type OpenScore = Pick<AnalysisScore, 'key' | 'score' | 'weight' | 'next'> & {
  /** Points of the total that are missing to level 5, with one decimal. */
  open: number;
};

/** The scores that cost the most points, the largest loss first. Scores without a loss are left out. */
export function measureOpenPoints(
  scores: readonly Pick<AnalysisScore, 'key' | 'score' | 'weight' | 'next'>[],
  count: number,
): OpenScore[] {
  return scores
    .map(({ key, score, weight, next }) => ({
      key,
      score,
      weight,
      next,
      open: Math.round(weight * (5 - score) * 2) / 10,
    }))
    .filter(({ open }) => open > 0)
    .toSorted((left, right) => right.open - left.open)
    .slice(0, count);
}
