import { pointsOf, scoreFits } from './apportion';
import { dealConflict } from './dealTerms';
import { fit, passes } from './fit';
import {
  importanceOf,
  preferenceKeys,
  type MatchProfile,
  type PreferenceKey,
  type VisibleMatchProfile,
} from './profile';
import { reasonOf, topicOf } from './reasons';
import { defaultWeights } from './weights';

/** Version of fits, weights and rounding. Scores of different versions cannot be compared. */
export const matchingVersion = '1';

/** Score of a direction in which every preference is indifferent. */
const indifferentScore = 50;

const goodFit = 0.8;
const poorFit = 0.5;
const maxSentences = 3;

/** Points of one preference. MUTUAL is what the lower direction takes off, INDIFFERENT the score without preferences. */
export type BreakdownLine = {
  key: PreferenceKey | 'MUTUAL' | 'INDIFFERENT';
  points: number;
  of: number;
  reason: string;
};

type ScoredKey = { key: PreferenceKey; fit: number; points: number; of: number };

export type Direction = { score: number; keys: ScoredKey[] };

/**
 * Score of another person by one person's preferences: 100 times the weighted mean of the fits. The weights of preferences that
 * are not indifferent are apportioned to 100 whole points first, and the points of the fits are rounded so that they add up.
 * @returns a whole number from 0 to 100; 50 without keys when all are indifferent or have no weight
 */
export function scoreDirection(mine: MatchProfile, theirs: VisibleMatchProfile): Direction {
  const keys = preferenceKeys.filter((key) => importanceOf(mine, key) !== 'INDIFFERENT');
  const most = pointsOf(keys.map((key) => mine.weights[key] ?? defaultWeights[key].weight));
  if (most.every((of) => of === 0)) return { score: indifferentScore, keys: [] };
  const fits = keys.map((key) => fit(key, mine, theirs));
  const { points, score } = scoreFits(most, fits);
  return {
    score,
    keys: keys.map((key, index) => ({ key, fit: fits[index]!, points: points[index]!, of: most[index]! })),
  };
}

/** The person's must-haves that another person fails. */
export const failedMustHaves = (mine: MatchProfile, theirs: VisibleMatchProfile): PreferenceKey[] =>
  preferenceKeys.filter((key) => importanceOf(mine, key) === 'MUST_HAVE' && !passes(key, mine, theirs));

/** Whether the must-haves of both people pass. */
export const isEligible = (one: MatchProfile, other: MatchProfile): boolean =>
  failedMustHaves(one, other).length === 0 && failedMustHaves(other, one).length === 0;

export type PairScore = {
  eligible: boolean;
  /** The lower direction. */
  score: number;
  /** How well the other meets one's own preferences. */
  mine: number;
  /** How well one meets the other's. */
  theirs: number;
  /** Adds up to `score`. */
  breakdown: BreakdownLine[];
  fits: string[];
  talkAbout: string[];
  conflict: string | null;
};

/** Own points by preference, and one line for what the other's direction takes off: its weights are private. */
function breakdownOf({ score, keys }: Direction, theirScore: number, reason: (key: PreferenceKey) => string) {
  const lines: BreakdownLine[] = keys.map(({ key, points, of }) => ({ key, points, of, reason: reason(key) }));
  if (keys.length === 0)
    lines.push({
      key: 'INDIFFERENT',
      points: score,
      of: 100,
      reason: 'You’re indifferent to everything that’s compared.',
    });
  if (theirScore < score)
    lines.push({
      key: 'MUTUAL',
      points: theirScore - score,
      of: 0,
      reason: 'You fit what they look for less than they fit you.',
    });
  return lines;
}

/**
 * Scores two people for one of them. Texts come from the own profile and from what the other's card shows.
 * @param today ISO date, for the day that somebody is available
 */
export function scorePair(mine: MatchProfile, theirs: MatchProfile, today: string): PairScore {
  const own = scoreDirection(mine, theirs);
  const other = scoreDirection(theirs, mine);
  const byLoss = own.keys.toSorted((one, another) => another.of - another.points - (one.of - one.points));
  const worst = byLoss.find((key) => key.fit <= poorFit && key.of > 0);
  const reason = (key: PreferenceKey) => reasonOf(key, mine, theirs);
  return {
    eligible: isEligible(mine, theirs),
    score: Math.min(own.score, other.score),
    mine: own.score,
    theirs: other.score,
    breakdown: breakdownOf(own, other.score, reason),
    fits: own.keys
      .filter((key) => key.fit >= goodFit && key.of > 0)
      .toSorted((one, another) => another.of - one.of)
      .slice(0, maxSentences)
      .map(({ key }) => reason(key)),
    talkAbout: byLoss
      .filter((key) => key.fit < goodFit && key.of > 0)
      .slice(0, maxSentences)
      .map(({ key }) => topicOf(key, mine, theirs)),
    conflict: dealConflict(mine, theirs, today) ?? (worst ? reason(worst.key) : null),
  };
}
