import type { Context } from '../../context';
import { viewerId } from '../../context';
import { statement } from '../../database/read';
import type { Need } from '../profile/profile.inputs';
import type { TeamRemote } from './team.enums';

/** What a profile states about the work that a person can do. */
export type Seeker = { skills: string[]; places: string[]; lookingFor: Need[] };

/** What decides whether a role fits. */
export type RoleToFit = { skills: string[]; places: string[]; remote: TeamRemote; equityMax: number | null };

export type RoleFit = { score: number; reasons: string[] };

/** Reads what the viewer's profile states. */
export async function readSeeker(ctx: Context): Promise<Seeker> {
  const query = statement(
    'team_seeker',
    () => `select skills, location_parts(location) as places, looking_for as "lookingFor" from profile where id = $1`,
  );
  const [seeker] = await ctx.app.reader.rows<Seeker>(query, [viewerId(ctx)]);
  return seeker!;
}

/** Points of the parts. Skills decide; a place matters only for work on site. */
const weights = { skills: 60, place: 25, need: 15 };

/** Fit of a person elsewhere with work that is partly on site. */
const elsewhereHybrid = 0.3;

/** From this share on, a role is that of a co-founder. */
const coFounderEquity = 10;

type Part = { fit: number; reason: string | null };

const normalise = (text: string) => text.trim().toLowerCase();
const sharedOf = (wanted: readonly string[], own: readonly string[]): string[] => {
  const have = new Set(own.map(normalise));
  return wanted.filter((one) => have.has(normalise(one)));
};

/** @returns null for a role without skills, which says nothing about anybody */
function skillsFit(seeker: Seeker, { skills }: RoleToFit): Part | null {
  if (skills.length === 0) return null;
  const shared = sharedOf(skills, seeker.skills);
  const reason =
    shared.length > 0 ? `You have ${shared.length} of ${skills.length} skills: ${shared.join(', ')}.` : null;
  return { fit: shared.length / skills.length, reason };
}

function placeFit(seeker: Seeker, { places, remote }: RoleToFit): Part {
  if (remote === 'YES') return { fit: 1, reason: 'The work is remote.' };
  const [place] = sharedOf(places, seeker.places);
  if (place !== undefined) return { fit: 1, reason: `It’s in ${place}, where you are.` };
  return { fit: remote === 'HYBRID' ? elsewhereHybrid : 0, reason: null };
}

function needFit({ lookingFor }: Seeker, { equityMax }: RoleToFit): Part {
  if (lookingFor.includes('CO_FOUNDER') && (equityMax ?? 0) >= coFounderEquity)
    return { fit: 1, reason: 'You’re looking for a co-founder, and it comes with a co-founder’s share.' };
  if (lookingFor.includes('TEAM')) return { fit: 1, reason: 'You’re looking for a team.' };
  return { fit: 0, reason: null };
}

/**
 * Scores how well a role fits a person. A further shared skill never lowers it.
 * @returns a whole number from 0 to 100, and what fits in plain sentences
 */
export function fitOf(seeker: Seeker, role: RoleToFit): RoleFit {
  const parts = {
    skills: skillsFit(seeker, role),
    place: placeFit(seeker, role),
    need: needFit(seeker, role),
  };
  let [points, most] = [0, 0];
  const reasons: string[] = [];
  for (const key of ['skills', 'place', 'need'] as const) {
    const part = parts[key];
    if (!part) continue;
    points += weights[key] * part.fit;
    most += weights[key];
    if (part.reason !== null) reasons.push(part.reason);
  }
  return { score: Math.round((100 * points) / most), reasons };
}
