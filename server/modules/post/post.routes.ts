import type { FastifyInstance } from 'fastify';
import { parsePaging } from '../../database/list';
import { camelKeys, sendData, sendText } from '../../rest/contract/responses';
import { describe, pageQuery } from '../../rest/contract/describe';
import { withForms } from '../media/media.form';
import { createPostOfForm } from './post.form';
import { createPostInput, sharePostInput, updatePostInput } from './post.inputs';
import {
  readPostsText,
  readPostText,
  selectBookmarked,
  selectFeed,
  selectMatchingPosts,
  selectPostsBy,
  viewerHas,
} from './post.reads';
import { createPost, deletePost, setPostBookmark, setPostLike, sharePost, updatePost } from './post.service';

const tag = 'Posts';
const list = { posts: '[Post]', pagination: 'object' };
const one = { post: 'Post' };

type ById = { Params: { id: string } };
type Query = { Querystring: { page?: string; limit?: string; mode?: string; query?: string } };

export function postRoutes(rest: FastifyInstance): void {
  rest.get<Query>(
    '/posts',
    {
      schema: describe({
        tag,
        summary: 'The feed',
        query: { ...pageQuery, mode: 'latest (default), for_you or following.' },
        answer: list,
      }),
    },
    async ({ ctx, query }, reply) =>
      sendText(reply, await readPostsText(ctx, selectFeed(ctx, query.mode ?? 'latest'), parsePaging(query))),
  );
  rest.get<Query>(
    '/posts/bookmarked',
    { schema: describe({ tag, summary: 'Your bookmarks', query: pageQuery, answer: list }) },
    async ({ ctx, query }, reply) =>
      sendText(reply, await readPostsText(ctx, selectBookmarked(ctx), parsePaging(query))),
  );
  for (const url of ['/search/posts', '/posts/search']) {
    rest.get<Query>(
      url,
      {
        schema: describe({
          tag,
          summary: 'Search posts',
          query: { ...pageQuery, query: 'Words, "quoted phrases", -exclusions.' },
          answer: list,
        }),
      },
      async ({ ctx, query }, reply) =>
        sendText(reply, await readPostsText(ctx, selectMatchingPosts(ctx, query.query), parsePaging(query))),
    );
  }
  rest.get<ById & Query>(
    '/posts/user/:id',
    { schema: describe({ tag, summary: 'A person’s posts', query: pageQuery, answer: list }) },
    async ({ ctx, params, query }, reply) =>
      sendText(reply, await readPostsText(ctx, selectPostsBy(ctx, params.id), parsePaging(query))),
  );
  rest.get<ById>(
    '/posts/:id',
    { schema: describe({ tag, summary: 'One post', answer: one }) },
    async ({ ctx, params }, reply) => sendData(reply, 'post', await readPostText(ctx, params.id, 'snake')),
  );
  rest.post(
    '/posts',
    { schema: describe({ tag, summary: 'Publish a post', body: createPostInput, answer: one, status: 201 }) },
    async ({ ctx, body }, reply) =>
      sendData(reply.code(201), 'post', await readPostText(ctx, await createPost(ctx, camelKeys(body)), 'snake')),
  );
  withForms(rest, formRoute);
  rest.put<ById>(
    '/posts/:id',
    { schema: describe({ tag, summary: 'Change your own post', body: updatePostInput, answer: one }) },
    async ({ ctx, params, body }, reply) => {
      await updatePost(ctx, params.id, camelKeys(body));
      return sendData(reply, 'post', await readPostText(ctx, params.id, 'snake'));
    },
  );
  rest.delete<ById>(
    '/posts/:id',
    { schema: describe({ tag, summary: 'Delete your own post', answer: { id: 'string' } }) },
    async ({ ctx, params }, reply) => {
      await deletePost(ctx, params.id);
      return reply.send({ data: { id: params.id } });
    },
  );
  rest.post<ById>(
    '/posts/:id/share',
    {
      schema: describe({
        tag,
        summary: 'Pass a public post on to your readers',
        body: sharePostInput,
        answer: one,
        status: 201,
      }),
    },
    async ({ ctx, params, body }, reply) =>
      sendData(
        reply.code(201),
        'post',
        await readPostText(ctx, await sharePost(ctx, params.id, camelKeys(body)), 'snake'),
      ),
  );
  toggleRoutes(rest);
}

function formRoute(forms: FastifyInstance): void {
  forms.post(
    '/posts/media',
    {
      schema: describe({
        tag,
        summary: 'Publish a post with a picture',
        form: {
          content: 'Words of the post.',
          image: 'The picture, as a file; the field may be called media as well.',
          image_alt: 'What it shows.',
          is_public: 'true (default) or false.',
        },
        answer: one,
        status: 201,
      }),
    },
    async (request, reply) =>
      sendData(reply.code(201), 'post', await readPostText(request.ctx, await createPostOfForm(request), 'snake')),
  );
}

const toggles = [
  { word: 'like', state: 'liked', table: 'post_like', set: setPostLike },
  { word: 'bookmark', state: 'bookmarked', table: 'post_bookmark', set: setPostBookmark },
] as const;

/** POST sets, DELETE takes back, GET tells: the same for likes and bookmarks. */
function toggleRoutes(rest: FastifyInstance): void {
  for (const { word, state, table, set } of toggles) {
    for (const [method, wanted, summary] of [
      ['POST', true, `${word} a post`],
      ['DELETE', false, `take back the ${word} of a post`],
    ] as const) {
      rest.route<ById>({
        method,
        url: `/posts/:id/${word}`,
        schema: describe({ tag, summary: summary[0]!.toUpperCase() + summary.slice(1), answer: one }),
        handler: async ({ ctx, params }, reply) => {
          await set(ctx, params.id, wanted);
          return sendData(reply, 'post', await readPostText(ctx, params.id, 'snake'));
        },
      });
    }
    rest.get<ById>(
      `/posts/:id/${state}`,
      { schema: describe({ tag, summary: `Whether you ${state} a post`, answer: { [state]: 'boolean' } }) },
      async ({ ctx, params }, reply) => reply.send({ data: { [state]: await viewerHas(ctx, table, params.id) } }),
    );
  }
}
