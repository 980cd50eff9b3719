import type { MatchProfile } from '../../../shared/matching/profile';
import { scoreRole, type RoleSeeker, type RoleToScore } from '../../../shared/matching/scoreRole';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { statement } from '../../database/read';
import type { Stage } from '../profile/profile.inputs';
import type { TeamFit } from './team.type';

type Stated = { skills: string[]; location: string; stage: Stage | null; card: Card | null };
type Card = Pick<MatchProfile, 'skillsHave' | 'hoursPerWeek' | 'remote' | 'location' | 'stage' | 'equityMin'>;

/**
 * Reads what the viewer states in the profile and in the co-founder profile, which decides where both state something. What the
 * viewer states nowhere counts neither for nor against a role.
 */
export async function readSeeker(ctx: Context): Promise<RoleSeeker> {
  const query = statement(
    'team_seeker',
    () =>
      'select p.skills, p.location, p.stage, own.card from profile p left join pairion_profile own on own.person_id = p.id where p.id = $1',
  );
  const [row] = await ctx.app.reader.rows<Stated>(query, [viewerId(ctx)]);
  const { skills, location, stage, card } = row!;
  const skillsHave = [...skills, ...(card?.skillsHave ?? [])];
  const [place, start] = [card?.location || location, card?.stage ?? stage];
  return {
    ...(skillsHave.length > 0 && { skillsHave }),
    ...(place !== '' && { location: place }),
    ...(start !== null && { stage: start }),
    ...(typeof card?.hoursPerWeek === 'number' && { hoursPerWeek: card.hoursPerWeek }),
    ...(card?.remote && { remote: card.remote }),
    ...(typeof card?.equityMin === 'number' && { equityMin: card.equityMin }),
  };
}

/** SQL of what decides whether a role fits. @param role alias of its row @param team alias of its team's row */
export const roleToScore = (role: string, team: string): string => `
  ${role}.skills, ${role}.hours, ${role}.remote, ${team}.location, ${team}.stage, ${role}.equity_min::float8 as "equityMin",
  ${role}.equity_max::float8 as "equityMax", coalesce(${role}.salary_min, ${role}.salary_max) is not null as "isPaid"`;

/** Scores a person for a role. @returns what readers see of it, without the role */
export function fitOf(seeker: RoleSeeker, role: RoleToScore): Omit<TeamFit, 'roleId'> {
  const { score, breakdown, fits: reasons } = scoreRole(seeker, role);
  return { score, reasons, breakdown };
}
