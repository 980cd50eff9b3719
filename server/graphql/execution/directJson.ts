import { createHash } from 'node:crypto';
import {
  getArgumentValues,
  getNamedType,
  isNonNullType,
  isObjectType,
  Kind,
  locatedError,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../../context';
import type { PageArgs } from '../../core/pagination';
import { readPage, rowProjection, type FieldSelection, type List } from '../../database/list';
import type { Projection, SelectedField } from '../../database/read';
import type { SelectList } from '../../modules/list';
import { planConnectionJson } from './connectionJson';
import { selectFields, type Fragments } from './fieldSelection';
import type { ExecuteOperation } from './strategy';

/** The data of an operation as JSON text. */
export class DirectJson {
  constructor(readonly text: string) {}

  /** Whether a result has its data as JSON text. */
  static isDataOf<Result extends { data?: unknown }>(result: Result): result is Result & { data: DirectJson } {
    return result.data instanceof DirectJson;
  }
}

/**
 * Plans an operation that selects one list field and needs no resolver: PostgreSQL writes each row with just the selected
 * fields under their response names, and the connection around the rows is composed as text.
 * @returns undefined when the operation needs more
 */
export function planDirectJson(
  schema: GraphQLSchema,
  lists: Record<string, SelectList>,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ExecuteOperation | undefined {
  const node = findListField(lists, operation);
  if (!node) return undefined;
  const definition = schema.getQueryType()!.getFields()[node.name.value]!;
  const connectionType = getNamedType(definition.type);
  const selection = isObjectType(connectionType) && selectConnection(connectionType, node, document);
  if (!selection) return undefined;
  const { writeConnection, nodeFields } = selection;
  const isCovered = createCoverage(nodeFields.fields);
  const responseName = node.alias?.value ?? node.name.value;
  const start = `{${JSON.stringify(responseName)}:`;
  const select = lists[node.name.value]!;
  const constantArguments = operation.variableDefinitions?.length ? undefined : getArgumentValues(definition, node);
  // Lists of one field have the same fields: one that is not covered rules out the strategy, before it selects again.
  let isApplicable = true;

  const readData = async (ctx: Context, coerced: Record<string, unknown>): Promise<DirectJson | undefined> => {
    const args: Partial<PageArgs> = constantArguments ?? getArgumentValues(definition, node, coerced);
    const { list, values } = await select(ctx, args);
    isApplicable = isCovered(list);
    if (!isApplicable) return undefined;
    const hasFields = nodeFields.fields.length > 0;
    const page = await readPage(ctx.app.reader, list, args, values, hasFields ? nodeFields : undefined);
    return new DirectJson(`${start}${writeConnection(page)}}`);
  };

  return async (ctx, { coerced }) => {
    if (!isApplicable) return undefined;
    try {
      const data = await readData(ctx, coerced);
      return data && { data: data as never };
    } catch (error) {
      // As graphql-js reports what a resolver throws.
      const errors = [locatedError(error, node, [responseName])];
      return { data: isNonNullType(definition.type) ? null : { [responseName]: null }, errors };
    }
  };
}

/** The root field of a query that selects one list field only, without directives. */
function findListField(
  lists: Record<string, SelectList>,
  { operation, selectionSet, directives }: OperationDefinitionNode,
): FieldNode | undefined {
  const [root, ...others] = selectionSet.selections;
  if (operation !== 'query' || root?.kind !== Kind.FIELD || others.length > 0) return undefined;
  if (!Object.hasOwn(lists, root.name.value)) return undefined;
  return directives?.length || root.directives?.length ? undefined : root;
}

type ConnectionSelection = {
  writeConnection: NonNullable<ReturnType<typeof planConnectionJson>>;
  /** Selected fields of the rows. */
  nodeFields: FieldSelection;
};

/** @returns undefined when more than fields of a page and of its rows is selected, or the rows are selected twice */
function selectConnection(
  type: GraphQLObjectType,
  { selectionSet }: FieldNode,
  { definitions }: DocumentNode,
): ConnectionSelection | undefined {
  const fragments: Fragments = {};
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  const connectionFields = selectionSet && selectFields(type, selectionSet, fragments);
  const writeConnection = connectionFields && planConnectionJson(connectionFields);
  if (!writeConnection) return undefined;
  const nodes = connectionFields
    .flatMap(({ name, fields = [] }) => (name === 'edges' ? fields : []))
    .filter(({ name }) => name === 'node');
  if (nodes.length > 1) return undefined;
  const fields = nodes[0]?.fields ?? [];
  const id = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
  return { writeConnection, nodeFields: { id, fields } };
}

/** Whether a list's projection has all selected fields. Fields with resolvers of their own are not in a projection. */
function createCoverage(fields: readonly SelectedField[]): (list: List) => boolean {
  const results = new WeakMap<List, boolean>();
  return (list) => {
    let result = results.get(list);
    if (result === undefined) results.set(list, (result = covers(rowProjection(list, 'camel'), fields)));
    return result;
  };
}

function covers(projection: Projection, selected: readonly SelectedField[]): boolean {
  return selected.every(({ name, constant, fields }) => {
    if (constant !== undefined) return true;
    const field = projection[name];
    if (field === undefined) return false;
    return typeof field === 'string' ? fields === undefined : fields !== undefined && covers(field.fields, fields);
  });
}
