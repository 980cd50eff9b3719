import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { AppError, notFound } from '../core/errors';
import { modules } from '../modules/registry';
import { Node } from './types/node';

const readers = modules.flatMap((module) => Object.entries(module.nodes ?? {}));

@Resolver()
export class NodeResolver {
  @Query(() => Node, { nullable: true, description: 'Anything by its id. NOT_FOUND also when it is hidden from you.' })
  async node(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The object’s id.' }) id: string,
  ): Promise<unknown> {
    for (const [typeName, read] of readers) {
      try {
        return { ...((await read(ctx, id)) as object), __typename: typeName };
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      }
    }
    throw notFound('Node');
  }
}
