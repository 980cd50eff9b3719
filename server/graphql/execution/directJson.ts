import { createHash } from 'node:crypto';
import {
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../../context';
import { AppError } from '../../core/errors';
import { readPage, type List, type FieldSelection } from '../../database/list';
import type { SelectedField, Projection } from '../../database/read';
import type { SelectList } from '../../modules/module';
import { selectFields, type Fragments } from './fieldSelection';

/** An operation's data as text, ready to be sent. */
export class DirectJson {
  constructor(readonly text: string) {}
}

/** Runs an operation. Undefined: run it the usual way, which also words the errors. */
export type DirectJsonPlan = (ctx: Context, variables: Record<string, unknown>) => Promise<DirectJson | undefined>;

/** A refusal is worded by the usual way, with its place in the document. */
export const ignoreRefusal = (error: unknown): undefined => {
  if (!(error instanceof AppError)) throw error;
};

const keptPlans = 500;
const longestKept = 10_000;

/** Plans by the words that an operation was sent in, so that one that was let through before is neither parsed nor checked again. */
export class DirectJsonPlans {
  private readonly plans = new Map<string, DirectJsonPlan>();

  private key = (query: string, operationName: string | null | undefined) => `${operationName ?? ''}\0${query}`;

  get(query: string, operationName: string | null | undefined): DirectJsonPlan | undefined {
    return this.plans.get(this.key(query, operationName));
  }

  /** @param query of an operation that is valid */
  add(query: string, operationName: string | null | undefined, plan: DirectJsonPlan): void {
    if (query.length > longestKept) return;
    this.plans.set(this.key(query, operationName), plan);
    if (this.plans.size > keptPlans) this.plans.delete(this.plans.keys().next().value!);
  }
}

/** Each is prepared on every connection, so there are not more of them than this. */
const maxStatements = 200;
const known = new Set<string>();

/** @returns false when one more statement would be too many; the usual way then serves */
function isAffordable(name: string): boolean {
  if (known.size < maxStatements) known.add(name);
  return known.has(name);
}

/**
 * Plans an operation that asks for one list and nothing that needs a resolver: PostgreSQL then writes each row with just the
 * fields asked for, under the names asked for, and the answer is put together as text.
 * @returns undefined when the operation asks for more
 */
export function planDirectJson(
  schema: GraphQLSchema,
  lists: Record<string, SelectList>,
  document: DocumentNode,
  operationName?: string | null,
): DirectJsonPlan | undefined {
  const operation = getOperationAST(document, operationName);
  const [root, ...others] = operation?.selectionSet.selections ?? [];
  if (
    operation?.operation !== 'query' ||
    root?.kind !== Kind.FIELD ||
    others.length > 0 ||
    !Object.hasOwn(lists, root.name.value)
  )
    return undefined;
  if ([...(operation.directives ?? []), ...(root.directives ?? [])].length > 0) return undefined;
  const fragments: Fragments = {};
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  const field = schema.getQueryType()!.getFields()[root.name.value]!;
  const connection = getNamedType(field.type);
  const picks = isObjectType(connection) && root.selectionSet && selectFields(connection, root.selectionSet, fragments);
  if (!picks) return undefined;
  const nodePicks = picks
    .flatMap(({ name, of }) => (name === 'edges' ? of! : []))
    .filter(({ name }) => name === 'node');
  if (nodePicks.length > 1) return undefined;
  const node = nodePicks[0]?.of ?? [];
  const picked: FieldSelection = {
    id: createHash('sha256').update(JSON.stringify(node)).digest('hex').slice(0, 16),
    picks: node,
  };
  const rootName = JSON.stringify(root.alias?.value ?? root.name.value);
  const select = lists[root.name.value]!;
  const { variableDefinitions = [] } = operation;
  const argumentsOf = (given: Record<string, unknown>): Record<string, unknown> | undefined => {
    const { coerced } = getVariableValues(schema, variableDefinitions, given, { maxErrors: 1 });
    return coerced && getArgumentValues(field, root as FieldNode, coerced);
  };
  const constantArguments = variableDefinitions.length === 0 ? argumentsOf({}) : undefined;
  const writeConnection = writerOf<Page>(picks, ({ name, of = [] }) => {
    if (name === 'pageInfo') return pageWriter(of);
    const writeEdge = edgeWriter(of);
    return ({ rows }) => `[${rows.map(writeEdge).join()}]`;
  });
  const covered = new WeakMap<List, boolean>();
  const isCovered = (list: List): boolean => {
    if (!covered.has(list)) covered.set(list, covers(list.projection('camel'), node));
    return covered.get(list)!;
  };
  return async (ctx, given) => {
    const args = constantArguments ?? argumentsOf(given);
    if (!args) return undefined;
    const { list, values } = select(ctx, args);
    if (!isCovered(list) || !isAffordable(`${list.name} ${picked.id} ${args.first} ${!args.after}`)) return undefined;
    const page = await readPage(ctx.app.reader, list, args, values, node.length > 0 ? picked : undefined);
    return new DirectJson(`{${rootName}:${writeConnection(page)}}`);
  };
}

type Page = Awaited<ReturnType<typeof readPage>>;
type Row = Page['rows'][number];
type Write<T> = (value: T) => string;

const nullable = (value: string | null | undefined) => (value == null ? 'null' : `"${value}"`);

/** Writes an object of the picked fields; their names are spelt out once. */
function writerOf<T>(picks: readonly SelectedField[], valueOf: (pick: SelectedField) => Write<T>): Write<T> {
  const fields = picks.map((pick, index) => ({
    start: `${index === 0 ? '{' : ','}"${pick.as}":`,
    write: pick.text === undefined ? valueOf(pick) : () => `"${pick.text}"`,
  }));
  return (value) => {
    let text = '';
    for (const { start, write } of fields) text += start + write(value);
    return `${text}}`;
  };
}

const edgeWriter = (picks: readonly SelectedField[]): Write<Row> =>
  writerOf(picks, ({ name }) =>
    name === 'node'
      ? ({ node }) => node
      : name === 'cursor'
        ? ({ cursor }) => `"${cursor}"`
        : ({ reason }) => nullable(reason),
  );

const pageWriter = (picks: readonly SelectedField[]): Write<Page> =>
  writerOf(picks, ({ name }) =>
    name === 'hasNextPage' ? ({ hasNextPage }) => String(hasNextPage) : ({ rows }) => nullable(rows.at(-1)?.cursor),
  );

/** Whether the projection has every field picked; fields with resolvers of their own are not in it. */
function covers(projection: Projection, picks: readonly SelectedField[]): boolean {
  return picks.every(({ name, text, of }) => {
    if (text !== undefined) return true;
    const field = projection[name];
    if (field === undefined) return false;
    return typeof field === 'string' ? of === undefined : of !== undefined && covers(field.fields, of);
  });
}
