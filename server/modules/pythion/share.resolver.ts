import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { pythionLimits } from '../../../shared/contracts/pythion';
import type { Context } from '../../context';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { Deleted } from '../post/post.type';
import { searchDescription } from './pythion.search';
import { readShare, readShares, sharedAnalysisLists } from './share.reads';
import { revokeShare, shareAnalysis } from './share.service';
import { AnalysisShare, SharedAnalysisCard, SharedAnalysisCardConnection } from './share.type';

const idArg = { description: 'The analysis’s id.' };

@Resolver()
export class ShareResolver {
  @Query(() => [AnalysisShare], { description: 'Shares of your own analysis, the link first.' })
  analysisShares(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<AnalysisShare[]> {
    return readShares(ctx, id);
  }

  @Query(() => SharedAnalysisCardConnection, {
    description: 'Analyses that are shared with you by name, the last shared first.',
  })
  sharedAnalyses(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('query', () => String, {
      nullable: true,
      description: searchDescription,
    })
    query?: string,
  ): Promise<Connection<SharedAnalysisCard>> {
    return readList(ctx, sharedAnalysisLists.sharedAnalyses, { ...page, query });
  }

  @Mutation(() => AnalysisShare, {
    description: `Shares your own analysis with a person, up to ${pythionLimits.people} of them, or by a link. Sharing again returns the same share.`,
  })
  async shareAnalysis(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('userId', () => ID, { nullable: true, description: 'A person to share it with.' }) userId?: string,
    @Arg('link', () => Boolean, { nullable: true, description: 'True for a link for all signed-in people.' })
    link?: boolean,
  ): Promise<AnalysisShare> {
    const share = await shareAnalysis(ctx, id, { userId, link });
    return readShare(ctx, share.id);
  }

  @Mutation(() => Deleted, { description: 'Revokes a share of your own analysis.' })
  async revokeAnalysisShare(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('shareId', () => ID, { description: 'The share’s id.' }) shareId: string,
  ): Promise<Deleted> {
    await revokeShare(ctx, id, shareId);
    return { id: shareId };
  }
}
