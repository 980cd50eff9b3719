import type { FieldCase } from './read';

/**
 * SQL of one facet's JSON.
 * @param isComplete SQL condition: all matching rows were counted
 * @param values SQL query of the JSON of its values
 */
export const facetJson = (isComplete: string, values: string, fieldCase: FieldCase): string =>
  `json_build_object('${fieldCase === 'snake' ? 'is_complete' : 'isComplete'}', ${isComplete}, 'values', (${values}))`;

type FrequentValues = {
  /** Table of the counted rows, which are `item`. */
  rows: string;
  /** SQL of a lateral table with the values of `item`. */
  value: string;
  /** First word of the tokens that filter by the facet. */
  group: string;
  /** SQL array of the chosen tokens. */
  tokens: string;
  max: number;
};

/** SQL of the most frequent values of a facet, which are tokens of a group, and of the chosen ones. */
export const frequentValues = ({ rows, value, group, tokens, max }: FrequentValues): string => `
  select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value), '[]') from (
    select mode() within group (order by value) as value, count(distinct item.id)::int as count
    from ${rows} item cross join lateral ${value} one(value) group by lower(value)
    order by ' ${group} ' || lower(value) in (select lower(token) from unnest(${tokens}) token) desc, count desc, 1
    limit ${max} + (select count(*) from unnest(${tokens}) token where split_part(token, ' ', 2) = '${group}')) counted`;

/**
 * SQL of values with the number of rows that reach each.
 * @param steps SQL query of the values
 * @param reaches condition on `item` and `step`
 */
export const reachedValues = (rows: string, steps: string, reaches: string, max: number): string => `
  select coalesce(json_agg(json_build_object('value', step::text, 'count', count) order by step), '[]') from (
    select step, (select count(*)::int from ${rows} item where ${reaches}) as count from (${steps}) steps(step)
    order by step desc limit ${max}) reached where count > 0`;
