import type { TeamFacetName } from '../../../shared/contracts/team';
import { newestRows, type NewestMatches } from '../../database/newestMatches';
import { teamListed } from './team.policy';

/** The parameters of a search with their types. Their order is that of `searchValues`. */
const words = `websearch_to_tsquery('english', $2::text)`;
export const tokens = '$3::text[]';
const equityMin = '$4::numeric';
const from = '$5::text';
const notFrom = '$6::text[]';

/** SQL of a table that states the parameters' types, because not every search uses all of them. */
const parameters = `parameters as (select $2::text, ${tokens}, ${equityMin}, ${from}, ${notFrom})`;

/** First word of the tokens of each facet that filters by them. */
export const groups: Record<Exclude<TeamFacetName, 'equity'>, string> = {
  stages: 'stage',
  places: 'place',
  remote: 'remote',
  skills: 'skill',
  hours: 'hours',
};

/** Groups that one open role must meet together. */
const roleGroups = `array['remote', 'skill', 'hours']`;

type Search = { terms: string; condition: string };

/** A source of teams: the terms that the index finds them by, and conditions on the row `p`. @param without a facet whose choice does not filter */
export function searchOf(without?: TeamFacetName): Search {
  const chosen =
    without && without !== 'equity'
      ? `array(select token from unnest(${tokens}) token where split_part(token, ' ', 2) <> '${groups[without]}')`
      : tokens;
  const equity =
    without === 'equity'
      ? `'{}'::text[]`
      : `(case when ${equityMin} is null then '{}' else range_from('equity', equity_bucket(${equityMin})) end)`;
  const ofRole = `(array(select token from unnest(${chosen}) token where split_part(token, ' ', 2) = any(${roleGroups})) || ${equity})`;
  const owner = `case when ${from} is null then '{}' else array[' owner ' || coalesce((select id::text from profile where username = ${from}), 'nobody')] end`;
  // A bucket of the index is wider than one amount.
  const exactEquity = without === 'equity' ? 'true' : `(${equityMin} is null or role.equity_top >= ${equityMin})`;
  return {
    terms: `(${words} && job_filter(${chosen} || ${equity} || ${owner}))`,
    // The index finds teams whose roles meet the filters, each by another role perhaps.
    condition: `(cardinality(${ofRole}) = 0 or exists (
        select from team_role role where role.team_id = p.id and role.status = 'OPEN' and ${exactEquity}
          and array_to_tsvector(role.tokens) @@ (select job_filter(${ofRole}))))
      and p.owner_id <> all (array(select id from profile where username = any(${notFrom})))`,
  };
}

/** A source of teams: the newest that match, and whether the index finds them. */
export type TeamSource = Search & Pick<NewestMatches, 'name' | 'below' | 'count' | 'isBounded'> & { isFound: boolean };

const sourceTable = (source: TeamSource): string =>
  newestRows({
    ...source,
    from: 'team',
    listed: 'is_listed',
    condition: `${source.condition} and ${teamListed('p')}`,
  });

/** SQL of a WITH clause of sources, whose numbers `numbersOf` selects, for a statement with the parameters of a search. */
export const withNewest = (sources: readonly TeamSource[]): string =>
  `with recursive ${[parameters, ...sources.map(sourceTable)].join(', ')}`;
