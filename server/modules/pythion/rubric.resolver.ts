import { Ctx, Query, Resolver } from 'type-graphql';
import { viewerId, type Context } from '../../context';
import { analysisRubric } from './rubric';
import { AnalysisRubric } from './rubric.type';

@Resolver()
export class RubricResolver {
  @Query(() => AnalysisRubric, {
    name: 'analysisRubric',
    description: 'How the built-in analyst scores: weights, signals, levels, caps and sources.',
  })
  rubric(@Ctx() ctx: Context): AnalysisRubric {
    viewerId(ctx);
    return analysisRubric;
  }
}
