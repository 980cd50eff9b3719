import {
  isLeafType,
  isObjectType,
  getNamedType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import type { SelectedField } from '../../database/read';

export type Fragments = Record<string, FragmentDefinitionNode>;

/** PostgreSQL cuts longer names. */
const maxNameLength = 63;

/**
 * Flattens a selection of plain fields into picks, fragments included.
 * @returns undefined when it asks for more than picking: directives, arguments, other types
 */
export function selectFields(
  type: GraphQLObjectType,
  selections: SelectionSetNode,
  fragments: Fragments,
): SelectedField[] | undefined {
  const picks: SelectedField[] = [];
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
      for (const pick of inner) addPick(picks, pick);
      continue;
    }
    const name = selection.name.value;
    const as = selection.alias?.value ?? name;
    if (selection.arguments?.length || as.length > maxNameLength) return undefined;
    if (name === '__typename') {
      addPick(picks, { as, name, text: type.name });
      continue;
    }
    const output = getNamedType(type.getFields()[name]!.type);
    if (isLeafType(output)) addPick(picks, { as, name });
    else if (isObjectType(output) && selection.selectionSet) {
      const of = selectFields(output, selection.selectionSet, fragments);
      if (!of) return undefined;
      addPick(picks, { as, name, of });
    } else return undefined;
  }
  return picks;
}

/** The same response name asked twice is answered once, with the fields of both. Validation made sure that they agree. */
function addPick(picks: SelectedField[], pick: SelectedField): void {
  const index = picks.findIndex(({ as }) => as === pick.as);
  const earlier = picks[index];
  if (!earlier) picks.push(pick);
  else if (earlier.of && pick.of) {
    const of = [...earlier.of];
    for (const inner of pick.of) addPick(of, inner);
    picks[index] = { ...earlier, of };
  }
}
