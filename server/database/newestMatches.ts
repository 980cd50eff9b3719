/** Sizes of the blocks of rows in an index, as powers of two. */
const [smallBlock, largeBlock] = [12, 15];

/** Most rows that are searched by small blocks, and most rows of a search that the index cannot find by its terms. */
const maxBySmallBlocks = 2 ** largeBlock;

/** Most large blocks of one step, since each is one more term. */
const maxBlocks = 32;

/** Least number of rows scanned in order before the index is used. Common terms have enough matches among them. */
const scannedRows = 256;

/** How many times as many rows are searched next if none matched. */
const growth = 8;

/** Matches are not spread evenly, so more rows are searched than their density asks for. */
const margin = 1.25;

/** Matches that are read at once, even if fewer are needed, because none of the scanned rows matched. */
const fewRows = 16;

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
};

/**
 * SQL of a recursive table whose last step has the numbers of the newest matching rows. The search stops as soon as there are
 * enough, so that the cost of common terms does not grow with the table:
 * 0. It scans the newest rows.
 * 1. If none of them matches, there are probably few matches in all. It reads these by the index, unless there are many.
 * 2. By the index, it reads the newest blocks that should have enough matches by the density so far, and repeats this with more
 *    of them, at last with all rows.
 * A search of exclusions only stops after some blocks, because the index cannot find missing words; and one with a least number
 * stops before older blocks. See docs/decisions/0019.
 */
export function newestMatches(search: NewestMatches): string {
  const { name, from, listed = 'true', terms, condition, below, low = '0' } = search;
  const count = `(${search.count})`;
  const rows = `select * from ${from} where ${listed}`;
  const matches = `p.number < top and p.number >= low and ${condition}`;
  // Without "offset 0" the planner may scan all rows in order.
  const newest = (source: string) => `array(
    select p.number from (${source} offset 0) p where ${matches} order by p.number desc limit ${count})`;
  const scanned = `greatest(${scannedRows}, 2 * ${count})`;
  const atOnce = `greatest(${fewRows}, ${count})`;
  // Null when there are many.
  const few = `(
    select case when count(*) <= ${atOnce} then coalesce((array_agg(p.number order by p.number desc) filter (where ${matches}))[:${count}], '{}') end
    from (${rows} and search @@ terms limit ${atOnce} + 1) p)`;
  const hasTerms = `querytree(terms) <> 'T'`;
  const found = 'coalesce(cardinality(numbers), 0)';
  const wanted = `greatest(${2 ** smallBlock}, searched * case when ${found} = 0 then ${growth} else greatest(2, ${margin} * ${count} / ${found}) end)`;
  const isDone = `${found} >= ${count} or (step = 1 and numbers is not null) or bottom <= greatest(low, 0) or (not ${hasTerms} and searched >= ${maxBySmallBlocks})`;
  return `${name} (step, top, low, terms, searched, bottom, numbers) as (
    select 0, top, low, terms, ${scanned}::float8, top, ${newest(`select * from (${rows} and number < top order by number desc limit ${scanned}) recent where search @@ terms`)}
    from (select ${below ?? `(select coalesce(max(number), 0) + 1 from ${from} where ${listed})`} as top, ${low} as low, ${terms} as terms offset 0) start
    union all
    select next, top, low, terms, case when next = 1 then searched else wanted end, case when next = 1 then top else lowest end, case
      when next = 1 then ${few}
      when lowest > 0 or not ${hasTerms} then ${newest(`${rows} and search @@ blocks and search @@ terms`)}
      else ${newest(`${rows} and search @@ terms`)} end
    from (
      select *, case when span > ${maxBlocks} then 0 else greatest(0, newest - span << size) end as lowest,
        (select string_agg(format('%L', size || ' ' || newest - n), ' | ') from generate_series(0, least(span, ${maxBlocks})) n)::tsquery as blocks
      from (
        select *, top - 1 >> size as newest, ceil(wanted / (1 << size))::int as span
        from (
          select *, case when wanted <= ${maxBySmallBlocks} then ${smallBlock} else ${largeBlock} end as size
          from (
            select *, case when step = 0 and numbers = '{}' and ${hasTerms} then 1 else greatest(step + 1, 2) end as next,
              case when ${hasTerms} then ${wanted} else least(${wanted}, ${maxBySmallBlocks}) end as wanted
            from ${name} where numnode(terms) > 0 and not (${isDone})) planned) sized) spanned) following)`;
}

/**
 * SQL of a table like that of `newestMatches`.
 * @param isFound whether the index finds the rows; without terms they are read in order
 */
export const newestRows = ({ isFound, ...search }: NewestMatches & { isFound: boolean }): string => {
  const { name, from, condition, low, below, count } = search;
  return isFound
    ? newestMatches(search)
    : `${name} (step, numbers) as (
    select 0, array(select p.number from ${from} p where ${condition} ${low ? `and p.number >= ${low}` : ''} ${below ? `and p.number < ${below}` : ''} order by p.number desc limit ${count}))`;
};

/** SQL array: the numbers that a table of `newestMatches` found. */
export const numbersOf = (name: string): string => `(select numbers from ${name} order by step desc limit 1)::int[]`;
