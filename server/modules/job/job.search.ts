import type { JobFacetName } from '../../../shared/contracts/jobValues';
import { newestRows, type NewestMatches } from '../../database/newestMatches';
import { jobListed } from './job.policy';

/** The parameters of a search with their types. Their order is that of `searchValues`. */
const words = `websearch_to_tsquery('english', $2::text)`;
export const tokens = '$3::text[]';
export const currency = '$4::text';
const salaryMin = '$5::bigint';
const equityMin = '$6::numeric';
export const days = '$7::int';
const from = '$8::text';
const notFrom = '$9::text[]';

/** SQL of a table that states the parameters' types, because not every search uses all of them. */
const parameters = `parameters as (select $2::text, ${tokens}, ${currency}, ${salaryMin}, ${equityMin}, ${days}, ${from}, ${notFrom})`;

/** First word of the tokens of each facet that filters by them. */
const groups: Partial<Record<JobFacetName, string>> = {
  types: 'type',
  remote: 'workplace',
  places: 'place',
  skills: 'skill',
};

const groupOf = (token: string): string => `split_part(${token}, ' ', 2)`;

const since = `now() - make_interval(days => ${days})`;

/** A source of jobs: the terms that the index finds them by, and conditions on the row `p`. */
type Search = { terms: string; condition: string; low: string };

/** @param without a facet whose choice does not filter */
export function searchOf(without?: JobFacetName): Search {
  const group = without && groups[without];
  const unused = group
    ? `'{${group},kind}'`
    : `case when exists (select from unnest(${tokens}) token where ${groupOf('token')} = 'kind') then '{type,workplace}'::text[] else '{}' end`;
  const chosen = `array(select token from unnest(${tokens}) token where ${groupOf('token')} <> all(${unused}))`;
  const ranges = [
    ...(without === 'salaries'
      ? []
      : [
          `case when ${salaryMin} is null then '{}' else range_from('pay ' || lower(${currency}), pay_bucket(${salaryMin})) end`,
        ]),
    ...(without === 'equity'
      ? []
      : [`case when ${equityMin} is null then '{}' else range_from('equity', equity_bucket(${equityMin})) end`]),
    `case when ${from} is null then '{}' else array[' owner ' || coalesce((select id::text from profile where username = ${from}), 'nobody')] end`,
  ];
  const conditions = [
    // A bucket of the index is wider than one amount.
    ...(without === 'salaries'
      ? []
      : [`(${salaryMin} is null or (p.salary_currency = ${currency} and p.salary_year >= ${salaryMin}))`]),
    ...(without === 'equity' ? [] : [`(${equityMin} is null or p.equity_top >= ${equityMin})`]),
    ...(without === 'postedWithinDays' ? [] : [`(${days} is null or p.published_at >= ${since})`]),
    `p.owner_id <> all (array(select id from profile where username = any(${notFrom})))`,
  ];
  return {
    terms: `(${words} && job_filter(${[chosen, ...ranges].join(' || ')}))`,
    condition: conditions.join(' and '),
    // Jobs are numbered as they are published. A few that were published at the same time can have the other order.
    low:
      without === 'postedWithinDays'
        ? '0'
        : `case when ${days} is null then 0 else coalesce((select first.number - 100 from job first where first.is_listed and first.published_at >= ${since} order by first.published_at limit 1), 2147483647) end`,
  };
}

/** A source of jobs: the newest that match, and whether the index finds them. */
export type JobSource = Search & Pick<NewestMatches, 'name' | 'below' | 'count' | 'isBounded'> & { isFound: boolean };

const sourceTable = (source: JobSource): string =>
  newestRows({
    ...source,
    from: 'job',
    listed: 'is_listed',
    condition: `${source.condition} and ${jobListed('p')}`,
  });

/** SQL of a WITH clause of sources, whose numbers `numbersOf` selects. */
export const withSources = (sources: readonly JobSource[]): string =>
  `with recursive ${sources.map(sourceTable).join(', ')}`;

/** The same for a statement with the parameters of a search. */
export const withNewest = (sources: readonly JobSource[]): string =>
  `with recursive ${[parameters, ...sources.map(sourceTable)].join(', ')}`;
