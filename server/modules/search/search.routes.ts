import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { searchLimits } from '../../../shared/contracts/search';
import { pageOf } from '../../rest/contract/answers';
import { describe, type Tag } from '../../rest/contract/describe';
import { pageParameters, parseQuery, repeatedParameter, textParameter } from '../../rest/contract/query';
import { sendPage } from '../../rest/contract/responses';
import { listOf, text } from '../../rest/contract/schema';
import { readPeopleFacets } from './search.facets';
import { selectPeople } from './search.reads';
import { hashtagType, peopleFacetsType, personMatchType, toRestFacets } from './search.rest';
import { readHashtag, readTrendingHashtags, searchHashtags } from './search.tags';
import type { Hashtag } from './search.type';

const tag: Tag = { name: 'Search', description: 'Search of people and hashtags.' };
const hashtags = { hashtags: listOf(hashtagType) };
const toRest = ({ name, postCount }: Hashtag) => ({ name, post_count: postCount });

const repeatedUpTo = `May be repeated, up to ${searchLimits.facetValues} times.`;

const peopleSearch = {
  query: textParameter(
    'query',
    `Words, "quoted phrases" and -exclusions; at most ${searchLimits.query} characters. May be blank with a filter.`,
  ),
  skills: repeatedParameter(`A skill. ${repeatedUpTo}`),
  locations: repeatedParameter(`A part of a location between commas, such as its city. ${repeatedUpTo}`),
  stages: repeatedParameter(`A stage. ${repeatedUpTo}`),
  looking_for: repeatedParameter(`What people are looking for. ${repeatedUpTo}`),
};
const facetsQuery = v.object(peopleSearch);
const peopleQuery = v.object({ ...pageParameters, ...peopleSearch });

const toSearch = ({ query, skills, locations, stages, looking_for }: v.InferOutput<typeof facetsQuery>) => ({
  query,
  filter: { skills, locations, stages, lookingFor: looking_for },
});

const hashtagQuery = v.object({ query: textParameter('query', 'Beginning of the hashtags, with or without #.') });

/** Search of people and hashtags. The post domain searches posts. */
export function searchRoutes(rest: FastifyInstance): void {
  rest.get(
    '/search/people',
    describe({
      id: 'searchPeople',
      tag,
      summary: 'Search people by words and filters, best match first',
      description: 'Without words and filters nobody matches.',
      query: peopleQuery,
      answer: pageOf('people', personMatchType),
    }),
    ({ ctx, query }, reply) => {
      const { page, limit, ...search } = parseQuery(peopleQuery, query);
      return sendPage(reply, ctx, selectPeople(ctx, toSearch(search)), { name: 'people', page, limit });
    },
  );
  rest.get(
    '/search/people/facets',
    describe({
      id: 'listPeopleFacets',
      tag,
      summary: 'Count the people of a search by skill, location, stage and what they are looking for',
      description: 'Without words and filters the newest people are counted.',
      query: facetsQuery,
      answer: { facets: peopleFacetsType },
    }),
    async ({ ctx, query }, reply) =>
      reply.send({
        data: { facets: toRestFacets(await readPeopleFacets(ctx, toSearch(parseQuery(facetsQuery, query)))) },
      }),
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
