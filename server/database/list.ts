import { decodeCursor, encodeCursor, pageSize, type PageArgs } from '../core/page';
import * as v from 'valibot';
import { badInput } from '../core/errors';
import { statement, type Reader, type Spelling, type Statement } from './read';

/** A list in keyset order: one statement a page, and PostgreSQL builds the answer's JSON. */
export type List = {
  /** Unique, at most 30 characters: part of the prepared statement's name. */
  name: string;
  /** Order keys as SQL over the page's rows, major first, all in one direction. */
  keys: readonly { sql: string; type: 'uuid' | 'float8' | 'int' | 'timestamptz' }[];
  direction: 'asc' | 'desc';
  /**
   * The page's rows, as a FROM item with its joins: `(select … where … {after} order by … {limit}) p join …`.
   * @param after placeholders of the cursor's keys, in order; null on the first page
   * @param limit the LIMIT clause
   */
  rows: (after: string[] | null, limit: string) => string;
  /** JSON object of one row. */
  node: (spelling: Spelling) => string;
  /** SQL text that says why a row is in the list. */
  reason?: string;
  /** How many parameters `rows` and `node` use; the cursor's come after them. */
  parameters: number;
};

export type Edge<T> = { cursor: string; node: T; reason?: string };

/** A Relay connection. */
export type Connection<T> = { edges: Edge<T>[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

const orderOf = (list: List) => list.keys.map(({ sql }) => `${sql} ${list.direction}`).join(', ');

function connectionStatement(list: List, size: number, hasAfter: boolean): Statement {
  return statement(`${list.name}_c${size}${hasAfter ? 'a' : ''}`, () => {
    const after = hasAfter ? list.keys.map(({ type }, index) => `$${list.parameters + index + 1}::${type}`) : null;
    const keys = `json_build_array(${list.keys.map(({ sql }) => sql).join(', ')})`;
    const edge = `json_build_object('keys', ${keys}, 'node', ${list.node('camel')}${list.reason ? `, 'reason', ${list.reason}` : ''})`;
    return `select coalesce(json_agg(${edge} order by ${orderOf(list)}), '[]')::text from ${list.rows(after, `limit ${size + 1}`)}`;
  });
}

/**
 * Reads one page for GraphQL, in one statement.
 * @throws AppError BAD_USER_INPUT naming `first` or `after`
 */
export async function readConnection<T>(reader: Reader, list: List, args: Partial<PageArgs>, values: readonly unknown[]): Promise<Connection<T>> {
  const size = pageSize(args.first);
  const after = args.after ? cursorKeys(list, args.after) : [];
  const text = await reader.value(connectionStatement(list, size, after.length > 0), [...values, ...after]);
  const rows = JSON.parse(text!) as { keys: (string | number)[]; node: T; reason?: string }[];
  const hasNextPage = rows.length > size;
  if (hasNextPage) rows.length = size;
  const edges = rows.map(({ keys, node, reason }) => ({ cursor: encodeCursor(...keys), node, reason }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

const keySchemas = {
  uuid: v.pipe(v.string(), v.uuid()),
  float8: v.number(),
  int: v.pipe(v.number(), v.integer()),
  timestamptz: v.pipe(v.string(), v.regex(/^\d{4}-[\d:T.+-]+$/)),
};

const cursorKeys = (list: List, cursor: string) => decodeCursor(cursor, v.strictTuple(list.keys.map(({ type }) => keySchemas[type])));

/**
 * Reads one page for REST: the whole answer `{ data: { <name>, pagination } }` as PostgreSQL wrote it.
 * @param name what the list is called under `data`
 */
export async function readEnvelope(
  reader: Reader,
  list: List,
  { name, page, limit }: { name: string; page: number; limit: number },
  values: readonly unknown[],
): Promise<string> {
  const made = statement(`${list.name}_r${limit}${page > 1 ? 'o' : ''}_${name}`, () => {
    const offset = page > 1 ? ` offset $${list.parameters + 1}::int` : '';
    const shown = `coalesce(json_agg(node order by n) filter (where n <= ${limit}), '[]')`;
    const pagination = `'{"limit":${limit},"has_more":' || (count(*) > ${limit})::text`;
    return `select '{"data":{"${name}":' || ${shown}::text || ',"pagination":' || ${pagination} from (
      select row_number() over (order by ${orderOf(list)}) as n, ${list.node('snake')} as node
      from ${list.rows(null, `limit ${limit + 1}${offset}`)}) t`;
  });
  const text = await reader.value(made, page > 1 ? [...values, (page - 1) * limit] : values);
  return `${text},"page":${page}}}}`;
}

/** Reads `page` and `limit` of a REST query. @throws AppError BAD_USER_INPUT naming the one that is wrong */
export function readPaging(query: { page?: string; limit?: string }): { page: number; limit: number } {
  const limit = pageSize(query.limit === undefined ? undefined : Number(query.limit), 'limit');
  const page = query.page === undefined ? 1 : Number(query.page);
  if (!Number.isInteger(page) || page < 1 || page > 1_000) throw badInput({ page: 'page must be 1 to 1000.' });
  return { page, limit };
}
