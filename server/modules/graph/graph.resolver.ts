import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context';
import { readConnection } from '../../database/list';
import { Profile } from '../profile/profile.type';
import { setBlock } from './block.service';
import { countMutual, selectBlocked, selectMutual } from './graph.reads';
import { ProfileConnection } from './graph.type';

@Resolver(() => Profile)
export class GraphResolver {
  @Query(() => ProfileConnection, { description: 'People you have blocked, latest first.' })
  blockedPeople(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true, description: 'How many rows, 1 to 50; default 10.' }) first?: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last row you have.' }) after?: string,
  ): Promise<unknown> {
    const { list, values } = selectBlocked(ctx);
    return readConnection(ctx.app.reader, list, { first, after }, values);
  }

  @Query(() => ProfileConnection, { description: 'People connected to both you and another person.' })
  mutualConnections(
    @Ctx() ctx: Context,
    @Arg('personId', () => ID, { description: 'The other person’s id.' }) personId: string,
    @Arg('first', () => Int, { nullable: true, description: 'How many rows, 1 to 50; default 10.' }) first?: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last row you have.' }) after?: string,
  ): Promise<unknown> {
    const { list, values } = selectMutual(ctx, personId);
    return readConnection(ctx.app.reader, list, { first, after }, values);
  }

  @Mutation(() => Boolean, { description: 'Blocks a person: neither of you sees the other anywhere, and your connection and follows end. Safe to repeat.' })
  async blockPerson(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The person’s id.' }) id: string): Promise<boolean> {
    await setBlock(ctx, id, true);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Takes a block back. Connection and follows stay gone. Safe to repeat.' })
  async unblockPerson(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The person’s id.' }) id: string): Promise<boolean> {
    await setBlock(ctx, id, false);
    return true;
  }

  @FieldResolver(() => Int, { description: 'How many people are connected to both of you.' })
  mutualConnectionCount(@Ctx() ctx: Context, @Root() person: Profile): Promise<number> {
    return countMutual(ctx, person.id);
  }
}
