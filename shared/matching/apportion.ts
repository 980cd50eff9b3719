/**
 * Rounds shares to whole numbers that add up to the total, by the largest remainder. No share is rounded by 1 or more. Ties go
 * to the earlier share.
 * @param total whole number that differs by less than 1 from the sum of the shares
 */
export function apportion(shares: readonly number[], total: number): number[] {
  // A rounding error of the processor must not turn 9.999999 into 9.
  const exact = shares.map((share) => Math.round(share * 1e6) / 1e6);
  const rounded = exact.map(Math.floor);
  const missing = total - rounded.reduce((sum, share) => sum + share, 0);
  const order = exact.map((share, index) => ({ index, remainder: share - rounded[index]! }));
  order.sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of order.slice(0, missing)) rounded[index]! += 1;
  return rounded;
}

/** Points of 100 for each weight; all 0 when no weight is above 0. */
export function pointsOf(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum === 0
    ? weights.map(() => 0)
    : apportion(
        weights.map((weight) => (100 * weight) / sum),
        100,
      );
}

/** @returns whole points of each fit, and their sum, which is the rounded sum of the exact ones */
export function scoreFits(most: readonly number[], fits: readonly number[]): { points: number[]; score: number } {
  const exact = most.map((of, index) => of * fits[index]!);
  const score = Math.round(Math.round(exact.reduce((sum, points) => sum + points, 0) * 1e6) / 1e6);
  return { points: apportion(exact, score), score };
}
