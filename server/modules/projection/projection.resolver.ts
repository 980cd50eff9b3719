import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { Json } from '../../graphql/types/scalars';
import { computeProjection } from './projection.service';
import { ComputedProjection } from './projection.type';

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
}
