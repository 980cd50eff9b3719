import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { pythionLimits } from '../../../shared/contracts/pythion';
import type { Context } from '../../context';
import { formatCount } from '../../core/formatCount';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { Deleted } from '../post/post.type';
import { analysisCommentLists, readAnalysisComment } from './claimComment.reads';
import { createAnalysisComment, deleteAnalysisComment } from './claimComment.service';
import { AnalysisComment, AnalysisCommentConnection } from './claimComment.type';

const analysisArg = { description: 'The analysis’s id, or that of the link by which you read it.' };

@Resolver(() => AnalysisComment)
export class ClaimCommentResolver {
  @Query(() => AnalysisCommentConnection, { description: 'Comments on claims of an analysis, the earliest first.' })
  analysisComments(
    @Ctx() ctx: Context,
    @Arg('analysisId', () => ID, analysisArg) analysisId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<AnalysisComment>> {
    return readList(ctx, analysisCommentLists.analysisComments, { ...page, analysisId });
  }

  @Mutation(() => AnalysisComment, { description: 'Comments on one claim of an analysis that you may read.' })
  async createAnalysisComment(
    @Ctx() ctx: Context,
    @Arg('analysisId', () => ID, analysisArg) analysisId: string,
    @Arg('claim', () => String, {
      description: 'Key of the claim: the `claim` of a deal-breaker, score, sentence or assumption.',
    })
    claim: string,
    @Arg('content', () => String, {
      description: `Plain text of 1 to ${formatCount(pythionLimits.comment)} characters.`,
    })
    content: string,
  ): Promise<AnalysisComment> {
    const id = await createAnalysisComment(ctx, analysisId, { claim, content });
    return readAnalysisComment(ctx, analysisId, id);
  }

  @Mutation(() => Deleted, { description: 'Deletes your own comment, or one on your own analysis.' })
  async deleteAnalysisComment(
    @Ctx() ctx: Context,
    @Arg('analysisId', () => ID, analysisArg) analysisId: string,
    @Arg('id', () => ID, { description: 'The comment’s id.' }) id: string,
  ): Promise<Deleted> {
    await deleteAnalysisComment(ctx, analysisId, id);
    return { id };
  }
}
