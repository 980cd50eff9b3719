import { decodeCursor, encodeCursor, invalidCursor, parsePageSize, type PageArgs } from '../core/pagination';
import * as v from 'valibot';
import { pageLimits } from '../../shared/contracts/paging';
import { LruCache } from '../core/lruCache';
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
import { composeSearchPage, type ListSearch } from './listSearch';

/**
 * A list in keyset order: one statement per page, and PostgreSQL builds the JSON of its rows.
 * @typeParam Node type of a row, which the projection is checked against
 */
export type List<Node extends object = object> = {
  /** Unique, at most 30 characters: part of the prepared statement's name. */
  name: string;
  /** Order keys as SQL over the page's rows, major first, all in one direction. */
  keys: readonly { sql: string; type: 'uuid' | 'float8' | 'int' | 'timestamptz' | 'text' }[];
  direction: 'asc' | 'desc';
  /**
   * The rows of a page as a FROM item with its joins: `(select … where … {after} order by … {limit}) p join …`.
   * @param after placeholders of the cursor's keys, in order; null for the first page
   * @param limit the LIMIT clause, with the OFFSET of a REST page
   * @param mergeLimit the LIMIT clause of each source that `rows` merges: offset and page size together
   * @param subject SQL of the id that the list is about, in lists that readConnections reads; `$2` when left out
   */
  rows: (after: string[] | null, limit: string, mergeLimit: string, subject?: string) => string;
  /** The fields of a row. */
  projection: (fieldCase: FieldCase) => ProjectionOf<Node>;
  /** Plans the statement for each call, because the best plan depends on the values, such as rare or common search terms. */
  planEachTime?: true;
  /** SQL text of the reason why a row is in the list. */
  reason?: string;
  search?: ListSearch;
  /** Number of parameters that `rows` uses; the cursor's parameters come after them. */
  parameters: number;
};

/** A list and the values of its parameters, the viewer's id first. */
export type ListQuery<Node extends object = object> = { list: List<Node>; values: unknown[] };

export type Edge<T> = { cursor: string; node: T; reason?: string };

/** A Relay connection. */
export type Connection<T> = { edges: Edge<T>[]; pageInfo: PagePosition };

/** `searchedTo` is the time of the oldest row that a search looked at before it stopped. */
type PagePosition = { hasNextPage: boolean; endCursor: string | null; searchedTo?: string | null };

type Place = 'first' | 'after' | 'offset';

/**
 * Page sizes of statements. A size is part of a statement's text, because a parameter spoils its plan, and each text is
 * prepared on each connection; so there are few, and a page of another size is cut from the next larger one.
 */
const pageSizes = [1, 5, 10, 20, pageLimits.max];
const roundUp = (size: number): number => pageSizes.find((rounded) => rounded >= size)!;

/** Removes the rows beyond a page. @returns whether there were any */
function cutPage(rows: unknown[], size: number): boolean {
  const hasNextPage = rows.length > size;
  if (hasNextPage) rows.length = size;
  return hasNextPage;
}

/** The fields of a page's rows. `hasCursors` is false for REST, whose pages are numbered. */
type Shape = { projection: Projection; fields: readonly SelectedField[]; hasCursors: boolean };

/** SQL of one page. The columns of a row are texts: the JSON of the node, the order keys, the reason if the list has one. */
function composePage(
  list: List,
  { projection, fields, hasCursors }: Shape,
  size: number,
  place: Place,
  subject?: string,
): string {
  const after =
    place === 'after' ? list.keys.map(({ type }, index) => `$${list.parameters + index + 1}::${type}`) : null;
  const offset = `$${list.parameters + 1}::int`;
  const [limit, mergeLimit] =
    place === 'offset'
      ? [`limit ${size + 1} offset ${offset}`, `limit ${size + 1} + ${offset}`]
      : [`limit ${size + 1}`, `limit ${size + 1}`];
  const from = `from ${list.rows(after, limit, mergeLimit, subject)} ${selectedJsonJoins(projection, fields, 'answer')}`;
  const count = mergeLimit.replace('limit ', '');
  const tables = list.search?.tables(after, count, hasCursors) ?? '';
  if (list.search && hasCursors) return `${tables} ${composeSearchPage(list, list.search, from, count)}`;
  const columns = [
    'row_to_json(answer)::text',
    ...(hasCursors ? [...list.keys.map(({ sql }) => `${sql}::text`), ...(list.reason ? [list.reason] : [])] : []),
  ];
  const order = list.keys.map(({ sql }) => `${sql} ${list.direction}`).join(', ');
  return `${tables} select ${columns.join(', ')} ${from} order by ${order}`;
}

/** A statement without a name is not prepared, and so planned for each call. */
const applyPlanning = ({ planEachTime }: List, { name, text }: Statement): Statement =>
  planEachTime ? { text } : { name, text };

/** The projection of a list of any type of node. */
export const rowProjection = (list: List, fieldCase: FieldCase): Projection => list.projection(fieldCase) as Projection;

function pageStatement(list: List, fieldCase: FieldCase, size: number, place: Place): Statement {
  const rounded = roundUp(size);
  return statement(`${list.name}_${fieldCase}_${place}_${rounded}`, () => {
    const projection = rowProjection(list, fieldCase);
    return composePage(
      list,
      { projection, fields: selectAllFields(projection, fieldCase), hasCursors: fieldCase === 'camel' },
      rounded,
      place,
    );
  });
}

/** Selected fields of a list's rows. `id` identifies the selection in the names of statements. */
export type FieldSelection = { id: string; fields: readonly SelectedField[] };

/** Requests choose selections, so their statements are evicted: about as many as the client and integrators repeat. */
const maxSelectionStatements = 200;
const selectionStatements = new LruCache<Statement>(maxSelectionStatements);

function selectionStatement(list: List, { id, fields }: FieldSelection, size: number, place: Place): Statement {
  const rounded = roundUp(size);
  const name = `${list.name}_${id}_${place}_${rounded}`;
  let cached = selectionStatements.get(name);
  if (!cached) {
    const shape = { projection: rowProjection(list, 'camel'), fields, hasCursors: true };
    selectionStatements.set(name, (cached = { name, text: composePage(list, shape, rounded, place) }));
  }
  return cached;
}

type Row = { cursor: string; node: string; reason: string | null };
type Page = { rows: Row[] } & PagePosition;

/** Reads one page as JSON texts, in one statement. @throws AppError BAD_USER_INPUT naming `first` or `after` */
export async function readPage(
  reader: Reader,
  list: List,
  args: Partial<PageArgs>,
  values: readonly unknown[],
  selection?: FieldSelection,
): Promise<Page> {
  const size = parsePageSize(args.first);
  const after = args.after ? cursorKeys(list, args.after) : [];
  const place = after.length > 0 ? 'after' : 'first';
  const page = selection ? selectionStatement(list, selection, size, place) : pageStatement(list, 'camel', size, place);
  const rows = await reader
    .texts(applyPlanning(list, page), [...values, ...after])
    .catch((error: { code?: string }) => {
      throw after.length > 0 && isKeyError(error) ? invalidCursor() : error;
    });
  const stop = list.search && rows.length > 0 && rows.at(-1)![0] === null ? rows.pop() : undefined;
  return toPage(list, rows, size, stop);
}

/** @param stop the row of a search that stopped */
function toPage(list: List, texts: string[][], size: number, stop?: string[]): Page {
  const isCut = cutPage(texts, size);
  const rows = texts.map((row) => toRow(list, row));
  const endCursor = rows.at(-1)?.cursor ?? null;
  if (isCut || !stop) return { rows, hasNextPage: isCut, endCursor };
  const searchedTo = stop.at(-1);
  return list.search!.isContinued
    ? { rows, hasNextPage: true, endCursor: toRow(list, stop).cursor, searchedTo }
    : { rows, hasNextPage: false, endCursor, searchedTo };
}

function toRow({ keys }: List, columns: readonly string[]): Row {
  const reasonIndex = keys.length + 1;
  return {
    cursor: encodeCursor(columns.slice(1, reasonIndex)),
    node: columns[0]!,
    reason: columns[reasonIndex] ?? null,
  };
}

/** PostgreSQL rejects a key of a forged cursor, such as a number that is too large or the 31st of February. */
const isKeyError = (error: { code?: string }): boolean => error.code?.startsWith('22') === true;

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
  return toConnection(await readPage(reader, list, args, values));
}

function toConnection<Node extends object>({ rows, ...pageInfo }: Page): Connection<Node> {
  const nodes = JSON.parse(`[${rows.map(({ node }) => node).join()}]`) as Node[];
  const edges = rows.map(({ cursor, reason }, index) => ({ cursor, node: nodes[index]!, reason: reason ?? undefined }));
  return { edges, pageInfo };
}

/**
 * Reads the same page of a list for each of several subjects, in one statement.
 * @param values the viewer's id, and the ids of the subjects
 * @throws AppError BAD_USER_INPUT naming `first` or `after`
 */
export async function readConnections<Node extends object>(
  reader: Reader,
  list: List<Node>,
  args: Partial<PageArgs>,
  values: readonly [viewerId: string, subjectIds: readonly string[]],
): Promise<Connection<Node>[]> {
  const size = parsePageSize(args.first);
  const after = args.after ? cursorKeys(list, args.after) : [];
  const place = after.length > 0 ? 'after' : 'first';
  const rounded = roundUp(size);
  const query = statement(`${list.name}_each_${place}_${rounded}`, () => composePages(list, rounded, place));
  const found = await reader.texts(query, [...values, ...after]).catch((error: { code?: string }) => {
    throw after.length > 0 && isKeyError(error) ? invalidCursor() : error;
  });
  const pages = values[1].map((): string[][] => []);
  for (const [subject, ...columns] of found) pages[Number(subject) - 1]!.push(columns);
  return pages.map((rows) => toConnection<Node>(toPage(list, rows, size)));
}

/** SQL of a page for each subject, in the order of subjects. The first column is the subject's number, from 1. */
function composePages(list: List, size: number, place: Place): string {
  const projection = rowProjection(list, 'camel');
  const shape = { projection, fields: selectAllFields(projection, 'camel'), hasCursors: true };
  const order = list.keys.map(({ sql }) => `${sql} ${list.direction}`).join(', ');
  const page = composePage(list, shape, size, place, 'subject.id').replace(
    'select ',
    `select row_number() over (order by ${order}) as place, `,
  );
  const columns = ['node', ...list.keys.map((_key, index) => `key${index}`)];
  return `select subject.n::text, ${columns.join(', ')} from unnest($2::uuid[]) with ordinality subject(id, n)
    cross join lateral (${page}) page(place, ${columns.join(', ')}) order by subject.n, page.place`;
}

const keyTexts = {
  uuid: v.pipe(v.string(), v.uuid()),
  float8: v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/)),
  int: v.pipe(v.string(), v.regex(/^-?\d{1,9}$/)),
  timestamptz: v.pipe(v.string(), v.regex(/^\d{4}-[\d :.+-]+$/)),
  text: v.string(),
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
  const hasMore = cutPage(rows, limit);
  return `{"data":{"${name}":[${rows.map(([node]) => node).join()}],"pagination":{"page":${page},"limit":${limit},"has_more":${hasMore}}}}`;
}
