import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { ProfileConnection } from '../network/network.type';
import { searchLists } from './search.reads';
import { readHashtag, readTrending, searchHashtags } from './search.tags';
import { Hashtag } from './search.type';

@Resolver()
export class SearchResolver {
  @Query(() => ProfileConnection, {
    description: 'People by name, username or headline: beginnings of words, and near misses; the closest first.',
  })
  searchPeople(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'At most 200 characters; blank finds nobody.' }) query: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<unknown> {
    return readList(ctx, searchLists.searchPeople, { ...page, query });
  }

  @Query(() => [Hashtag], { description: 'Hashtags that begin like this, last used first; at most 10.' })
  searchHashtags(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'Their beginning, with or without #.' }) query: string,
  ): Promise<Hashtag[]> {
    return searchHashtags(ctx, query);
  }

  @Query(() => [Hashtag], {
    description:
      'The 10 hashtags that most people used in the last seven days, by the last 20,000 uses; those with most posts first.',
  })
  trendingHashtags(@Ctx() ctx: Context): Promise<Hashtag[]> {
    return readTrending(ctx);
  }

  @Query(() => Hashtag, { description: 'One hashtag, whether or not a post has it.' })
  hashtag(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'With or without #.' }) name: string,
  ): Promise<Hashtag> {
    return readHashtag(ctx, name);
  }
}
