import type { JobFacetName } from '../../../shared/contracts/jobValues';
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

const since = `now() - make_interval(days => ${days})`;

/** A source of jobs: the terms that the index finds them by, and conditions on the row `p`. */
type Search = { terms: string; condition: string; low: string };

/** @param without a facet whose choice does not filter */
export function searchOf(without?: JobFacetName): Search {
  const group = without && groups[without];
  const chosen = group
    ? `array(select token from unnest(${tokens}) token where split_part(token, ' ', 2) <> '${group}')`
    : tokens;
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

/** Sizes of the blocks of jobs in the index, as powers of two. */
const blockSizes = [12, 15];
const sizes = `(array[${blockSizes.join(', ')}])`;

/** Least number of jobs scanned in order before the index is used. Common terms have enough matches among them. */
const scannedJobs = 256;

type Newest = Search & {
  /** Unique among the tables of the statement. */
  name: string;
  /** SQL of the number below which jobs are read; null for all. */
  below: string | null;
  /** SQL of the number of jobs. */
  count: string;
};

/**
 * SQL of a recursive table whose last step has the numbers of the newest matching jobs. The search scans the newest jobs, then
 * uses the index for the newest block of each size, then for all jobs, and stops as soon as there are enough. So the cost of
 * common terms does not grow with the number of jobs. A search of exclusions only stops after the blocks, because the index
 * cannot find missing words; and one of the last days stops before older jobs.
 */
function stepsTable({ name, terms, condition, low, below, count }: Newest): string {
  // Without "offset 0" the planner may scan all jobs in order.
  const newest = (source: string) => `array(
    select p.number from (${source} offset 0) p where p.number < top and p.number >= low and ${condition} and ${jobListed('p')} order by p.number desc limit ${count})`;
  const all = blockSizes.length + 1;
  // The last full block and the newest one, which may have few jobs yet.
  const blocks = `format('%L | %L', size || ' ' || (top - 1 >> size), size || ' ' || (top - 1 >> size) - 1)::tsquery`;
  return `${name} (step, top, low, terms, numbers) as (
    select 0, top, low, terms, ${newest(`select * from (select * from job where is_listed and number < top order by number desc limit greatest(${scannedJobs}, 2 * (${count}))) recent where search @@ terms`)}
    from (select ${below ?? '(select coalesce(max(number), 0) + 1 from job where is_listed)'} as top, ${low} as low, ${terms} as terms offset 0) start
    union all
    select step, top, low, terms, case when step < ${all}
      then ${newest(`select * from job where is_listed and search @@ terms and search @@ ${blocks}`)}
      else ${newest('select * from job where is_listed and search @@ terms')} end
    from (select step + 1 as step, top, low, terms, ${sizes}[step + 1] as size from ${name}
      where cardinality(numbers) < ${count} and numnode(terms) > 0 and step < case querytree(terms) when 'T' then ${all - 1} else ${all} end
        and (step = 0 or low < ((top - 1 >> ${sizes}[step]) - 1) << ${sizes}[step])) next)`;
}

/** The same for a search without terms: it reads jobs in order. */
const walkTable = ({ name, condition, low, below, count }: Newest): string => `${name} (step, numbers) as (
    select 0, array(select p.number from job p where ${condition} and p.number >= ${low} ${below ? `and p.number < ${below}` : ''} and ${jobListed('p')} order by p.number desc limit ${count}))`;

/** A source of jobs, with whether the index finds them. */
export type JobSource = Newest & { isFound: boolean };

const sourceTable = (source: JobSource): string => (source.isFound ? stepsTable(source) : walkTable(source));

/** SQL of a WITH clause of sources. */
export const withSources = (sources: readonly JobSource[]): string =>
  `with recursive ${sources.map(sourceTable).join(', ')}`;

/** The same for a statement with the parameters of a search. */
export const withNewest = (sources: readonly JobSource[]): string =>
  `with recursive ${[parameters, ...sources.map(sourceTable)].join(', ')}`;

/** SQL array: the numbers that a source found. */
export const numbersOf = (name: string): string => `(select numbers from ${name} order by step desc limit 1)::int[]`;
