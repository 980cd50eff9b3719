import 'reflect-metadata';
import { isAbstractType, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { modules } from '../modules/registry';
import { NodeResolver } from './node.resolver';

/** Builds the schema, code first, of every domain's resolvers. */
export function buildGraphqlSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [NodeResolver, ...modules.flatMap((module) => module.resolvers ?? [])] as NonEmptyArray<Function>,
    // Services check inputs, so that REST has the same rules.
    validate: false,
    // Subscriptions read the event log; nothing is published from resolvers.
    pubSub: {
      publish: () => undefined,
      subscribe: () => ({ [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }) }),
    },
  });
  // Readers say what they found. TypeGraphQL's own way answers a promise, which compiled operations cannot await.
  for (const type of Object.values(schema.getTypeMap()))
    if (isAbstractType(type)) type.resolveType = (found: { __typename: string }) => found.__typename;
  return schema;
}
