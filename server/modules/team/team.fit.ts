import { scoreRole, type RoleSeeker, type RoleToScore } from '../../../shared/matching/scoreRole';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { statement } from '../../database/read';
import type { Stage } from '../profile/profile.inputs';
import type { TeamFit } from './team.type';

/** Reads what the viewer's profile states. What it does not state counts neither for nor against a role. */
export async function readSeeker(ctx: Context): Promise<RoleSeeker> {
  const query = statement('team_seeker', () => 'select skills, location, stage from profile where id = $1');
  const [profile] = await ctx.app.reader.rows<{ skills: string[]; location: string; stage: Stage | null }>(query, [
    viewerId(ctx),
  ]);
  const { skills, location, stage } = profile!;
  return {
    ...(skills.length > 0 && { skillsHave: skills }),
    ...(location !== '' && { location }),
    ...(stage !== null && { stage }),
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
