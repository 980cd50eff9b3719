import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { searchLimits } from '../../../shared/contracts/search';
import type { Context } from '../../context';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { readPeopleFacets } from './search.facets';
import { searchLists } from './search.reads';
import { readHashtag, readTrendingHashtags, searchHashtags } from './search.tags';
import { Hashtag, PeopleFacets, PeopleFilterInput, PersonMatchConnection, type PersonMatch } from './search.type';

const peopleQuery = {
  description: `Words, "quoted phrases" and -exclusions; at most ${searchLimits.query} characters. May be blank with a filter.`,
};
const peopleFilter = { nullable: true, description: 'Filters. Without a filter and words nobody matches.' };

@Resolver()
export class SearchResolver {
  @Query(() => PersonMatchConnection, {
    description:
      'People by words of their name, username, headline, skills, location, stage, needs and bio, or by a similar spelling of their name; best match first.',
  })
  searchPeople(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('query', () => String, peopleQuery) query: string,
    @Arg('filter', () => PeopleFilterInput, peopleFilter) filter?: PeopleFilterInput,
  ): Promise<Connection<PersonMatch>> {
    return readList(ctx, searchLists.searchPeople, { ...page, query, filter });
  }

  @Query(() => PeopleFacets, {
    description:
      'Filters for a search for people, with the number of people for each value. A search without words and filters counts the newest people.',
  })
  peopleFacets(
    @Ctx() ctx: Context,
    @Arg('query', () => String, peopleQuery) query: string,
    @Arg('filter', () => PeopleFilterInput, peopleFilter) filter?: PeopleFilterInput,
  ): Promise<PeopleFacets> {
    return readPeopleFacets(ctx, { query, filter });
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
