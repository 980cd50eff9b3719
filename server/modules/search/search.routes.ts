import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { searchLimits } from '../../../shared/contracts/search';
import { pageOf } from '../../rest/contract/answers';
import { describe, type Tag } from '../../rest/contract/describe';
import { pageParameters, parseQuery, textParameter } from '../../rest/contract/query';
import { sendPage } from '../../rest/contract/responses';
import { listOf, text } from '../../rest/contract/schema';
import { profileCardType } from '../profile/profile.rest';
import { selectPeople } from './search.reads';
import { hashtagType } from './search.rest';
import { readHashtag, readTrendingHashtags, searchHashtags } from './search.tags';
import type { Hashtag } from './search.type';

const tag: Tag = { name: 'Search', description: 'Search of people and hashtags.' };
const hashtags = { hashtags: listOf(hashtagType) };
const toRest = ({ name, postCount }: Hashtag) => ({ name, post_count: postCount });

const peopleQuery = v.object({
  ...pageParameters,
  query: textParameter(
    'query',
    `Name, username or words of the headline; at most ${searchLimits.query} characters. Blank matches nobody.`,
  ),
});

const hashtagQuery = v.object({ query: textParameter('query', 'Beginning of the hashtags, with or without #.') });

/** Search of people and hashtags. The post domain searches posts. */
export function searchRoutes(rest: FastifyInstance): void {
  rest.get(
    '/search/people',
    describe({
      id: 'searchPeople',
      tag,
      summary: 'Search people, best match first',
      query: peopleQuery,
      answer: pageOf('people', profileCardType),
    }),
    ({ ctx, query }, reply) => {
      const { query: searchText, ...page } = parseQuery(peopleQuery, query);
      return sendPage(reply, ctx, selectPeople(ctx, searchText), { name: 'people', ...page });
    },
  );
  rest.get(
    '/search/hashtags',
    describe({
      id: 'searchHashtags',
      tag,
      summary: 'Search hashtags by their beginning; at most 10',
      query: hashtagQuery,
      answer: hashtags,
    }),
    async ({ ctx, query }, reply) => {
      const { query: beginning = '' } = parseQuery(hashtagQuery, query);
      return reply.send({ data: { hashtags: (await searchHashtags(ctx, beginning)).map(toRest) } });
    },
  );
  rest.get(
    '/search/trending',
    describe({
      id: 'listTrendingHashtags',
      tag,
      summary: 'List the hashtags that most people used in the last seven days',
      answer: hashtags,
    }),
    async ({ ctx }, reply) => reply.send({ data: { hashtags: (await readTrendingHashtags(ctx)).map(toRest) } }),
  );
  rest.get<{ Params: { name: string } }>(
    '/search/hashtags/:name',
    describe({
      id: 'getHashtag',
      tag,
      summary: 'Get a hashtag',
      params: { name: text('The hashtag, with or without #.') },
      answer: { hashtag: hashtagType },
    }),
    async ({ ctx, params }, reply) => reply.send({ data: { hashtag: toRest(await readHashtag(ctx, params.name)) } }),
  );
}
