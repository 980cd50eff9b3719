import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { projectionLimits } from '../../../shared/contracts/projection';
import type { Context } from '../../context';
import { Json } from '../../graphql/types/scalars';
import { Deleted } from '../post/post.type';
import { readActuals, setActuals } from './actuals.service';
import { previewImport } from './file.service';
import { readShareJson, readShares } from './model.reads';
import { ProjectionShare } from './model.type';
import { computeProjection } from './projection.service';
import { ComputedProjection, ProjectionActuals, ProjectionImport } from './projection.type';
import { computeResult } from './result.service';
import { revokeProjectionShare, shareProjection } from './share.service';

const idArg = { description: 'The model’s id.' };

@Resolver(() => ComputedProjection)
export class ProjectionResolver {
  @Query(() => ComputedProjection, { description: 'Computes a projection and stores nothing.' })
  async computeProjection(
    @Ctx() ctx: Context,
    @Arg('inputs', () => Json, { description: 'The model’s inputs.' }) inputs: unknown,
    @Arg('scenarios', () => Json, { nullable: true, description: 'Scenarios by id, each {name, patch}.' })
    scenarios?: unknown,
    @Arg('monteCarlo', () => Json, { nullable: true, description: 'Options of the Monte Carlo, which runs then.' })
    monteCarlo?: unknown,
  ): Promise<ComputedProjection> {
    return JSON.parse(await computeProjection(ctx, { inputs, scenarios, monteCarlo }));
  }

  @Query(() => Json, {
    description: 'Computes a stored model, or one of its scenarios: monthly, metrics, summary and capTable.',
  })
  projectionResult(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('scenario', () => String, { nullable: true, description: 'Key of a scenario.' }) scenario?: string,
  ): Promise<unknown> {
    return computeResult(ctx, id, scenario);
  }

  @Query(() => ProjectionActuals, { description: 'Actual figures of a model against its plan.' })
  projectionActuals(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<ProjectionActuals> {
    return readActuals(ctx, id);
  }

  @Mutation(() => ProjectionActuals, {
    description:
      'Sets actual figures. Other months, and other figures of a month, stay; null removes a month or a figure.',
  })
  async setProjectionActuals(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('months', () => Json, { description: 'Figures by month "YYYY-MM".' }) months: unknown,
  ): Promise<ProjectionActuals> {
    await setActuals(ctx, id, { months });
    return readActuals(ctx, id);
  }

  @Query(() => ProjectionImport, { description: 'What a CSV file is understood as. Stores nothing.' })
  projectionImport(
    @Ctx() ctx: Context,
    @Arg('csv', () => String, {
      description: 'Columns path and value for inputs; month and one for each figure for actual figures.',
    })
    csv: string,
  ): Promise<ProjectionImport> {
    return previewImport(ctx, { csv });
  }

  @Query(() => [ProjectionShare], { description: 'Shares of your own model.' })
  projectionShares(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<ProjectionShare[]> {
    return readShares(ctx, id);
  }

  @Mutation(() => ProjectionShare, {
    description: `Shares your own model with a person, up to ${projectionLimits.people} of them. Sharing again sets the right.`,
  })
  async shareProjection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('userId', () => ID, { description: 'A person to share it with.' }) userId: string,
    @Arg('canEdit', () => Boolean, { nullable: true, description: 'True to edit; default false.' }) canEdit?: boolean,
  ): Promise<ProjectionShare> {
    const share = await shareProjection(ctx, id, { userId, canEdit });
    return JSON.parse(await readShareJson(ctx, share.id, 'camel'));
  }

  @Mutation(() => Deleted, { description: 'Revokes a share of your own model.' })
  async revokeProjectionShare(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('shareId', () => ID, { description: 'The share’s id.' }) shareId: string,
  ): Promise<Deleted> {
    await revokeProjectionShare(ctx, id, shareId);
    return { id: shareId };
  }
}
