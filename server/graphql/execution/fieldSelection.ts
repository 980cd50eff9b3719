import {
  isEnumType,
  isObjectType,
  isScalarType,
  getNamedType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import type { SelectedField } from '../../database/read';

export type Fragments = Record<string, FragmentDefinitionNode>;

/** PostgreSQL truncates longer names. */
const maxNameLength = 63;

/**
 * Flattens a selection of plain fields, fragments included.
 * @returns undefined when plain fields do not suffice: directives, arguments, other types
 */
export function selectFields(
  type: GraphQLObjectType,
  selections: SelectionSetNode,
  fragments: Fragments,
): SelectedField[] | undefined {
  const fields: SelectedField[] = [];
  for (const selection of selections.selections) {
    if (selection.directives?.length) return undefined;
    if (selection.kind !== Kind.FIELD) {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      if (
        !fragment ||
        fragment.directives?.length ||
        (fragment.typeCondition && fragment.typeCondition.name.value !== type.name)
      )
        return undefined;
      const inner = selectFields(type, fragment.selectionSet, fragments);
      if (!inner) return undefined;
      for (const field of inner) addField(fields, field);
      continue;
    }
    const name = selection.name.value;
    const responseName = selection.alias?.value ?? name;
    if (selection.arguments?.length || responseName.length > maxNameLength) return undefined;
    if (name === '__typename') {
      addField(fields, { responseName, name, constant: type.name });
      continue;
    }
    const output = getNamedType(type.getFields()[name]!.type);
    if (isPlainLeaf(output)) addField(fields, { responseName, name });
    else if (isObjectType(output) && selection.selectionSet) {
      const inner = selectFields(output, selection.selectionSet, fragments);
      if (!inner) return undefined;
      addField(fields, { responseName, name, fields: inner });
    } else return undefined;
  }
  return fields;
}

/** Whether the database has the values of a type as GraphQL serialises them. */
const isPlainLeaf = (type: GraphQLNamedType): boolean =>
  isScalarType(type) || (isEnumType(type) && type.getValues().every(({ name, value }) => name === value));

/** Merges two selections of the same response name. Validation has ensured that they agree. */
function addField(fields: SelectedField[], field: SelectedField): void {
  const index = fields.findIndex(({ responseName }) => responseName === field.responseName);
  const earlier = fields[index];
  if (!earlier) fields.push(field);
  else if (earlier.fields && field.fields) {
    const merged = [...earlier.fields];
    for (const inner of field.fields) addField(merged, inner);
    fields[index] = { ...earlier, fields: merged };
  }
}
