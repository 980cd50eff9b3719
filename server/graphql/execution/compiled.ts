import {
  BREAK,
  Kind,
  valueFromASTUntyped,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { ExecuteOperation } from './strategy';

/**
 * Compiles an operation with graphql-jit.
 * @returns undefined when the compiler refuses the document, or gets it wrong: with @skip or @include on one use of a
 * fragment, it applies the condition to the other uses as well
 */
export function planCompiled(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ExecuteOperation | undefined {
  if (hasDirectives(document)) return undefined;
  const compiled = compileQuery(schema, document, operation.name?.value);
  if (!isCompiledQuery(compiled)) return undefined;
  const unchecked = uncheckedVariables(document, operation);
  const defaults = nonNullDefaults(operation);
  return async (ctx, { received, coerced }) => {
    if (unchecked.some((name) => coerced[name] == null)) return undefined;
    return withExtensions(await compiled.query({}, ctx, defaults ? { ...defaults, ...received } : received));
  };
}

function hasDirectives(document: DocumentNode): boolean {
  let hasDirective = false;
  visit(document, {
    Directive() {
      hasDirective = true;
      return BREAK;
    },
  });
  return hasDirective;
}

/**
 * Names of the nullable variables that the document may use where null is invalid or differs from absence. The compiler
 * passes null on in both cases: for a variable with a default, and for one inside of a list or an input object.
 */
function uncheckedVariables(document: DocumentNode, { variableDefinitions = [] }: OperationDefinitionNode): string[] {
  const nested = new Set<string>();
  const add = (value: ValueNode) => void (value.kind === Kind.VARIABLE && nested.add(value.name.value));
  visit(document, {
    ObjectField: ({ value }) => add(value),
    ListValue: ({ values }) => values.forEach(add),
  });
  return variableDefinitions
    .filter(({ type, defaultValue, variable }) => {
      return type.kind !== Kind.NON_NULL_TYPE && (defaultValue || nested.has(variable.name.value));
    })
    .map(({ variable }) => variable.name.value);
}

/** Default values of non-null variables, which the compiler ignores. */
function nonNullDefaults({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> | undefined {
  const defaults = variableDefinitions.flatMap(({ type, defaultValue, variable }) =>
    defaultValue && type.kind === Kind.NON_NULL_TYPE ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  );
  return defaults.length > 0 ? Object.fromEntries(defaults) : undefined;
}

/** Errors of the compiler lack `extensions`, which Apollo requires. */
function withExtensions(result: ExecutionResult): ExecutionResult {
  const extended = (error: GraphQLError): GraphQLError =>
    error.extensions ? error : Object.create(error, { extensions: { value: {}, enumerable: true } });
  return result.errors ? { ...result, errors: result.errors.map(extended) } : result;
}
