import type { readPage } from '../../database/list';
import type { SelectedField } from '../../database/read';

type Page = Awaited<ReturnType<typeof readPage>>;
type Row = Page['rows'][number];

/** Writes a value as JSON text. */
type Write<T> = (value: T) => string;

/**
 * Plans how a page of a list is written as a Relay connection, with just the selected fields and in their order.
 * @returns undefined when fields are selected that a page does not have
 */
export function planConnectionJson(fields: readonly SelectedField[]): Write<Page> | undefined {
  return objectWriter<Page>(fields, ({ name, fields: inner = [] }) => {
    if (name === 'pageInfo') return objectWriter<Page>(inner, ({ name: field }) => pageInfo[field]);
    const writeEdge = name === 'edges' ? objectWriter<Row>(inner, ({ name: field }) => edge[field]) : undefined;
    return writeEdge && (({ rows }) => `[${rows.map(writeEdge).join()}]`);
  });
}

const quoted = (value: string | null | undefined) => (value == null ? 'null' : `"${value}"`);

const edge: Record<string, Write<Row> | undefined> = {
  node: ({ node }) => node,
  cursor: ({ cursor }) => quoted(cursor),
  reason: ({ reason }) => quoted(reason),
};

const pageInfo: Record<string, Write<Page> | undefined> = {
  hasNextPage: ({ hasNextPage }) => String(hasNextPage),
  endCursor: ({ endCursor }) => quoted(endCursor),
  searchedTo: ({ searchedTo }) => quoted(searchedTo),
};

/** Composes names and punctuation once, not for each value. */
function objectWriter<T>(
  fields: readonly SelectedField[],
  createWriter: (field: SelectedField) => Write<T> | undefined,
): Write<T> | undefined {
  const members: { start: string; write: Write<T> }[] = [];
  for (const field of fields) {
    const write = field.constant === undefined ? createWriter(field) : () => `"${field.constant}"`;
    if (!write) return undefined;
    members.push({ start: `${members.length === 0 ? '{' : ','}"${field.responseName}":`, write });
  }
  return (value) => {
    let text = '';
    for (const { start, write } of members) text += start + write(value);
    return `${text}}`;
  };
}
