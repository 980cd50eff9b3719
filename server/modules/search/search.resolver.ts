import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { searchLimits } from '../../../shared/contracts/search';
import type { Context } from '../../context';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { ProfileConnection } from '../network/network.type';
import type { ProfileCard } from '../profile/profile.type';
import { searchLists } from './search.reads';
import { readHashtag, readTrendingHashtags, searchHashtags } from './search.tags';
import { Hashtag } from './search.type';

@Resolver()
export class SearchResolver {
  @Query(() => ProfileConnection, {
    description:
      'People by prefixes of words of their name, username and headline, or by similar spelling; best match first.',
  })
  searchPeople(
    @Ctx() ctx: Context,
    @Arg('query', () => String, {
      description: `At most ${searchLimits.query} characters. A blank query matches nobody.`,
    })
    query: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<ProfileCard>> {
    return readList(ctx, searchLists.searchPeople, { ...page, query });
  }

  @Query(() => [Hashtag], { description: 'Hashtags that start with the query, most recently used first; at most 10.' })
  searchHashtags(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'Prefix of the hashtag, with or without #.' }) query: string,
  ): Promise<Hashtag[]> {
    return searchHashtags(ctx, query);
  }

  @Query(() => [Hashtag], {
    description: 'The 10 hashtags used by most people in the last seven days, by number of posts.',
  })
  trendingHashtags(@Ctx() ctx: Context): Promise<Hashtag[]> {
    return readTrendingHashtags(ctx);
  }

  @Query(() => Hashtag, { description: 'One hashtag, also when no post has it.' })
  hashtag(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'With or without #.' }) name: string,
  ): Promise<Hashtag> {
    return readHashtag(ctx, name);
  }
}
