import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { newsLimits } from '../../../shared/contracts/news';
import { pageLimits } from '../../../shared/contracts/paging';
import { pageOf } from '../../rest/contract/answers';
import { describe, type Tag } from '../../rest/contract/describe';
import { integerParameter, pageParameters, pageQuery, parseQuery, textParameter } from '../../rest/contract/query';
import { camelKeys, sendData, sendPage } from '../../rest/contract/responses';
import { dateTime, listOf, nullable, uuid } from '../../rest/contract/schema';
import { selectPostsAboutStory } from '../post/post.reads';
import { postType } from '../post/post.rest';
import { setNewsSourceInput } from './news.inputs';
import {
  readNewsFetchedAt,
  readSource,
  readSources,
  readStoryJson,
  selectBookmarkedNews,
  selectNews,
} from './news.reads';
import { newsSourceType, newsStoryType, toRestSource } from './news.rest';
import { setNewsBookmark, setNewsSourceEnabled } from './news.service';

const tag: Tag = { name: 'News', description: 'News stories, their sources and bookmarks.' };
const news = pageOf('news', newsStoryType);
const story = { story: newsStoryType };
const params = { id: uuid('The story’s id.') };

const newsQuery = v.object({
  ...pageParameters,
  source: textParameter(
    'source',
    'Id of a source: its stories only. Without it, stories of all sources that you did not switch off.',
  ),
});
const startupQuery = v.object({
  limit: integerParameter('limit', newsLimits.startupStories, {
    min: 1,
    max: pageLimits.max,
    description: 'How many stories.',
  }),
});

type ById = { Params: { id: string } };

export function newsRoutes(rest: FastifyInstance): void {
  rest.get(
    '/news',
    describe({
      id: 'listNews',
      tag,
      summary: 'List news stories, newest first',
      query: newsQuery,
      answer: news,
      errors: ['NOT_FOUND'],
    }),
    ({ ctx, query }, reply) => {
      const { source, ...page } = parseQuery(newsQuery, query);
      return sendPage(reply, ctx, selectNews(ctx, source), { name: 'news', ...page });
    },
  );
  rest.get(
    '/news/startup',
    describe({
      id: 'listStartupNews',
      tag,
      summary: 'List the newest stories, for a short list',
      query: startupQuery,
      answer: news,
    }),
    ({ ctx, query }, reply) => {
      const { limit } = parseQuery(startupQuery, query);
      return sendPage(reply, ctx, selectNews(ctx), { name: 'news', page: 1, limit });
    },
  );
  rest.get(
    '/news/bookmarked',
    describe({
      id: 'listBookmarkedNews',
      tag,
      summary: 'List the stories that you saved to read later',
      query: pageQuery,
      answer: news,
    }),
    ({ ctx, query }, reply) =>
      sendPage(reply, ctx, selectBookmarkedNews(ctx), { name: 'news', ...parseQuery(pageQuery, query) }),
  );
  rest.get<ById>(
    '/news/:id',
    describe({ id: 'getNewsStory', tag, summary: 'Get a news story', params, answer: story }),
    async ({ ctx, params: { id } }, reply) => sendData(reply, 'story', await readStoryJson(ctx, id, 'snake')),
  );
  rest.get<ById>(
    '/news/:id/posts',
    describe({
      id: 'listPostsAboutNewsStory',
      tag,
      summary: 'List the posts that discuss a story, newest first',
      params,
      query: pageQuery,
      answer: pageOf('posts', postType),
    }),
    async ({ ctx, params: { id }, query }, reply) =>
      sendPage(reply, ctx, selectPostsAboutStory(ctx, id), { name: 'posts', ...parseQuery(pageQuery, query) }),
  );
  sourceRoutes(rest);
  bookmarkRoutes(rest);
}

function sourceRoutes(rest: FastifyInstance): void {
  rest.get(
    '/news/sources',
    describe({
      id: 'listNewsSources',
      tag,
      summary: 'List the sources of news',
      answer: {
        sources: { ...listOf(newsSourceType), description: 'The sources, by name.' },
        fetched_at: nullable(dateTime('When any source was last read successfully: the news are that old.')),
      },
    }),
    async ({ ctx }, reply) => {
      const [sources, fetchedAt] = await Promise.all([readSources(ctx), readNewsFetchedAt(ctx)]);
      return reply.send({ data: { sources: sources.map(toRestSource), fetched_at: fetchedAt } });
    },
  );
  rest.put<ById>(
    '/news/sources/:id',
    describe({
      id: 'updateNewsSource',
      tag,
      summary: 'Switch a source on or off in your news',
      params: { id: uuid('The source’s id.') },
      body: setNewsSourceInput,
      answer: { source: newsSourceType },
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      await setNewsSourceEnabled(ctx, id, camelKeys(body));
      return reply.send({ data: { source: toRestSource(await readSource(ctx, id)) } });
    },
  );
}

function bookmarkRoutes(rest: FastifyInstance): void {
  for (const [method, isSet, id, summary] of [
    ['POST', true, 'setBookmarkOfNewsStory', 'Save a story to read later'],
    ['DELETE', false, 'removeBookmarkOfNewsStory', 'Remove a story from those to read later'],
  ] as const) {
    rest.route<ById>({
      method,
      url: '/news/:id/bookmark',
      ...describe({ id, tag, summary, params, answer: story }),
      handler: async ({ ctx, params: { id: storyId } }, reply) => {
        await setNewsBookmark(ctx, storyId, isSet);
        return sendData(reply, 'story', await readStoryJson(ctx, storyId, 'snake'));
      },
    });
  }
}
