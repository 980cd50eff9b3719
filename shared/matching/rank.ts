/** Days of activity that count as fresh, and those from which half of the score is left. */
const freshDays = 7;
const staleDays = 60;
const staleShare = 0.5;

/** Days in which half of the showings stop counting. */
export const shownHalfLifeDays = 7;

/** Points that each doubling of the recent showings takes off. */
const shownPenalty = 4;

/** Candidates who were shown to nobody lately are the measure; a good pair must stay ahead of a mediocre one. */
export type RankInput = {
  score: number;
  /** Days since the person was active. */
  inactiveDays: number;
  /** Recent showings to others, decayed. */
  shown: number;
};

/**
 * Order of candidates: the score, less for people who were inactive, and less for those who were shown often lately, so that
 * showings do not concentrate on few. It never changes the score that is shown.
 */
export function rankOf({ score, inactiveDays, shown }: RankInput): number {
  const age = Math.min(1, Math.max(0, (inactiveDays - freshDays) / (staleDays - freshDays)));
  return score * (1 - age * (1 - staleShare)) - shownPenalty * Math.log2(1 + Math.max(0, shown));
}
