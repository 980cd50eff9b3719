import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { projectionLimits } from '../../../shared/contracts/projection';
import type { Context } from '../../context';
import { describeWords } from '../../core/wordSearch';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { Json } from '../../graphql/types/scalars';
import { readList } from '../list';
import { Deleted } from '../post/post.type';
import { cancelFundingNotice, hasFundingNotice, notifyOfFunding } from './funding.service';
import { ProjectionSort } from './model.enums';
import { projectionLists } from './model.lists';
import { readChanges, readProjection } from './model.reads';
import {
  createProjection,
  deleteProjection,
  duplicateProjection,
  setArchived,
  updateProjection,
} from './model.service';
import { Projection, ProjectionCard, ProjectionCardConnection, ProjectionChange } from './model.type';
import { deleteScenario, setScenario } from './scenario.service';

const idArg = { description: 'The model’s id.' };

@Resolver(() => Projection)
export class ModelResolver {
  @Query(() => Projection, { description: 'A model: your own, or one that is shared with you.' })
  projection(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Projection> {
    return readProjection(ctx, id);
  }

  @Query(() => ProjectionCardConnection, {
    description: 'Your models and those that are shared with you.',
  })
  projections(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('archived', () => Boolean, { nullable: true, description: 'The archived models instead of the others.' })
    archived?: boolean,
    @Arg('query', () => String, { nullable: true, description: describeWords('the name') }) query?: string,
    @Arg('sort', () => ProjectionSort, { nullable: true, description: 'Default updated.' }) sort?: ProjectionSort,
  ): Promise<Connection<ProjectionCard>> {
    return readList(ctx, projectionLists.projections, { ...page, archived, query, sort });
  }

  @Query(() => [ProjectionChange], {
    description: `What the latest ${projectionLimits.changes} changes of a model touched, each path once.`,
  })
  projectionChanges(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<ProjectionChange[]> {
    return readChanges(ctx, id);
  }

  @Mutation(() => Projection, { description: `Stores a model. Up to ${projectionLimits.projections} of them.` })
  async createProjection(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: `At most ${projectionLimits.name} characters.` }) name: string,
    @Arg('inputs', () => Json, { description: 'Inputs, valid as in a computation.' }) inputs: unknown,
  ): Promise<Projection> {
    return readProjection(ctx, await createProjection(ctx, { name, inputs }));
  }

  @Mutation(() => Projection, {
    description:
      'Changes name or inputs of a model. A version that isn’t the latest is a conflict, which names what changed.',
  })
  async updateProjection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('version', () => Int, { description: 'The version that you read.' }) version: number,
    @Arg('name', () => String, { nullable: true, description: 'Stays when left out.' }) name?: string,
    @Arg('inputs', () => Json, { nullable: true, description: 'Stay when left out.' }) inputs?: unknown,
  ): Promise<Projection> {
    await updateProjection(ctx, id, { version, name, inputs });
    return readProjection(ctx, id);
  }

  @Mutation(() => Projection, { description: 'Copies a model with its scenarios as your own.' })
  async duplicateProjection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('name', () => String, { nullable: true, description: 'Name of the copy.' }) name?: string,
  ): Promise<Projection> {
    return readProjection(ctx, await duplicateProjection(ctx, id, { name }));
  }

  @Mutation(() => Projection, { description: 'Sets whether your own model is archived.' })
  async setProjectionArchived(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('archived', () => Boolean, { description: 'The requested state.' }) archived: boolean,
  ): Promise<Projection> {
    await setArchived(ctx, id, archived);
    return readProjection(ctx, id);
  }

  @Mutation(() => Deleted, { description: 'Deletes your own model with its scenarios, actuals and shares.' })
  async deleteProjection(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Deleted> {
    return { id: await deleteProjection(ctx, id) };
  }

  @Mutation(() => Projection, { description: 'Creates or changes a scenario of a model.' })
  async setProjectionScenario(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('key', () => String, { description: 'Letters, digits, "-" and "_".' }) key: string,
    @Arg('name', () => String, { description: 'Its name.' }) name: string,
    @Arg('patch', () => Json, { description: 'JSON merge patch over the model’s inputs.' }) patch: unknown,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that you read; left out for a new scenario.',
    })
    version?: number,
  ): Promise<Projection> {
    await setScenario(ctx, id, key, { name, patch, version });
    return readProjection(ctx, id);
  }

  @Mutation(() => Projection, { description: 'Deletes a scenario of a model.' })
  async deleteProjectionScenario(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('key', () => String, { description: 'The scenario’s key.' }) key: string,
  ): Promise<Projection> {
    await deleteScenario(ctx, id, key);
    return readProjection(ctx, id);
  }

  @Mutation(() => Boolean, { description: 'Asks to be told when funding opens. Safe to repeat.' })
  async notifyOfFunding(@Ctx() ctx: Context): Promise<boolean> {
    await notifyOfFunding(ctx);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Withdraws that request. Safe to repeat.' })
  async cancelFundingNotice(@Ctx() ctx: Context): Promise<boolean> {
    await cancelFundingNotice(ctx);
    return true;
  }

  @Query(() => Boolean, { description: 'You’ll be told when funding opens.' })
  fundingNotice(@Ctx() ctx: Context): Promise<boolean> {
    return hasFundingNotice(ctx);
  }
}
