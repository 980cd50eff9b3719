import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { newsLimits } from '../../../shared/contracts/news';
import { pageLimits } from '../../../shared/contracts/paging';
import type { Context } from '../../context';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { readList } from '../list';
import { newsLists, readNewsFetchedAt, readSource, readSources, readStartupNews, readStory } from './news.reads';
import { setNewsBookmark, setNewsSourceEnabled } from './news.service';
import { NewsSource, NewsStory, NewsStoryConnection } from './news.type';

const idArg = { description: 'The story’s id.' };

@Resolver()
export class NewsResolver {
  @Query(() => NewsStoryConnection, { description: 'News stories, newest first.' })
  news(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('sourceId', () => ID, {
      nullable: true,
      description: 'Stories of this source only. Without it, of all sources that you did not switch off.',
    })
    sourceId?: string | null,
  ): Promise<Connection<NewsStory>> {
    return readList(ctx, newsLists.news, { ...page, sourceId });
  }

  @Query(() => [NewsStory], { description: 'The newest stories, for a short list.' })
  startupNews(
    @Ctx() ctx: Context,
    @Arg('limit', () => Int, {
      nullable: true,
      description: `How many, 1 to ${pageLimits.max}; default ${newsLimits.startupStories}.`,
    })
    limit?: number | null,
  ): Promise<NewsStory[]> {
    return readStartupNews(ctx, limit ?? undefined);
  }

  @Query(() => NewsStory, { nullable: true, description: 'One story.' })
  newsStory(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<NewsStory> {
    return readStory(ctx, id);
  }

  @Query(() => NewsStoryConnection, { description: 'Stories that you saved to read later, latest first.' })
  bookmarkedNews(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<Connection<NewsStory>> {
    return readList(ctx, newsLists.bookmarkedNews, page);
  }

  @Query(() => [NewsSource], { description: 'The sources of news, by name.' })
  newsSources(@Ctx() ctx: Context): Promise<NewsSource[]> {
    return readSources(ctx);
  }

  @Query(() => DateTime, {
    nullable: true,
    description: 'When any source was last read successfully: the news are that old. Null before the first time.',
  })
  newsFetchedAt(@Ctx() ctx: Context): Promise<string | null> {
    return readNewsFetchedAt(ctx);
  }

  @Mutation(() => NewsSource, { description: 'Sets whether your news contain a source. Safe to repeat.' })
  async setNewsSourceEnabled(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The source’s id.' }) id: string,
    @Arg('enabled', () => Boolean, { description: 'The requested state.' }) enabled: boolean,
  ): Promise<NewsSource> {
    await setNewsSourceEnabled(ctx, id, { enabled });
    return readSource(ctx, id);
  }

  @Mutation(() => NewsStory, { description: 'Sets whether a story is saved to read later. Safe to repeat.' })
  async setNewsBookmark(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('bookmarked', () => Boolean, { description: 'The requested state.' }) bookmarked: boolean,
  ): Promise<NewsStory> {
    await setNewsBookmark(ctx, id, bookmarked);
    return readStory(ctx, id);
  }
}
