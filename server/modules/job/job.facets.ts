import { jobLimits, maxCountedJobs } from '../../../shared/contracts/job';
import { jobFacets, type JobFacetName } from '../../../shared/contracts/jobValues';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { facetJson, frequentValues, reachedValues } from '../../database/facets';
import { numbersOf, stoppedAt } from '../../database/newestMatches';
import { enumText, type FieldCase } from '../../database/read';
import type { JobFacets } from './filter.type';
import { chosenFacets, hasTerms, parseJobSearch, searchValues, type JobSearch, type ParsedSearch } from './job.filter';
import { currency, searchOf, tokens, withNewest } from './job.search';

/** A facet with a choice counts among jobs that the choice does not filter, so its other values can be chosen too. */
const setOf = (search: ParsedSearch, facet: JobFacetName): string =>
  chosenFacets(search).includes(facet) ? `without_${facet.toLowerCase()}` : 'whole';

const rowsOf = (set: string) => `${set}_jobs`;
const isComplete = (set: string) =>
  `((select count(*) from ${rowsOf(set)}) < ${maxCountedJobs} and ${stoppedAt(set, String(maxCountedJobs))} is null)`;

const frequent = (set: string, value: string, group: string) =>
  frequentValues({ rows: rowsOf(set), value, group, tokens, max: jobLimits.facetValues });
const reached = (set: string, steps: string, reaches: string) =>
  reachedValues(rowsOf(set), steps, reaches, jobLimits.facetValues);

const paidIn = (set: string) => `(
  select coalesce(max(${currency}) filter (where ${currency} = item.salary_currency), mode() within group (order by item.salary_currency))
  from ${rowsOf(set)} item where item.salary_year is not null)`;

/** Round amounts up to the highest pay of a year. */
const salarySteps = (set: string) => `
  select (digit * 10 ^ exponent)::bigint from unnest(array[1, 1.5, 2, 3, 4, 5, 6, 8]) digit, generate_series(3, 14) exponent
  where (digit * 10 ^ exponent)::bigint <= (select max(salary_year) from ${rowsOf(set)} item where item.salary_currency = ${paidIn(set)})`;

const facetSql: Record<JobFacetName, (set: string, fieldCase: FieldCase) => string> = {
  types: (set, fieldCase) => frequent(set, `(select ${enumText('item.type', fieldCase)})`, 'type'),
  remote: (set) => frequent(set, '(select item.is_remote::text)', 'workplace'),
  places: (set) => frequent(set, 'unnest(location_parts(item.location))', 'place'),
  skills: (set) => frequent(set, 'unnest(item.skills)', 'skill'),
  salaries: (set) =>
    reached(set, salarySteps(set), `item.salary_currency = ${paidIn(set)} and item.salary_year >= step`),
  equity: (set) => reached(set, 'values (0.1), (0.5), (1), (2), (5), (10), (20)', 'item.equity_top >= step'),
  postedWithinDays: (set) =>
    reached(set, 'values (1), (7), (30)', 'item.published_at >= now() - make_interval(days => step)'),
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
    isBounded: true,
  }));
  const columns = 'id, type, is_remote, location, skills, salary_currency, salary_year, equity_top, published_at';
  const tables = [...sets.keys()].map(
    (set) => `${rowsOf(set)} as materialized (select ${columns} from job where number = any(${numbersOf(set)}))`,
  );
  const nameOf = names[fieldCase];
  const fields = jobFacets.map((facet) => {
    const set = setOf(search, facet);
    return `'${nameOf(facet)}', ${facetJson(isComplete(set), facetSql[facet](set, fieldCase), fieldCase)}`;
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
