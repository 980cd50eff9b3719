import { setImmediate } from 'node:timers/promises';
import { maxRankedTeams } from '../../../shared/contracts/team';
import type { RoleToScore } from '../../../shared/matching/scoreRole';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { notFound } from '../../core/errors';
import { rankedNumbers, rankedSources } from '../../database/newestMatches';
import { statement } from '../../database/read';
import { viewerParameter } from '../../visibility/people';
import { fitOf, readSeeker, roleToScore } from './team.fit';
import { hasTerms, searchValues, type ParsedSearch } from './team.filter';
import { searchOf, withNewest } from './team.search';
import { loadRole, loadTeam } from './team.store';
import type { TeamFit } from './team.type';

/** SQL tsquery: teams with a role or a place that the viewer states, as `readSeeker` reads it. */
const fitTerms = `(
  select any_token(array(
    select ' skill ' || btrim(skill) from (
      select unnest(me.skills) union all select jsonb_array_elements_text(own.card -> 'skillsHave')) stated(skill) where btrim(skill) <> ''
    union select ' place ' || part from unnest(location_parts(coalesce(nullif(own.card ->> 'location', ''), me.location))) part))
  from profile me left join pairion_profile own on own.person_id = me.id where me.id = ${viewerParameter})`;

/** SQL of the pool: the newest teams that match and have something of the viewer's profile, and the newest others. */
function poolText(isFound: boolean): string {
  const sources = rankedSources({ ...searchOf(), isFound, isBounded: true }, fitTerms, String(maxRankedTeams));
  return `
    ${withNewest(sources)}
    select t.id as "teamId", r.id, ${roleToScore('r', 't')}
    from team t left join team_role r on r.team_id = t.id and r.status = 'OPEN'
    where t.number = any(${rankedNumbers})`;
}

/** Scores how well a role that the viewer may see fits the viewer. @throws AppError NOT_FOUND */
export async function readRoleFit(ctx: Context, id: string): Promise<TeamFit> {
  const role = await loadRole(ctx, id);
  const query = statement(
    'team_role_to_fit',
    () => `select ${roleToScore('r', 't')} from team_role r join team t on t.id = r.team_id where r.id = $1`,
  );
  const [seeker, [row]] = await Promise.all([readSeeker(ctx), ctx.app.reader.rows<RoleToScore>(query, [role.id])]);
  if (!row) throw notFound('Role');
  return { roleId: role.id, ...fitOf(seeker, row) };
}

/** Scores how well the open roles of a team that the viewer may see fit the viewer. @throws AppError NOT_FOUND */
export async function readRoleFits(ctx: Context, teamId: string): Promise<TeamFit[]> {
  const team = await loadTeam(ctx, teamId);
  const query = statement(
    'team_roles_to_fit',
    () => `select r.id as "roleId", ${roleToScore('r', 't')} from team_role r join team t on t.id = r.team_id
           where t.id = $1 and r.status = 'OPEN' order by r.id`,
  );
  const [seeker, roles] = await Promise.all([
    readSeeker(ctx),
    ctx.app.reader.rows<RoleToScore & { roleId: string }>(query, [team.id]),
  ]);
  return roles.map(({ roleId, ...role }) => ({ roleId, ...fitOf(seeker, role) }));
}

/** Roles that are scored before other requests run. */
const rolesAtOnce = 50;

/**
 * Ranks teams by their open role that fits the viewer best. Teams without one come last. The cost does not grow with the
 * number of teams.
 * @returns the parameters of `rankedTeams` after the viewer's id: ids of teams, of their best roles, scores, and reasons as JSON
 */
export async function rankTeams(
  ctx: Context,
  search: ParsedSearch,
): Promise<[string[], (string | null)[], number[], string[]]> {
  // Without a name it is planned each time, because the best plan depends on the words.
  const query = { text: poolText(hasTerms(search)) };
  const [seeker, rows] = await Promise.all([
    readSeeker(ctx),
    ctx.app.reader.rows<RoleToScore & { teamId: string; id: string | null }>(query, [
      viewerId(ctx),
      ...searchValues(search),
    ]),
  ]);
  const best = new Map<string, { roleId: string | null } & ReturnType<typeof fitOf>>();
  for (const [index, { teamId, id, ...role }] of rows.entries()) {
    if (index % rolesAtOnce === rolesAtOnce - 1) await setImmediate();
    const fit = id === null ? { score: 0, reasons: [], breakdown: [] } : fitOf(seeker, role);
    const before = best.get(teamId);
    if (!before || fit.score > before.score) best.set(teamId, { roleId: id, ...fit });
  }
  const ranked = [...best.values()];
  return [
    [...best.keys()],
    ranked.map(({ roleId }) => roleId),
    ranked.map(({ score }) => score),
    ranked.map(({ reasons, breakdown }) => JSON.stringify({ reasons, breakdown })),
  ];
}
