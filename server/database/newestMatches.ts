/** Sizes of the blocks of rows in an index, as powers of two. */
const blockSizes = [12, 15];

/** Least number of rows scanned in order before the index is used. Common terms have enough matches among them. */
const scannedRows = 256;

/** Most rows that are read at once because none of the scanned ones matched. */
const fewRows = 16;

export type NewestMatches = {
  /** Name of the table, unique in the statement. */
  name: string;
  /** Table with the columns `number`, by which rows are ordered, and `search`, whose lexemes include the blocks of a row. */
  from: 'post' | 'job' | 'team';
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
 * 2. By the index, it reads the newest block of each size, then all rows.
 * A search of exclusions only stops after the blocks, because the index cannot find missing words; and one with a least number
 * stops before older blocks. See docs/decisions/0019.
 */
export function newestMatches(search: NewestMatches): string {
  const { name, from, listed = 'true', terms, condition, below, low = '0', count } = search;
  const rows = `select * from ${from} where ${listed}`;
  const matches = `p.number < top and p.number >= low and ${condition}`;
  // Without "offset 0" the planner may scan all rows in order.
  const newest = (source: string) => `array(
    select p.number from (${source} offset 0) p where ${matches} order by p.number desc limit ${count})`;
  // Null when there are many.
  const few = `(
    select case when count(*) <= ${fewRows} then coalesce((array_agg(p.number order by p.number desc) filter (where ${matches}))[:${count}], '{}') end
    from (${rows} and search @@ terms limit ${fewRows} + 1) p)`;
  // The last full block and the newest one, which may have few rows yet.
  const block = `format('%L | %L', size || ' ' || (top - 1 >> size), size || ' ' || (top - 1 >> size) - 1)::tsquery`;
  const [fewStep, blockStep, all] = [1, 2, blockSizes.length + 2];
  const next = `case when step = 0 and numbers = '{}' and querytree(terms) <> 'T' then ${fewStep} else greatest(step + 1, ${blockStep}) end`;
  const sizeOf = (step: string) => `(array[${blockSizes.join(', ')}])[${step} - ${blockStep - 1}]`;
  return `${name} (step, top, low, terms, numbers) as (
    select 0, top, low, terms, ${newest(`select * from (${rows} and number < top order by number desc limit greatest(${scannedRows}, 2 * (${count}))) recent where search @@ terms`)}
    from (select ${below ?? `(select coalesce(max(number), 0) + 1 from ${from} where ${listed})`} as top, ${low} as low, ${terms} as terms offset 0) start
    union all
    select step, top, low, terms, case
      when step = ${fewStep} then ${few}
      when step < ${all} then ${newest(`${rows} and search @@ ${block} and search @@ terms`)}
      else ${newest(`${rows} and search @@ terms`)} end
    from (select next as step, top, low, terms, ${sizeOf('next')} as size
      from (select *, ${next} as next from ${name}) done
      where numnode(terms) > 0 and next <= case querytree(terms) when 'T' then ${all - 1} else ${all} end and case
        when step = ${fewStep} then numbers is null
        else cardinality(numbers) < ${count} and (step < ${blockStep} or low < ((top - 1 >> ${sizeOf('step')}) - 1) << ${sizeOf('step')}) end) following)`;
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
