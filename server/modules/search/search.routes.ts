import type { FastifyInstance } from 'fastify';
import { readRestPage, parsePaging } from '../../database/list';
import { sendText } from '../../rest/contract/responses';
import { describe, pageQuery } from '../../rest/contract/describe';
import { selectPeople } from './search.reads';
import { readHashtag, readTrending, searchHashtags, type Hashtag } from './search.tags';

const tag = 'Search';
const view = ({ name, postCount }: Hashtag) => ({ name, post_count: postCount });

type Query = { Querystring: { query?: string; page?: string; limit?: string } };

/** Search of people and hashtags; that of posts is the posts' own. */
export function searchRoutes(rest: FastifyInstance): void {
  rest.get<Query>(
    '/search/people',
    {
      schema: describe({
        tag,
        summary: 'Search people',
        query: { ...pageQuery, query: 'Name, username or words of the headline.' },
        answer: { people: '[Profile]', pagination: 'object' },
      }),
    },
    async ({ ctx, query }, reply) => {
      const { list, values } = selectPeople(ctx, query.query);
      return sendText(
        reply,
        await readRestPage(ctx.app.reader, list, { name: 'people', ...parsePaging(query) }, values),
      );
    },
  );
  rest.get<Query>(
    '/search/hashtags',
    {
      schema: describe({
        tag,
        summary: 'Hashtags that begin like this',
        query: { query: 'Their beginning, with or without #.' },
        answer: { hashtags: '[Hashtag]' },
      }),
    },
    async ({ ctx, query }, reply) =>
      reply.send({ data: { hashtags: (await searchHashtags(ctx, query.query ?? '')).map(view) } }),
  );
  rest.get(
    '/search/trending',
    {
      schema: describe({
        tag,
        summary: 'Hashtags that most people used in the last seven days',
        answer: { hashtags: '[Hashtag]' },
      }),
    },
    async ({ ctx }, reply) => reply.send({ data: { hashtags: (await readTrending(ctx)).map(view) } }),
  );
  rest.get<{ Params: { name: string } }>(
    '/search/hashtags/:name',
    { schema: describe({ tag, summary: 'One hashtag', answer: { hashtag: 'Hashtag' } }) },
    async ({ ctx, params }, reply) => reply.send({ data: { hashtag: view(await readHashtag(ctx, params.name)) } }),
  );
}
