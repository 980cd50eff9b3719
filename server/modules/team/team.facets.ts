import { hourSteps, maxCountedTeams, teamFacets, teamLimits, type TeamFacetName } from '../../../shared/contracts/team';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { facetJson, frequentValues, reachedValues } from '../../database/facets';
import { numbersOf, stoppedAt } from '../../database/newestMatches';
import { enumText, type FieldCase } from '../../database/read';
import type { TeamFacets } from './filter.type';
import {
  chosenFacets,
  hasTerms,
  parseTeamSearch,
  searchValues,
  type ParsedSearch,
  type TeamSearch,
} from './team.filter';
import { groups, searchOf, tokens, withNewest } from './team.search';

/** A facet with a choice counts among teams that the choice does not filter, so its other values can be chosen too. */
const setOf = (search: ParsedSearch, facet: TeamFacetName): string =>
  chosenFacets(search).includes(facet) ? `without_${facet}` : 'whole';

const rowsOf = (set: string) => `${set}_teams`;
const isComplete = (set: string) =>
  `((select count(*) from ${rowsOf(set)}) < ${maxCountedTeams} and ${stoppedAt(set, String(maxCountedTeams))} is null)`;

const frequent = (set: string, facet: Exclude<TeamFacetName, 'equity'>, value: string) =>
  frequentValues({ rows: rowsOf(set), value, group: groups[facet], tokens, max: teamLimits.facetValues });
const reached = (set: string, steps: readonly number[], reaches: string) =>
  reachedValues(rowsOf(set), `values ${steps.map((step) => `(${step})`).join(', ')}`, reaches, teamLimits.facetValues);

const equitySteps = [0.1, 0.5, 1, 2, 5, 10, 20];

const facetSql: Record<TeamFacetName, (set: string, fieldCase: FieldCase) => string> = {
  stages: (set, fieldCase) => frequent(set, 'stages', `(select ${enumText('item.stage', fieldCase)})`),
  places: (set) => frequent(set, 'places', 'unnest(location_parts(item.location))'),
  remote: (set, fieldCase) =>
    frequent(set, 'remote', `(select ${enumText('one', fieldCase)} from unnest(item.remote) one)`),
  skills: (set) => frequent(set, 'skills', 'unnest(item.skills)'),
  hours: (set) => reached(set, hourSteps, 'item.hours <= step'),
  equity: (set) => reached(set, equitySteps, 'item.equity >= step'),
};

/** SQL of the teams of a set with what their open roles have. */
const teamRows = (set: string) => `${rowsOf(set)} as materialized (
  select t.id, t.stage, t.location, role.* from team t cross join lateral (
    select array_agg(distinct r.remote) as remote, min(r.hours) as hours, max(r.equity_top) as equity,
      array(select skill from team_role one, unnest(one.skills) skill where one.team_id = t.id and one.status = 'OPEN') as skills
    from team_role r where r.team_id = t.id and r.status = 'OPEN') role
  where t.number = any(${numbersOf(set)}))`;

function composeFacets(search: ParsedSearch, fieldCase: FieldCase): string {
  const sets = new Map<string, TeamFacetName | undefined>([['whole', undefined]]);
  for (const facet of chosenFacets(search)) sets.set(setOf(search, facet), facet);
  const sources = [...sets].map(([name, without]) => ({
    name,
    ...searchOf(without),
    isFound: hasTerms(search, without),
    below: null,
    count: String(maxCountedTeams),
    isBounded: true,
  }));
  const fields = teamFacets.map((facet) => {
    const set = setOf(search, facet);
    return `'${facet}', ${facetJson(isComplete(set), facetSql[facet](set, fieldCase), fieldCase)}`;
  });
  return `${withNewest(sources)}, ${[...sets.keys()].map(teamRows).join(', ')}
    select json_build_object('total', (select count(*)::int from ${rowsOf('whole')}), '${fieldCase === 'snake' ? 'is_complete' : 'isComplete'}', ${isComplete('whole')},
      ${fields.join(', ')})::text`;
}

/**
 * Counts the teams that match a search by the values of each facet, in one statement. Each facet counts among the teams that
 * words and the other facets' choices leave; of many, the newest.
 * @returns JSON text
 * @throws AppError BAD_USER_INPUT naming `query` or the filter
 */
export async function readTeamFacetsJson(ctx: Context, search: TeamSearch, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const parsed = parseTeamSearch(search);
  // Without a name it is planned each time, because the best plan depends on the words.
  return (await ctx.app.reader.value({ text: composeFacets(parsed, fieldCase) }, [viewer, ...searchValues(parsed)]))!;
}

/** Counts facets for GraphQL. @throws AppError BAD_USER_INPUT naming `query` or the filter */
export const readTeamFacets = async (ctx: Context, search: TeamSearch): Promise<TeamFacets> =>
  JSON.parse(await readTeamFacetsJson(ctx, search, 'camel'));
