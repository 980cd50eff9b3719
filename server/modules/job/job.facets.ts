import { jobLimits, maxCountedJobs } from '../../../shared/contracts/job';
import { jobFacets, type JobFacetName } from '../../../shared/contracts/jobValues';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { numbersOf } from '../../database/newestMatches';
import { enumText, type FieldCase } from '../../database/read';
import type { JobFacets } from './filter.type';
import { chosenFacets, hasTerms, parseJobSearch, searchValues, type JobSearch, type ParsedSearch } from './job.filter';
import { currency, searchOf, tokens, withNewest } from './job.search';

/** A facet with a choice counts among jobs that the choice does not filter, so its other values can be chosen too. */
const setOf = (search: ParsedSearch, facet: JobFacetName): string =>
  chosenFacets(search).includes(facet) ? `without_${facet.toLowerCase()}` : 'whole';

const rowsOf = (set: string) => `${set}_jobs`;
const isComplete = (set: string) => `(select count(*) from ${rowsOf(set)}) < ${maxCountedJobs}`;

const facetJson = (set: string, values: string, fieldCase: FieldCase) =>
  `json_build_object('${fieldCase === 'snake' ? 'is_complete' : 'isComplete'}', ${isComplete(set)}, 'values', (${values}))`;

/** SQL of the most frequent values of a facet and of the chosen ones, which are tokens of a group. */
const frequentValues = (set: string, value: string, group: string) => `
  select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value), '[]') from (
    select mode() within group (order by value) as value, count(distinct job.id)::int as count
    from ${rowsOf(set)} job cross join lateral ${value} one(value) group by lower(value)
    order by ' ${group} ' || lower(value) in (select lower(token) from unnest(${tokens}) token) desc, count desc, 1
    limit ${jobLimits.facetValues} + (select count(*) from unnest(${tokens}) token where split_part(token, ' ', 2) = '${group}')) counted`;

/** SQL of values with the number of jobs that reach each. @param steps SQL query of the values @param reaches condition on `job` and `step` */
const reachedValues = (set: string, steps: string, reaches: string) => `
  select coalesce(json_agg(json_build_object('value', step::text, 'count', count) order by step), '[]') from (
    select step, (select count(*)::int from ${rowsOf(set)} job where ${reaches}) as count from (${steps}) steps(step)
    order by step desc limit ${jobLimits.facetValues}) reached where count > 0`;

const paidIn = (set: string) => `(
  select coalesce(max(${currency}) filter (where ${currency} = job.salary_currency), mode() within group (order by job.salary_currency))
  from ${rowsOf(set)} job where job.salary_year is not null)`;

/** Round amounts up to the highest pay of a year. */
const salarySteps = (set: string) => `
  select (digit * 10 ^ exponent)::bigint from unnest(array[1, 1.5, 2, 3, 4, 5, 6, 8]) digit, generate_series(3, 14) exponent
  where (digit * 10 ^ exponent)::bigint <= (select max(salary_year) from ${rowsOf(set)} job where job.salary_currency = ${paidIn(set)})`;

const facetSql: Record<JobFacetName, (set: string, fieldCase: FieldCase) => string> = {
  types: (set, fieldCase) => frequentValues(set, `(select ${enumText('job.type', fieldCase)})`, 'type'),
  remote: (set) => frequentValues(set, '(select job.is_remote::text)', 'workplace'),
  places: (set) => frequentValues(set, 'unnest(location_parts(job.location))', 'place'),
  skills: (set) => frequentValues(set, 'unnest(job.skills)', 'skill'),
  salaries: (set) =>
    reachedValues(set, salarySteps(set), `job.salary_currency = ${paidIn(set)} and job.salary_year >= step`),
  equity: (set) => reachedValues(set, 'values (0.1), (0.5), (1), (2), (5), (10), (20)', 'job.equity_top >= step'),
  postedWithinDays: (set) =>
    reachedValues(set, 'values (1), (7), (30)', 'job.published_at >= now() - make_interval(days => step)'),
};

const names: Record<FieldCase, (facet: JobFacetName | 'salaryCurrency') => string> = {
  camel: (facet) => facet,
  snake: (facet) =>
    ({ postedWithinDays: 'posted_within_days', salaryCurrency: 'salary_currency' })[facet as string] ?? facet,
};

function composeFacets(search: ParsedSearch, fieldCase: FieldCase): string {
  const sets = new Map<string, JobFacetName | undefined>([['whole', undefined]]);
  for (const facet of chosenFacets(search)) sets.set(setOf(search, facet), facet);
  const sources = [...sets].map(([name, without]) => ({
    name,
    ...searchOf(without),
    isFound: hasTerms(search, without),
    below: null,
    count: String(maxCountedJobs),
  }));
  const columns = 'id, type, is_remote, location, skills, salary_currency, salary_year, equity_top, published_at';
  const tables = [...sets.keys()].map(
    (set) => `${rowsOf(set)} as materialized (select ${columns} from job where number = any(${numbersOf(set)}))`,
  );
  const nameOf = names[fieldCase];
  const fields = jobFacets.map((facet) => {
    const set = setOf(search, facet);
    return `'${nameOf(facet)}', ${facetJson(set, facetSql[facet](set, fieldCase), fieldCase)}`;
  });
  return `${withNewest(sources)}, ${tables.join(', ')}
    select json_build_object('total', (select count(*)::int from ${rowsOf('whole')}), '${fieldCase === 'snake' ? 'is_complete' : 'isComplete'}', ${isComplete('whole')},
      '${nameOf('salaryCurrency')}', ${paidIn(setOf(search, 'salaries'))}, ${fields.join(', ')})::text`;
}

/**
 * Counts the jobs that match a search by the values of each facet, in one statement. Each facet counts among the jobs that
 * words and the other facets' choices leave; of many, the newest.
 * @returns JSON text
 * @throws AppError BAD_USER_INPUT naming `query` or the filter
 */
export async function readJobFacetsJson(ctx: Context, search: JobSearch, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const parsed = parseJobSearch(search);
  // Without a name it is planned each time, because the best plan depends on the words.
  return (await ctx.app.reader.value({ text: composeFacets(parsed, fieldCase) }, [viewer, ...searchValues(parsed)]))!;
}

/** Counts facets for GraphQL. @throws AppError BAD_USER_INPUT naming `query` or the filter */
export const readJobFacets = async (ctx: Context, search: JobSearch): Promise<JobFacets> =>
  JSON.parse(await readJobFacetsJson(ctx, search, 'camel'));
