/** Σ weight × score / 5. In whole tenths, so that a half is not lost to the computer's fractions. */
export const sumScores = (scores: readonly { score: number; weight: number }[]): number =>
  scores.reduce((sum, { score, weight }) => sum + weight * Math.round(score * 10), 0) / 50;

/** Half a point is not a point yet. Hundredths first, so that 14.5 stays 14.5 after divisions. */
export const roundScore = (total: number): number => Math.max(0, Math.ceil(Math.round(total * 100) / 100 - 0.5));

/** From where a cap compresses. */
const startOf = (limit: number): number => limit - 10;

/** Whether a cap takes something from a total. */
export const isHeldBy = (total: number, limit: number): boolean => total > startOf(limit);

/** Compresses what lies above `limit` - 10 into ten points. */
export function applyCap(total: number, limit: number | undefined): number {
  if (limit === undefined || !isHeldBy(total, limit)) return total;
  const from = startOf(limit);
  return from + ((total - from) * 10) / (100 - from);
}
