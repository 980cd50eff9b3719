/** Sizes of the blocks of rows in an index, as powers of two. */
const blockSizes = [12, 15];
const sizes = `(array[${blockSizes.join(', ')}])`;

/** Least number of rows scanned in order before the index is used. Common terms have enough matches among them. */
const scannedRows = 256;

export type NewestMatches = {
  /** Name of the table, unique in the statement. */
  name: string;
  /** Table with the columns `number`, by which rows are ordered, and `search`, whose lexemes include the blocks of a row. */
  from: 'post' | 'job';
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
 * SQL of a recursive table whose last step has the numbers of the newest matching rows. The search scans the newest rows, then
 * uses the index for the newest block of each size, then for all rows, and stops as soon as there are enough. So the cost of
 * common terms does not grow with the table. A search of exclusions only stops after the blocks, because the index cannot find
 * missing words; and one with a least number stops before older blocks. See docs/decisions/0019.
 */
export function newestMatches(search: NewestMatches): string {
  const { name, from, listed = 'true', terms, condition, below, low = '0', count } = search;
  // Without "offset 0" the planner may scan all rows in order.
  const newest = (source: string) => `array(
    select p.number from (${source} offset 0) p where p.number < top and p.number >= low and ${condition} order by p.number desc limit ${count})`;
  const all = blockSizes.length + 1;
  // The last full block and the newest one, which may have few rows yet.
  const blocks = `format('%L | %L', size || ' ' || (top - 1 >> size), size || ' ' || (top - 1 >> size) - 1)::tsquery`;
  return `${name} (step, top, low, terms, numbers) as (
    select 0, top, low, terms, ${newest(`select * from (select * from ${from} where ${listed} and number < top order by number desc limit greatest(${scannedRows}, 2 * (${count}))) recent where search @@ terms`)}
    from (select ${below ?? `(select coalesce(max(number), 0) + 1 from ${from} where ${listed})`} as top, ${low} as low, ${terms} as terms offset 0) start
    union all
    select step, top, low, terms, case when step < ${all}
      then ${newest(`select * from ${from} where ${listed} and search @@ terms and search @@ ${blocks}`)}
      else ${newest(`select * from ${from} where ${listed} and search @@ terms`)} end
    from (select step + 1 as step, top, low, terms, ${sizes}[step + 1] as size from ${name}
      where cardinality(numbers) < ${count} and numnode(terms) > 0 and step < case querytree(terms) when 'T' then ${all - 1} else ${all} end
        and (step = 0 or low < ((top - 1 >> ${sizes}[step]) - 1) << ${sizes}[step])) next)`;
}

/** SQL array: the numbers that a table of `newestMatches` found. */
export const numbersOf = (name: string): string => `(select numbers from ${name} order by step desc limit 1)::int[]`;
