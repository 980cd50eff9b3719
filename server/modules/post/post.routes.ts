import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { postLimits } from '../../../shared/contracts/post';
import { searchLimits } from '../../../shared/contracts/search';
import { deleted, pageOf } from '../../rest/contract/answers';
import { describe, idempotencyKey, type Tag } from '../../rest/contract/describe';
import { choiceParameter, pageParameters, pageQuery, parseQuery, textParameter } from '../../rest/contract/query';
import { camelKeys, sendData, sendDataOrNull, sendPage, sendText } from '../../rest/contract/responses';
import { boolean, nullable, oneOf, text, uuid } from '../../rest/contract/schema';
import { registerFormRoutes } from '../media/media.form';
import { pictureField } from '../media/media.rest';
import { profileCardType } from '../profile/profile.rest';
import { createPostFromForm } from './post.form';
import { createPostInput, sharePostInput, updatePostInput } from './post.inputs';
import {
  readPostsJson,
  readPostJson,
  selectBookmarkedPosts,
  selectFeed,
  selectMatchingPosts,
  selectPostsBy,
  readViewerState,
} from './post.reads';
import { selectLikers, selectSharers } from './post.people';
import { postType } from './post.rest';
import { createPost, deletePost, setPostBookmark, setPostLike, sharePost, updatePost } from './post.service';

const tag: Tag = { name: 'Posts', description: 'Posts, feeds, likes, bookmarks and shares.' };
const posts = pageOf('posts', postType);
const post = { post: postType };
const postOrNull = { post: { ...nullable(postType), description: 'Null when the post is hidden from you.' } };
const params = { id: uuid('The post’s id.') };

const feedQuery = v.object({
  ...pageParameters,
  mode: choiceParameter(
    'mode',
    ['latest', 'for_you', 'following'],
    'latest: newest posts of everyone; for_you: ranked; following: newest posts of people you follow or are connected to.',
  ),
});

const searchQuery = v.object({
  ...pageParameters,
  query: textParameter(
    'query',
    `Words, "quoted phrases", -exclusions, from:username and #tags; at most ${searchLimits.query} characters. Blank matches nothing.`,
  ),
});

type ById = { Params: { id: string } };

export function postRoutes(rest: FastifyInstance): void {
  listRoutes(rest);
  rest.get<ById>(
    '/posts/:id',
    describe({ id: 'getPost', tag, summary: 'Get a post', params, answer: post }),
    async ({ ctx, params: { id } }, reply) => sendData(reply, 'post', await readPostJson(ctx, id, 'snake')),
  );
  rest.post(
    '/posts',
    describe({
      id: 'createPost',
      tag,
      summary: 'Publish a post',
      headers: [idempotencyKey],
      body: createPostInput,
      answer: post,
      status: 201,
    }),
    async ({ ctx, body }, reply) =>
      sendData(reply.code(201), 'post', await readPostJson(ctx, await createPost(ctx, camelKeys(body)), 'snake')),
  );
  registerFormRoutes(rest, formRoute);
  rest.put<ById>(
    '/posts/:id',
    describe({ id: 'updatePost', tag, summary: 'Update your post', params, body: updatePostInput, answer: post }),
    async ({ ctx, params: { id }, body }, reply) => {
      await updatePost(ctx, id, camelKeys(body));
      return sendData(reply, 'post', await readPostJson(ctx, id, 'snake'));
    },
  );
  rest.delete<ById>(
    '/posts/:id',
    describe({ id: 'deletePost', tag, summary: 'Delete your post', params, answer: deleted }),
    async ({ ctx, params: { id } }, reply) => {
      await deletePost(ctx, id);
      return reply.send({ data: { id } });
    },
  );
  rest.post<ById>(
    '/posts/:id/share',
    describe({
      id: 'sharePost',
      tag,
      summary: 'Share a public post',
      params,
      headers: [idempotencyKey],
      body: sharePostInput,
      isBodyOptional: true,
      answer: post,
      status: 201,
    }),
    async ({ ctx, params: { id }, body }, reply) =>
      sendData(reply.code(201), 'post', await readPostJson(ctx, await sharePost(ctx, id, camelKeys(body)), 'snake')),
  );
  toggleRoutes(rest);
  peopleRoutes(rest);
}

function listRoutes(rest: FastifyInstance): void {
  rest.get(
    '/posts',
    describe({ id: 'listFeed', tag, summary: 'List the feed', query: feedQuery, answer: posts }),
    async ({ ctx, query }, reply) => {
      const { mode, ...page } = parseQuery(feedQuery, query);
      return sendText(reply, await readPostsJson(ctx, selectFeed(ctx, mode), page));
    },
  );
  rest.get(
    '/posts/bookmarked',
    describe({ id: 'listBookmarkedPosts', tag, summary: 'List your bookmarks', query: pageQuery, answer: posts }),
    async ({ ctx, query }, reply) =>
      sendText(reply, await readPostsJson(ctx, selectBookmarkedPosts(ctx), parseQuery(pageQuery, query))),
  );
  for (const [url, id] of [
    ['/search/posts', 'searchPosts'],
    ['/posts/search', 'searchPostsByOtherPath'],
  ] as const) {
    rest.get(
      url,
      describe({ id, tag, summary: 'Search posts, newest first', query: searchQuery, answer: posts }),
      async ({ ctx, query }, reply) => {
        const { query: searchText, ...page } = parseQuery(searchQuery, query);
        return sendText(reply, await readPostsJson(ctx, selectMatchingPosts(ctx, searchText), page));
      },
    );
  }
  rest.get<ById>(
    '/posts/user/:id',
    describe({
      id: 'listPostsByPerson',
      tag,
      summary: 'List a person’s posts, newest first',
      params: { id: uuid('The person’s id.') },
      query: pageQuery,
      answer: posts,
    }),
    async ({ ctx, params: { id }, query }, reply) =>
      sendText(reply, await readPostsJson(ctx, selectPostsBy(ctx, id), parseQuery(pageQuery, query))),
  );
}

/** Who likes or shared a post. */
function peopleRoutes(rest: FastifyInstance): void {
  for (const [path, select, id, summary] of [
    ['likes', selectLikers, 'listLikersOfPost', 'List the people who like a post, latest first'],
    ['shares', selectSharers, 'listSharersOfPost', 'List the people who shared a post, latest first'],
  ] as const) {
    rest.get<ById>(
      `/posts/:id/${path}`,
      describe({ id, tag, summary, params, query: pageQuery, answer: pageOf('people', profileCardType) }),
      ({ ctx, params: { id: postId }, query }, reply) =>
        sendPage(reply, ctx, select(ctx, postId), { name: 'people', ...parseQuery(pageQuery, query) }),
    );
  }
}

function formRoute(forms: FastifyInstance): void {
  forms.post(
    '/posts/media',
    describe({
      id: 'createPostWithPicture',
      tag,
      summary: 'Publish a post with a picture in one form',
      headers: [idempotencyKey],
      form: {
        required: {},
        optional: {
          content: text(`Text of the post; at most ${postLimits.content} characters. Required without a picture.`),
          image: pictureField,
          media: { ...pictureField, description: 'Another name of the field image.' },
          image_alt: text(`What the picture shows; at most ${postLimits.imageAlt} characters.`),
          job_id: uuid('Id of a published job to share.'),
          news_story_id: uuid('Id of the news story that it discusses.'),
          is_public: oneOf(['true', 'false'], 'Who may read it: everyone signed in (the default), or connections.'),
        },
      },
      answer: post,
      status: 201,
    }),
    async (request, reply) =>
      sendData(reply.code(201), 'post', await readPostJson(request.ctx, await createPostFromForm(request), 'snake')),
  );
}

const toggles = [
  { name: 'Like', path: 'like', state: 'liked', table: 'post_like', set: setPostLike },
  { name: 'Bookmark', path: 'bookmark', state: 'bookmarked', table: 'post_bookmark', set: setPostBookmark },
] as const;

/** Likes and bookmarks: POST sets the state, DELETE removes it, GET reads it. */
function toggleRoutes(rest: FastifyInstance): void {
  for (const { name, path, state, table, set } of toggles) {
    for (const [method, isSet, id, summary, answer] of [
      ['POST', true, `set${name}`, `${name} a post`, post],
      ['DELETE', false, `remove${name}`, `Remove your ${path} of a post`, postOrNull],
    ] as const) {
      rest.route<ById>({
        method,
        url: `/posts/:id/${path}`,
        ...describe({ id: `${id}OfPost`, tag, summary, params, answer }),
        handler: async ({ ctx, params: { id: postId } }, reply) => {
          await set(ctx, postId, isSet);
          const json = readPostJson(ctx, postId, 'snake');
          return isSet ? sendData(reply, 'post', await json) : sendDataOrNull(reply, 'post', json);
        },
      });
    }
    rest.get<ById>(
      `/posts/:id/${state}`,
      describe({
        id: `get${name}OfPost`,
        tag,
        summary: `Check whether you ${state} a post`,
        params,
        answer: { [state]: boolean(`You ${state} the post.`) },
      }),
      async ({ ctx, params: { id } }, reply) =>
        reply.send({ data: { [state]: await readViewerState(ctx, table, id) } }),
    );
  }
}
