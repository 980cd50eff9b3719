import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { modules } from '../modules/module';
import { NodeResolver } from './node.resolver';

/** Builds the schema, code first, of every domain's resolvers. */
export const buildGraphqlSchema = (): GraphQLSchema =>
  buildSchemaSync({
    resolvers: [NodeResolver, ...modules.flatMap((module) => module.resolvers ?? [])] as NonEmptyArray<Function>,
    // Services check inputs, so that REST has the same rules.
    validate: false,
    // Subscriptions read the event log; nothing is published from resolvers.
    pubSub: { publish: () => undefined, subscribe: () => ({ [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }) }) },
  });
