import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildGraphqlSchema } from '../../../server/graphql/schema';
import { registerPeople, visitor, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let schema: GraphQLSchema;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  schema = buildGraphqlSchema();
});
afterAll(() => server.close());

/** A literal of a type, for the default of a variable. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${required.map(({ name, type: of }) => `${name}: ${literal(of)}`).join(', ')} }`;
  }
  const values: Record<string, string> = { Int: '1', Float: '1', Boolean: 'true' };
  return values[type.name] ?? JSON.stringify(type.name === 'ID' ? ben.id : 'some text');
}

const withoutNonNull = (type: GraphQLInputType) => (isNonNullType(type) ? type.ofType : type);

type Case = { name: string; query: string; variables: Record<string, null> };

/**
 * Operations that pass null for one required argument. The variable may be null and has a default, which the rules of
 * validation accept, so that the null is noticed by the execution only.
 */
function* casesOf(operation: string, field: GraphQLField<unknown, unknown>): Generator<Case> {
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  for (const tested of required) {
    const value = (arg: GraphQLArgument) => (arg === tested ? '$tested' : literal(arg.type));
    const args = required.map((arg) => `${arg.name}: ${value(arg)}`).join(', ');
    const type = withoutNonNull(tested.type);
    yield {
      name: `${field.name}(${tested.name})`,
      query: `${operation} ($tested: ${type} = ${literal(type)}) { ${field.name}(${args})${selection} }`,
      variables: { tested: null },
    };
    if (isInputObjectType(type))
      for (const inner of Object.values(type.getFields()).filter((input) => isNonNullType(input.type))) {
        const innerType = withoutNonNull(inner.type);
        const others = Object.values(type.getFields()).filter((input) => input !== inner && isNonNullType(input.type));
        const input = [`${inner.name}: $tested`, ...others.map((input) => `${input.name}: ${literal(input.type)}`)];
        const parts = required.map(
          (arg) => `${arg.name}: ${arg === tested ? `{ ${input.join(', ')} }` : literal(arg.type)}`,
        );
        yield {
          name: `${field.name}(${tested.name}.${inner.name})`,
          query: `${operation} ($tested: ${innerType} = ${literal(innerType)}) { ${field.name}(${parts.join(', ')})${selection} }`,
          variables: { tested: null },
        };
      }
  }
}

const roots = [
  { operation: 'query', type: () => schema.getQueryType()! },
  { operation: 'mutation', type: () => schema.getMutationType()! },
];

it.each(roots)(
  'null for a required argument of any $operation is BAD_USER_INPUT',
  async ({ operation, type }) => {
    const cases = Object.values(type().getFields()).flatMap((field) => [...casesOf(operation, field)]);
    const wrong: string[] = [];
    const callers: Record<string, Caller> = { ana, visitor: visitor(server) };
    for (const [who, caller] of Object.entries(callers))
      for (const { name, query, variables } of cases)
        // Repeated, because another strategy executes a document that is known.
        for (let time = 1; time <= 3; time++) {
          const { status, code } = await caller.gql(query, variables);
          if (status !== 400 || code !== 'BAD_USER_INPUT') wrong.push(`${who} ${time} ${name}: ${status} ${code}`);
        }
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(operation === 'query' ? 10 : 40);
    // Calls every field of the schema several times.
  },
  60_000,
);
