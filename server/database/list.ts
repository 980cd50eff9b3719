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

/** One page: a row is the JSON of a thing, then its order keys, then why it is there. All are texts. */
function pageStatement(list: List, spelling: Spelling, size: number, place: 'first' | 'after' | 'offset'): Statement {
  return statement(`${list.name}_${spelling}_${place}_${size}`, () => {
    const after = place === 'after' ? list.keys.map(({ type }, index) => `$${list.parameters + index + 1}::${type}`) : null;
    const offset = place === 'offset' ? ` offset $${list.parameters + 1}::int` : '';
    const keys = list.keys.map(({ sql }) => `${sql}::text`);
    const columns = [`${list.node(spelling)}::text`, ...(spelling === 'camel' ? [...keys, list.reason ?? 'null'] : [])];
    const order = list.keys.map(({ sql }) => `${sql} ${list.direction}`).join(', ');
    return `select ${columns.join(', ')} from ${list.rows(after, `limit ${size + 1}${offset}`)} order by ${order}`;
  });
}

/**
 * Reads one page for GraphQL, in one statement.
 * @throws AppError BAD_USER_INPUT naming `first` or `after`
 */
export async function readConnection<T>(reader: Reader, list: List, args: Partial<PageArgs>, values: readonly unknown[]): Promise<Connection<T>> {
  const size = pageSize(args.first);
  const after = args.after ? cursorKeys(list, args.after) : [];
  const rows = await reader.texts(pageStatement(list, 'camel', size, after.length > 0 ? 'after' : 'first'), [...values, ...after]);
  const hasNextPage = rows.length > size;
  if (hasNextPage) rows.length = size;
  const nodes = JSON.parse(`[${rows.map(([node]) => node).join()}]`) as T[];
  const reasonAt = list.keys.length + 1;
  const edges = rows.map((row, index) => ({ cursor: encodeCursor(row.slice(1, reasonAt)), node: nodes[index]!, reason: row[reasonAt] }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

const keyTexts = {
  uuid: v.pipe(v.string(), v.uuid()),
  float8: v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/)),
  int: v.pipe(v.string(), v.regex(/^-?\d{1,9}$/)),
  timestamptz: v.pipe(v.string(), v.regex(/^\d{4}-[\d :.+-]+$/)),
};

const cursorKeys = (list: List, cursor: string) => decodeCursor(cursor, v.strictTuple(list.keys.map(({ type }) => keyTexts[type])));

/**
 * Reads one page for REST: the whole answer `{ data: { <name>, pagination } }`, of the JSON that PostgreSQL wrote.
 * @param name what the list is called under `data`
 */
export async function readEnvelope(
  reader: Reader,
  list: List,
  { name, page, limit }: { name: string; page: number; limit: number },
  values: readonly unknown[],
): Promise<string> {
  const offset = page > 1 ? [(page - 1) * limit] : [];
  const rows = await reader.texts(pageStatement(list, 'snake', limit, page > 1 ? 'offset' : 'first'), [...values, ...offset]);
  const hasMore = rows.length > limit;
  if (hasMore) rows.length = limit;
  return `{"data":{"${name}":[${rows.join()}],"pagination":{"page":${page},"limit":${limit},"has_more":${hasMore}}}}`;
}

/** Reads `page` and `limit` of a REST query. @throws AppError BAD_USER_INPUT naming the one that is wrong */
export function readPaging(query: { page?: string; limit?: string }): { page: number; limit: number } {
  const limit = pageSize(query.limit === undefined ? undefined : Number(query.limit), 'limit');
  const page = query.page === undefined ? 1 : Number(query.page);
  if (!Number.isInteger(page) || page < 1 || page > 1_000) throw badInput({ page: 'page must be 1 to 1000.' });
  return { page, limit };
}
