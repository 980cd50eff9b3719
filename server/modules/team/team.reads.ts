import { teamSorts } from '../../../shared/contracts/team';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { badInput, notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import type { ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import type { SelectList } from '../list';
import { readFacts } from '../pythion/pythion.reads';
import { proposeRoles } from './role.proposals';
import type { TeamSort } from './team.enums';
import { hasTerms, parseTeamSearch, searchValues, type TeamSearch } from './team.filter';
import { newestTeams, ownTeams, rankedTeams } from './team.lists';
import { roleVisible, teamVisible } from './team.policy';
import { ownerJoin, roleProjection, teamProjection } from './team.projection';
import { rankTeams } from './team.ranking';
import type { RoleProposal, Team, TeamRole } from './team.type';

const isSort = (sort: string): sort is TeamSort => (teamSorts as readonly string[]).includes(sort);

/**
 * Selects open teams that match words and filters; all without either.
 * @throws AppError BAD_USER_INPUT naming `query`, the filter or `sort`
 */
export async function selectTeams(ctx: Context, search: TeamSearch, sort: string): Promise<ListQuery<Team>> {
  const viewer = viewerId(ctx);
  if (!isSort(sort)) throw badInput({ sort: 'sort must be newest or best_fit.' });
  const parsed = parseTeamSearch(search);
  if (sort === 'BEST_FIT') return { list: rankedTeams, values: [viewer, ...(await rankTeams(ctx, parsed))] };
  const { found, all } = newestTeams;
  return { list: hasTerms(parsed) ? found : all, values: [viewer, ...searchValues(parsed)] };
}

/** Selects teams for the search box: a blank query matches nothing. @throws AppError BAD_USER_INPUT naming `query` */
export function selectMatchingTeams(ctx: Context, query: unknown): ListQuery<Team> {
  const viewer = viewerId(ctx);
  return { list: newestTeams.found, values: [viewer, ...searchValues(parseTeamSearch({ query }))] };
}

export const selectOwnTeams = (ctx: Context): ListQuery<Team> => ({ list: ownTeams, values: [viewerId(ctx)] });

/** Root query fields that are lists of teams. */
export const teamLists = {
  teams: (ctx, { query, filter, sort }) => selectTeams(ctx, { query, filter }, String(sort ?? 'NEWEST')),
  searchTeams: (ctx, { query }) => selectMatchingTeams(ctx, query),
  ownTeams: selectOwnTeams,
} satisfies Record<string, SelectList>;

/** Reads one team. @returns JSON text @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function readTeamJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const query = statement(
    `team_${fieldCase}`,
    () =>
      `select ${jsonObject(teamProjection('team', fieldCase), fieldCase)}::text from team ${ownerJoin('team')} where team.id = $2 and ${teamVisible('team')}`,
  );
  const json = isId(id) ? await ctx.app.reader.value(query, [viewer, id]) : null;
  if (json === null) throw notFound('Team');
  return json;
}

/** Reads one team for GraphQL. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export const readTeam = async (ctx: Context, id: string): Promise<Team> =>
  JSON.parse(await readTeamJson(ctx, id, 'camel'));

/** Reads one role. @returns JSON text @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function readRoleJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const query = statement(
    `team_role_${fieldCase}`,
    () => `select ${jsonObject(roleProjection('role', 'team', fieldCase), fieldCase)}::text from team_role role join team on team.id = role.team_id
           where role.id = $2 and ${teamVisible('team')} and ${roleVisible('role', 'team')}`,
  );
  const json = isId(id) ? await ctx.app.reader.value(query, [viewer, id]) : null;
  if (json === null) throw notFound('Role');
  return json;
}

/** Reads one role for GraphQL. @throws AppError NOT_FOUND */
export const readRole = async (ctx: Context, id: string): Promise<TeamRole> =>
  JSON.parse(await readRoleJson(ctx, id, 'camel'));

/** Drafts roles from what the viewer's own analysis lacks. @throws AppError NOT_FOUND, FORBIDDEN */
export const readRoleProposals = async (ctx: Context, analysisId: string): Promise<RoleProposal[]> =>
  proposeRoles(await readFacts(ctx, analysisId));
