import { decodeCursor, encodeCursor, invalidCursor, parsePageSize, type PageArgs } from '../core/pagination';
import * as v from 'valibot';
import {
  selectAllFields,
  selectedJsonJoins,
  statement,
  type SelectedField,
  type Projection,
  type Reader,
  type FieldCase,
  type ProjectionOf,
  type Statement,
} from './read';

/**
 * A list in keyset order: one statement per page, and PostgreSQL builds the JSON of its rows.
 * @typeParam Node type of a row, which the projection is checked against
 */
export type List<Node extends object = object> = {
  /** Unique, at most 30 characters: part of the prepared statement's name. */
  name: string;
  /** Order keys as SQL over the page's rows, major first, all in one direction. */
  keys: readonly { sql: string; type: 'uuid' | 'float8' | 'int' | 'timestamptz' }[];
  direction: 'asc' | 'desc';
  /**
   * The rows of a page as a FROM item with its joins: `(select … where … {after} order by … {limit}) p join …`.
   * @param after placeholders of the cursor's keys, in order; null for the first page
   * @param limit the LIMIT clause, with the OFFSET of a REST page
   * @param mergeLimit the LIMIT clause of each source that `rows` merges: offset and page size together
   */
  rows: (after: string[] | null, limit: string, mergeLimit: string) => string;
  /** The fields of a row. */
  projection: (fieldCase: FieldCase) => ProjectionOf<Node>;
  /** Plans the statement for each call, because the best plan depends on the values, such as rare or common search terms. */
  planEachTime?: true;
  /** SQL text of the reason why a row is in the list. */
  reason?: string;
  /** Number of parameters that `rows` uses; the cursor's parameters come after them. */
  parameters: number;
};

/** A list and the values of its parameters, the viewer's id first. */
export type ListQuery<Node extends object = object> = { list: List<Node>; values: unknown[] };

export type Edge<T> = { cursor: string; node: T; reason?: string };

/** A Relay connection. */
export type Connection<T> = { edges: Edge<T>[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

type Place = 'first' | 'after' | 'offset';

/** The fields of a page's rows. `hasCursors` is false for REST, whose pages are numbered. */
type Shape = { projection: Projection; fields: readonly SelectedField[]; hasCursors: boolean };

/** SQL of one page. The columns of a row are texts: the JSON of the node, the order keys, the reason if the list has one. */
function composePage(list: List, { projection, fields, hasCursors }: Shape, size: number, place: Place): string {
  const after =
    place === 'after' ? list.keys.map(({ type }, index) => `$${list.parameters + index + 1}::${type}`) : null;
  const offset = `$${list.parameters + 1}::int`;
  const [limit, mergeLimit] =
    place === 'offset'
      ? [`limit ${size + 1} offset ${offset}`, `limit ${size + 1} + ${offset}`]
      : [`limit ${size + 1}`, `limit ${size + 1}`];
  const columns = [
    'row_to_json(answer)::text',
    ...(hasCursors ? [...list.keys.map(({ sql }) => `${sql}::text`), ...(list.reason ? [list.reason] : [])] : []),
  ];
  const order = list.keys.map(({ sql }) => `${sql} ${list.direction}`).join(', ');
  return `select ${columns.join(', ')} from ${list.rows(after, limit, mergeLimit)} ${selectedJsonJoins(projection, fields, 'answer')} order by ${order}`;
}

/** A statement without a name is not prepared, and so planned for each call. */
const applyPlanning = ({ planEachTime }: List, { name, text }: Statement): Statement =>
  planEachTime ? { text } : { name, text };

/** The projection of a list of any type of node. */
export const rowProjection = (list: List, fieldCase: FieldCase): Projection => list.projection(fieldCase) as Projection;

function pageStatement(list: List, fieldCase: FieldCase, size: number, place: Place): Statement {
  return statement(`${list.name}_${fieldCase}_${place}_${size}`, () => {
    const projection = rowProjection(list, fieldCase);
    return composePage(
      list,
      { projection, fields: selectAllFields(projection, fieldCase), hasCursors: fieldCase === 'camel' },
      size,
      place,
    );
  });
}

/** Selected fields of a list's rows. `id` identifies the selection in the names of statements. */
export type FieldSelection = { id: string; fields: readonly SelectedField[] };

type Row = { cursor: string; node: string; reason: string | null };

/** Reads one page as JSON texts, in one statement. @throws AppError BAD_USER_INPUT naming `first` or `after` */
export async function readPage(
  reader: Reader,
  list: List,
  args: Partial<PageArgs>,
  values: readonly unknown[],
  selection?: FieldSelection,
): Promise<{ rows: Row[]; hasNextPage: boolean }> {
  const size = parsePageSize(args.first);
  const after = args.after ? cursorKeys(list, args.after) : [];
  const place = after.length > 0 ? 'after' : 'first';
  const page = selection
    ? statement(`${list.name}_${selection.id}_${place}_${size}`, () =>
        composePage(
          list,
          { projection: rowProjection(list, 'camel'), fields: selection.fields, hasCursors: true },
          size,
          place,
        ),
      )
    : pageStatement(list, 'camel', size, place);
  const rows = await reader
    .texts(applyPlanning(list, page), [...values, ...after])
    .catch((error: { code?: string }) => {
      // PostgreSQL rejects a key of a forged cursor, such as a number that is too large or the 31st of February.
      throw after.length > 0 && error.code?.startsWith('22') ? invalidCursor() : error;
    });
  const hasNextPage = rows.length > size;
  if (hasNextPage) rows.length = size;
  const reasonIndex = list.keys.length + 1;
  return {
    rows: rows.map((row) => ({
      cursor: encodeCursor(row.slice(1, reasonIndex)),
      node: row[0]!,
      reason: row[reasonIndex] ?? null,
    })),
    hasNextPage,
  };
}

/**
 * Reads one page for GraphQL, in one statement.
 * @throws AppError BAD_USER_INPUT naming `first` or `after`
 */
export async function readConnection<Node extends object>(
  reader: Reader,
  list: List<Node>,
  args: Partial<PageArgs>,
  values: readonly unknown[],
): Promise<Connection<Node>> {
  const { rows, hasNextPage } = await readPage(reader, list, args, values);
  const nodes = JSON.parse(`[${rows.map(({ node }) => node).join()}]`) as Node[];
  const edges = rows.map(({ cursor, reason }, index) => ({ cursor, node: nodes[index]!, reason: reason ?? undefined }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

const keyTexts = {
  uuid: v.pipe(v.string(), v.uuid()),
  float8: v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/)),
  int: v.pipe(v.string(), v.regex(/^-?\d{1,9}$/)),
  timestamptz: v.pipe(v.string(), v.regex(/^\d{4}-[\d :.+-]+$/)),
};

const cursorKeys = (list: List, cursor: string) =>
  decodeCursor(cursor, v.strictTuple(list.keys.map(({ type }) => keyTexts[type])));

/**
 * Reads one page for REST.
 * @param name key of the list in `data`
 * @returns JSON text of the response body `{ data: { <name>, pagination } }`
 */
export async function readRestPage(
  reader: Reader,
  list: List,
  { name, page, limit }: { name: string; page: number; limit: number },
  values: readonly unknown[],
): Promise<string> {
  const offset = page > 1 ? [(page - 1) * limit] : [];
  const rows = await reader.texts(
    applyPlanning(list, pageStatement(list, 'snake', limit, page > 1 ? 'offset' : 'first')),
    [...values, ...offset],
  );
  const hasMore = rows.length > limit;
  if (hasMore) rows.length = limit;
  return `{"data":{"${name}":[${rows.map(([node]) => node).join()}],"pagination":{"page":${page},"limit":${limit},"has_more":${hasMore}}}}`;
}
