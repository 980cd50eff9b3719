import { Arg, Ctx, ID, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { pythionLimits } from '../../../shared/contracts/pythion';
import type { Context } from '../../context';
import { notFound, nullIfNotFound } from '../../core/errors';
import { isId } from '../../core/validation';
import { cancelEnrichment, readLanguageModel, startEnrichment } from './enrichment.service';
import { LanguageModel } from './enrichment.type';
import { readAnalysis } from './pythion.reads';
import { Analysis } from './pythion.type';

const idArg = { description: 'The analysis’s id.' };
const refArg = { description: 'The id under which you read it: its own, or that of its link.' };

@Resolver(() => Analysis)
export class EnrichmentResolver {
  @Query(() => LanguageModel, { description: 'The language model of this server, if it has one.' })
  languageModel(@Ctx() ctx: Context): LanguageModel {
    return readLanguageModel(ctx);
  }

  @Mutation(() => Analysis, {
    description: `Sends your own analysis to the language model, which adds sentences to its report. Scores and verdict don’t change. A call while it runs changes nothing. Up to ${pythionLimits.enrichmentsPerHour} times per hour and ${pythionLimits.enrichmentsPerDay} times per day.`,
  })
  async startEnrichment(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Analysis> {
    await startEnrichment(ctx, id);
    return readAnalysis(ctx, id);
  }

  @Mutation(() => Analysis, { description: 'Stops the language model. The built-in report stays.' })
  async cancelEnrichment(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Analysis> {
    await cancelEnrichment(ctx, id);
    return readAnalysis(ctx, id);
  }

  @Subscription(() => Analysis, {
    nullable: true,
    description:
      'An analysis after each change, the progress of its enrichment included; null when it was deleted or became invisible.',
    subscribe: ({ args, context }) => {
      const { app, viewer } = context as Context;
      const { id } = args as { id: string };
      if (!isId(id)) throw notFound('Analysis');
      return app.eventStream.subscribe(viewer, { topic: 'analysis', topicId: id.toLowerCase() });
    },
  })
  async analysisUpdated(@Ctx() ctx: Context, @Arg('id', () => ID, refArg) id: string): Promise<Analysis | null> {
    // The context lives as long as the subscription, so the loaders' cache is cleared for each event.
    ctx.loaders.clear();
    return nullIfNotFound(readAnalysis(ctx, id));
  }
}
