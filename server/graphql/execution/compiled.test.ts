import { buildSchema, execute, getOperationAST, getVariableValues, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../../context';
import { planCompiled } from './compiled';

const schema = buildSchema(`
  input Filter { text: String, tags: [String!], size: Int = 10 }
  type Query { list(filter: Filter, first: Int! = 5, tag: String): String }
`);
/** Responds with the arguments in one order, so that an absent one differs from null. */
schema.getQueryType()!.getFields().list!.resolve = (_root, { filter, first, tag }: Record<string, unknown>) =>
  JSON.stringify({ filter, first, tag });

async function executeBoth(query: string, received: Record<string, unknown>) {
  const document = parse(query);
  const operation = getOperationAST(document)!;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], received);
  const compiled = await planCompiled(schema, document, operation)?.({} as Context, { received, coerced: coerced! });
  return { compiled, interpreted: await execute({ schema, document, variableValues: received }) };
}

test.each([
  ['constants', '{ list(filter: { text: "x" }, first: 1) }', {}],
  ['no arguments', '{ list }', {}],
  [
    'variables',
    'query ($filter: Filter, $first: Int!) { list(filter: $filter, first: $first) }',
    { filter: { text: null }, first: 2 },
  ],
  ['an absent nullable variable', 'query ($tag: String, $filter: Filter) { list(tag: $tag, filter: $filter) }', {}],
  ['a null variable', 'query ($tag: String) { list(tag: $tag) }', { tag: null }],
  ['the default of a non-null variable', 'query ($first: Int! = 3) { list(first: $first) }', {}],
  ['a variable within an input object', 'query ($text: String) { list(filter: { text: $text }) }', { text: 'x' }],
])('a compiled operation with %s responds as an interpreted one', async (_title, query, variables) => {
  const { compiled, interpreted } = await executeBoth(query, variables);
  expect(compiled).toEqual(interpreted);
});

test.each([
  ['an absent variable within an input object', 'query ($text: String) { list(filter: { text: $text }) }', {}],
  ['an absent variable within a list', 'query ($tag: String = "x") { list(filter: { tags: [$tag] }) }', { tag: null }],
  ['null for a non-null argument', 'query ($first: Int = 1) { list(first: $first) }', { first: null }],
  ['a directive', 'query ($if: Boolean!) { list @include(if: $if) }', { if: true }],
])('an operation with %s is not executed by the compiler', async (_title, query, variables) => {
  expect((await executeBoth(query, variables)).compiled).toBeUndefined();
});
