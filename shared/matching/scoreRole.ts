import { pointsOf, scoreFits } from './apportion';
import { enoughSkills } from './fit';
import {
  founderStages,
  normaliseAll,
  placesOf,
  remoteWishes,
  sharedTexts,
  type MatchProfile,
  type RemoteWish,
  type FounderStage,
} from './profile';
import { listTexts } from './reasons';
import { defaultWeights } from './weights';

/** What a person states. Missing parts count neither for nor against the person. */
export type RoleSeeker = Partial<
  Pick<MatchProfile, 'skillsHave' | 'hoursPerWeek' | 'remote' | 'location' | 'stage' | 'equityMin'>
>;

/** A role of a team. Shares are in percent. */
export type RoleToScore = {
  skills: readonly string[];
  hours: number | null;
  remote: RemoteWish;
  location: string;
  stage: FounderStage;
  equityMin: number | null;
  equityMax: number | null;
  /** Whether the role has pay. */
  isPaid: boolean;
};

export const roleKeys = ['skills', 'hours', 'remote', 'location', 'stage', 'equity'] as const;
export type RoleKey = (typeof roleKeys)[number];

export type RoleScore = {
  score: number;
  /** Adds up to `score`. */
  breakdown: { key: RoleKey; points: number; of: number; reason: string }[];
  /** What fits, in plain sentences. */
  fits: string[];
};

type Part = { fit: number; reason: string };

/** Hours that a person lacks, from which nothing is left. */
const missingHours = 20;
const goodFit = 0.8;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const parts: Record<RoleKey, (seeker: RoleSeeker, role: RoleToScore) => Part | null> = {
  skills({ skillsHave }, { skills }) {
    const count = normaliseAll(skills).length;
    if (count === 0 || !skillsHave) return null;
    const shared = sharedTexts(skills, skillsHave);
    const reason =
      shared.length > 0
        ? `You have ${shared.length} of ${count} skills: ${listTexts(shared)}.`
        : `It needs ${listTexts(skills)}.`;
    return { fit: clamp(shared.length / Math.min(count, enoughSkills)), reason };
  },
  hours({ hoursPerWeek }, { hours }) {
    if (hoursPerWeek === undefined || hours === null) return null;
    return {
      fit: clamp(1 - (hours - hoursPerWeek) / missingHours),
      reason: `It takes ${hours} hours a week, and you have ${hoursPerWeek}.`,
    };
  },
  remote({ remote }, role) {
    if (!remote) return null;
    const distance = Math.abs(remoteWishes.indexOf(remote) - remoteWishes.indexOf(role.remote));
    const reason = { YES: 'The work is remote.', HYBRID: 'Part of the work is on site.', NO: 'The work is on site.' };
    return { fit: [1, 0.6, 0][distance]!, reason: reason[role.remote] };
  },
  location({ location }, role) {
    const places = placesOf(role.location);
    if (role.remote === 'YES' || places.length === 0 || !location) return null;
    const own = placesOf(location);
    const fit = own[0] === places[0] ? 1 : own.some((place) => places.includes(place)) ? 0.6 : 0;
    return { fit, reason: `It’s in ${role.location.trim()}.` };
  },
  stage({ stage }, role) {
    if (!stage) return null;
    const distance = Math.abs(founderStages.indexOf(stage) - founderStages.indexOf(role.stage));
    return {
      fit: [1, 0.6, 0.2][distance] ?? 0,
      reason: distance === 0 ? 'The startup is at your stage.' : 'The startup is at a different stage than yours.',
    };
  },
  equity({ equityMin }, role) {
    const offered = role.equityMax ?? role.equityMin;
    if (equityMin === undefined || equityMin === null || (offered === null && !role.isPaid)) return null;
    // Pay is worth something to a person who expects shares, but it is not the same.
    const share = equityMin === 0 ? 1 : clamp((offered ?? 0) / equityMin);
    return {
      fit: Math.max(share, role.isPaid ? 0.5 : 0),
      reason: offered === null ? 'It’s paid and comes with no equity.' : `It comes with up to ${offered}% equity.`,
    };
  },
};

/**
 * Scores a person for a role of a team, with the fits and weights of matching. Further shared skills never lower it.
 * @returns a whole number from 0 to 100; 0 when there is nothing to compare
 */
export function scoreRole(seeker: RoleSeeker, role: RoleToScore): RoleScore {
  const known = roleKeys.flatMap((key) => {
    const part = parts[key](seeker, role);
    return part ? [{ key, ...part }] : [];
  });
  const most = pointsOf(known.map(({ key }) => defaultWeights[key].weight));
  const { points, score } = scoreFits(
    most,
    known.map((part) => part.fit),
  );
  return {
    score,
    breakdown: known.map(({ key, reason }, index) => ({ key, points: points[index]!, of: most[index]!, reason })),
    fits: known.filter((part) => part.fit >= goodFit).map(({ reason }) => reason),
  };
}
