import {
  getArgumentValues,
  getNamedType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { pageLimits } from '../../../shared/contracts/paging';

/** Rows that the lists of one operation may have together: 20 posts with 20 comments each are 420. */
export const maxRows = 1_500;

/** Fields that are visited before the operation is rejected: fragments within fragments multiply. */
const maxFields = 5_000;

/** A field of the merged selection, with the type that declares it. */
type Selected = { node: FieldNode; parent: GraphQLNamedType };

/**
 * Counts the rows that an operation may read at most, by the values of its variables. An argument that is not known counts
 * as the largest page, and fields under @skip and @include count as selected.
 * @returns the error when the rows exceed `maxRows`
 */
export function costError(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  let fieldsLeft = maxFields;

  /** Adds the fields of a selection by their names in the response, as execution merges them. */
  const collect = (parent: GraphQLNamedType, selections: SelectionSetNode, merged: Map<string, Selected[]>): void => {
    for (const selection of selections.selections) {
      if (--fieldsLeft < 0) return;
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        merged.set(name, [...(merged.get(name) ?? []), { node: selection, parent }]);
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      const condition = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
      if (fragment) collect(condition ?? parent, fragment.selectionSet, merged);
    }
  };

  const countRows = (
    selections: { parent: GraphQLNamedType; selectionSet: SelectionSetNode }[],
    times: number,
  ): number => {
    const merged = new Map<string, Selected[]>();
    for (const { parent, selectionSet } of selections) collect(parent, selectionSet, merged);
    let rows = 0;
    for (const fields of merged.values()) {
      // Fields of different types can share a name: the largest page of them counts.
      let pageSize = 0;
      const inner: { parent: GraphQLNamedType; selectionSet: SelectionSetNode }[] = [];
      for (const { node, parent } of fields) {
        const field = definitionOf(parent, node);
        if (!field) continue;
        const type = getNamedType(field.type);
        if (isPage(type)) pageSize = Math.max(pageSize, pageSizeOf(field, node, variables));
        if (isCompositeType(type) && node.selectionSet) inner.push({ parent: type, selectionSet: node.selectionSet });
      }
      rows += times * pageSize;
      if (rows > maxRows || fieldsLeft < 0) return Number.POSITIVE_INFINITY;
      if (inner.length > 0) rows += countRows(inner, times * (pageSize || 1));
    }
    return rows;
  };

  const root = schema.getRootType(operation.operation);
  const rows = root ? countRows([{ parent: root, selectionSet: operation.selectionSet }], 1) : 0;
  if (rows <= maxRows) return undefined;
  return new GraphQLError(
    `The lists of this operation may have more than ${maxRows} rows together. Request smaller pages (\`first\`) or fewer lists.`,
    { nodes: operation, extensions: { code: 'BAD_USER_INPUT' } },
  );
}

const definitionOf = (parent: GraphQLNamedType, { name }: FieldNode): GraphQLField<unknown, unknown> | undefined =>
  isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name.value] : undefined;

const isPage = (type: GraphQLNamedType): boolean => isObjectType(type) && 'edges' in type.getFields();

/** The largest page of any list: one of events. Resolvers reject sizes that are not valid. */
const maxPageSize = 100;

function pageSizeOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): number {
  try {
    const size = Number(getArgumentValues(field, node, variables).first ?? pageLimits.default);
    return size >= 1 && size <= maxPageSize ? size : maxPageSize;
  } catch {
    return maxPageSize;
  }
}
