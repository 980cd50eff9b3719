/** Sizes of the blocks of rows in an index, as powers of two: `number_blocks` of the migrations. */
const blockSizes = [12, 15, 18, 21, 24];
const largestBlock = blockSizes.at(-1)!;

/** Most blocks of one step beside the newest, since each is one more term. */
const maxBlocks = 8;

/** Least and most rows of the first step by the index. */
const [fewestRows, mostRows] = [2 ** 12, 2 ** 15];

/** Least number of rows scanned in order before the index is used. Common terms have enough matches among them. */
const scannedRows = 256;

/** How many times as many rows are searched next if none matched. */
const growth = 8;

/** Matches are not spread evenly, so more rows are searched than their density asks for. */
const margin = 1.25;

/**
 * Pages that a bounded search reads before it stops, beside one for each match: a rare term is looked up for millions of rows
 * with so many, common filters that hardly a row meets together for some ten thousand. It takes no step that would need more,
 * by the pages of the one before.
 */
const pageBudget = 128;

/** The same for a search that is not bounded but has no terms: the index cannot find rows by what they lack, and reads all of a block. */
const exclusionBudget = 4_096;

export type NewestMatches = {
  /** Name of the table, unique in the statement. */
  name: string;
  /** Table with the columns `number`, by which rows are ordered, and `search`, whose lexemes include the blocks of a row. */
  from: 'post' | 'job' | 'team' | 'pairion_profile';
  /** SQL condition of the table's indexes, on its columns. */
  listed?: string;
  /** SQL tsquery: what the index finds rows by. */
  terms: string;
  /** SQL condition on the row `p`, visibility included. */
  condition: string;
  /** SQL of the number below which rows are read; null for all. */
  below: string | null;
  /** SQL of the least number; 0 when omitted. */
  low?: string;
  /** SQL of the number of rows. */
  count: string;
  /** Whether the search stops after it has read so many pages, though there may be older matches: see `stoppedAt`. */
  isBounded?: boolean;
  /** Most rows of the first step by the index, if all of the terms may be common. */
  firstRows?: number;
};

/** SQL: pages of a table and of its index that the connection has read since some time. */
const pagesRead = (table: string): string =>
  `pg_stat_get_xact_blocks_fetched('${table}'::regclass) + pg_stat_get_xact_blocks_fetched('${table}_search'::regclass)`;

/** SQL query of rows with further columns, each computed once, from those before it. */
const withColumns = (source: string, columns: Record<string, string>): string =>
  Object.entries(columns).reduce(
    (from, [column, value]) => `select *, ${value} as ${column} from (${from} offset 0) before_${column}`,
    source,
  );

/**
 * SQL of a recursive table whose last step has the numbers of the newest matching rows. The search stops as soon as there are
 * enough, so that the cost of common terms does not grow with the table:
 * 0. It scans the newest rows.
 * 1. By the index, it reads as many of the next older blocks as should have enough matches by the density so far, and repeats
 *    this with more and larger blocks, at last to the oldest.
 * Each step has found all matches from its `bottom` on, unless there are enough. See docs/decisions/0069.
 */
export function newestMatches(search: NewestMatches): string {
  const {
    name,
    from,
    listed = 'true',
    terms,
    condition,
    below,
    low = '0',
    isBounded = false,
    firstRows = mostRows,
  } = search;
  const count = `(${search.count})`;
  const rows = `select * from ${from} where ${listed}`;
  // Without "offset 0" the planner may scan all rows in order.
  const newest = (source: string, upper: string, most: string) => `array(
    select p.number from (${source} offset 0) p where p.number < ${upper} and p.number >= low and ${condition} order by p.number desc limit ${most})`;
  const scanned = `greatest(${scannedRows}, 2 * ${count})`;
  const next = withColumns(`select * from ${name} where numnode(terms) > 0 and cardinality(numbers) < ${count}`, {
    reached: `coalesce(bottom, (select number from ${from} where ${listed} and number < top order by number desc offset ${scanned} - 1 limit 1), 0)`,
    searched: '(top - reached)::float8',
    found: 'cardinality(numbers)',
    has_terms: `querytree(terms) <> 'T'`,
    pages: pagesRead(from),
    left_pages: `${isBounded ? pageBudget : `case when has_terms then 2147483647 else ${exclusionBudget} end`} - (pages - coalesce(first_pages, pages) - found)`,
    step_pages: 'greatest(1, pages - coalesce(last_pages, pages))',
    by_density: `case when found = 0 then ${growth} * searched else ${margin} * searched * (${count} - found) / found end`,
    wanted: `case
        when step > 0 then least(by_density, searched * least(${growth}, left_pages / step_pages::float8), ${maxBlocks * 2 ** largestBlock})
        when has_terms then greatest(${fewestRows}, least(${firstRows}, case when found = 0 then ${firstRows} else by_density end))
        else ${fewestRows} end`,
    size: `coalesce((select min(size) from unnest(array[${blockSizes.join(', ')}]) size where wanted < ${maxBlocks}::float8 * (1 << size)), ${largestBlock})`,
    newest: 'reached - 1 >> size',
    oldest: 'greatest(0, newest - ceil(wanted / (1 << size))::int)',
    blocks: `(select string_agg(format('%L', size || ' ' || block), ' | ') from generate_series(oldest, newest) block)::tsquery`,
  });
  return `${name} (step, top, low, terms, bottom, numbers, first_pages, last_pages) as (
    select 0, top, low, terms, null::int, ${newest(`select * from (${rows} and number < top order by number desc limit ${scanned}) recent where search @@ terms`, 'top', count)}, null::bigint, null::bigint
    from (select ${below ?? `(select coalesce(max(number), 0) + 1 from ${from} where ${listed})`} as top, ${low} as low, ${terms} as terms offset 0) start
    union all
    select step + 1, top, low, terms, oldest << size, numbers || ${newest(`${rows} and search @@ blocks and search @@ terms`, 'reached', `${count} - found`)}, coalesce(first_pages, pages), pages
    from (${next}) next where reached > greatest(low, 0) and left_pages >= step_pages)`;
}

/**
 * SQL of a table like that of `newestMatches`.
 * @param isFound whether the index finds the rows; without terms they are read in order
 */
export const newestRows = ({ isFound, ...search }: NewestMatches & { isFound: boolean }): string => {
  const { name, from, condition, low, below, count } = search;
  return isFound
    ? newestMatches(search)
    : `${name} (step, low, bottom, numbers) as (
    select 0, 0, null::int, array(select p.number from ${from} p where ${condition} ${low ? `and p.number >= ${low}` : ''} ${below ? `and p.number < ${below}` : ''} order by p.number desc limit ${count}))`;
};

const lastStep = (name: string, column: string): string => `(select ${column} from ${name} order by step desc limit 1)`;

/** SQL array: the numbers that a table of `newestMatches` found. */
export const numbersOf = (name: string): string => `${lastStep(name, 'numbers')}::int[]`;

/** SQL: the number below which a bounded search did not look, though it found fewer rows than `count`; null when it looked everywhere. */
export const stoppedAt = (name: string, count: string): string =>
  lastStep(name, `case when cardinality(numbers) < ${count} and bottom > greatest(low, 0) then bottom end`);

type RankedSearch = Pick<NewestMatches, 'terms' | 'condition' | 'low' | 'isBounded'> & { isFound: boolean };

/**
 * Sources of the rows that a ranking compares: the newest that have one of the terms which the rank counts most, and then the
 * newest others, up to a fixed number together.
 * @param fitTerms SQL tsquery of the rank
 * @param count SQL of the number of rows
 */
export const rankedSources = <Search extends RankedSearch>(search: Search, fitTerms: string, count: string) => [
  {
    ...search,
    name: 'fitting',
    terms: search.isFound ? `(${search.terms} && ${fitTerms})` : fitTerms,
    isFound: true,
    below: null,
    count,
  },
  {
    ...search,
    name: 'others',
    condition: `p.number <> all (${numbersOf('fitting')}) and ${search.condition}`,
    below: null,
    count: othersCount(count),
  },
];

const othersCount = (count: string): string => `(${count} - cardinality(${numbersOf('fitting')}))`;

/** SQL array: the numbers that the tables of `rankedSources` found. */
export const rankedNumbers = `${numbersOf('fitting')} || ${numbersOf('others')}`;

/** SQL: `stoppedAt` of both sources, since every row is one of the others or was found before. */
export const stoppedRanking = (count: string): string => stoppedAt('others', othersCount(count));
