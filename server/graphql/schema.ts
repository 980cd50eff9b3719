import 'reflect-metadata';
import { isAbstractType, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { modules } from '../modules/registry';
import { NodeResolver } from './node.resolver';

/** Builds the schema from the resolvers of every domain, code first. */
export function buildGraphqlSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [NodeResolver, ...modules.flatMap((module) => module.resolvers ?? [])] as NonEmptyArray<Function>,
    // Services validate inputs, so that REST has the same rules.
    validate: false,
    // Subscriptions read the event log. Resolvers publish nothing.
    pubSub: {
      publish: () => undefined,
      subscribe: () => ({ [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }) }),
    },
  });
  // Readers set __typename. TypeGraphQL's resolveType returns a promise, which compiled operations cannot await.
  for (const type of Object.values(schema.getTypeMap()))
    if (isAbstractType(type)) type.resolveType = (value: { __typename: string }) => value.__typename;
  return schema;
}
