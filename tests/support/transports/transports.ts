import { expect } from 'vitest';
import type { Answer, Caller, GraphqlAnswer } from '../people/people';

/** The outcome of a call in one form for both transports: names are camelCase, posts have GraphQL's shape. */
export type Outcome = { ok: boolean; status?: number; code?: string; fields: string[]; value?: any };

type PostInput = {
  content?: unknown;
  image?: unknown;
  imageAlt?: unknown;
  isPublic?: unknown;
  newsStoryId?: unknown;
};
type Key = Record<string, string> | undefined;

/** Everything that posts and comments can do over one transport. */
export type Transport = {
  name: string;
  createPost(caller: Caller, input: PostInput, headers?: Key): Promise<Outcome>;
  updatePost(caller: Caller, id: string, input: PostInput): Promise<Outcome>;
  deletePost(caller: Caller, id: string): Promise<Outcome>;
  likePost(caller: Caller, id: string, liked: boolean): Promise<Outcome>;
  bookmarkPost(caller: Caller, id: string, bookmarked: boolean): Promise<Outcome>;
  sharePost(caller: Caller, id: string, content?: unknown, headers?: Key): Promise<Outcome>;
  readPost(caller: Caller, id: string): Promise<Outcome>;
  createComment(
    caller: Caller,
    postId: string,
    input: { content?: unknown; parentId?: unknown },
    headers?: Key,
  ): Promise<Outcome>;
  deleteComment(caller: Caller, id: string): Promise<Outcome>;
  likeComment(caller: Caller, id: string, liked: boolean): Promise<Outcome>;
  readComments(caller: Caller, postId: string, sort: 'oldest' | 'newest' | 'most_liked'): Promise<Outcome>;
};

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Renames all fields of a REST response and omits those that only REST has. */
export function fromRest(value: any): any {
  if (Array.isArray(value)) return value.map(fromRest);
  if (typeof value !== 'object' || value === null) return value;
  const isPost = 'image_details' in value;
  const isPerson = 'avatar' in value;
  // Their picture is an object in GraphQL.
  const isStory = 'image_url' in value;
  const entries = Object.entries(value).filter(
    ([name]) =>
      !(
        name === 'user_id' ||
        name === 'user_id_str' ||
        (isPost && name === 'image') ||
        (isStory && name === 'image_url') ||
        (isPerson && name === 'avatar')
      ),
  );
  return Object.fromEntries(
    entries.map(([name, inner]) => [isPost && name === 'image_details' ? 'image' : camel(name), fromRest(inner)]),
  );
}

export const restOutcome = (name: string, { status, body }: Answer): Outcome =>
  status < 300
    ? { ok: true, fields: [], value: fromRest(body.data[name]) }
    : { ok: false, status, code: body.error.code, fields: Object.keys(body.error.fields ?? {}).map(camel) };

const snakeBody = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [snake(name), value]));

const toggle = (word: string, kind: 'posts' | 'comments') => async (caller: Caller, id: string, wanted: boolean) =>
  restOutcome(
    kind === 'posts' ? 'post' : 'comment',
    await caller.rest(`/api/${kind}/${id}/${word}`, { method: wanted ? 'POST' : 'DELETE' }),
  );

export const rest: Transport = {
  name: 'REST',
  createPost: async (caller, input, headers) =>
    restOutcome('post', await caller.rest('/api/posts', { body: snakeBody(input), headers })),
  updatePost: async (caller, id, input) =>
    restOutcome('post', await caller.rest(`/api/posts/${id}`, { method: 'PUT', body: snakeBody(input) })),
  deletePost: async (caller, id) => restOutcome('id', await caller.rest(`/api/posts/${id}`, { method: 'DELETE' })),
  likePost: toggle('like', 'posts'),
  bookmarkPost: toggle('bookmark', 'posts'),
  sharePost: async (caller, id, content, headers) =>
    restOutcome(
      'post',
      await caller.rest(`/api/posts/${id}/share`, {
        method: 'POST',
        body: content === undefined ? undefined : { content },
        headers,
      }),
    ),
  readPost: async (caller, id) => restOutcome('post', await caller.rest(`/api/posts/${id}`)),
  createComment: async (caller, postId, input, headers) =>
    restOutcome('comment', await caller.rest(`/api/posts/${postId}/comments`, { body: snakeBody(input), headers })),
  deleteComment: async (caller, id) =>
    restOutcome('id', await caller.rest(`/api/comments/${id}`, { method: 'DELETE' })),
  likeComment: toggle('like', 'comments'),
  readComments: async (caller, postId, sort) =>
    restOutcome('comments', await caller.rest(`/api/posts/${postId}/comments?sort=${sort}&limit=50`)),
};

const person = 'id username displayName headline avatarUrl';
const ownFields = `id content isPublic isEdited isShare createdAt editedAt likeCount commentCount shareCount
  viewerHasLiked viewerHasBookmarked viewerCanEdit viewerCanShare author { ${person} } image { url width height srcSet placeholder alt }
  job { id } newsStory { id title url source publishedAt isSample }`;
/** All fields of a post in REST. */
export const postFields = `${ownFields} sharedPost { ${ownFields} sharedPost { id } }`;
const ownCommentFields = `id postId parentId content createdAt likeCount isHelpful viewerHasLiked viewerCanDelete viewerCanMarkHelpful author { ${person} }`;
/** All fields of a comment in REST. */
export const commentFields = `${ownCommentFields} replies { ${ownCommentFields} replies { id } }`;

export function gqlOutcome(
  { status, data, errors }: GraphqlAnswer,
  pick: (data: any) => unknown = (all) => Object.values(all)[0],
): Outcome {
  if (!errors) return { ok: true, fields: [], value: pick(data) };
  const { code, fields } = errors[0]!.extensions;
  return { ok: false, status, code, fields: Object.keys(fields ?? {}) };
}

const run = async (caller: Caller, query: string, variables: object, headers?: Key) =>
  gqlOutcome(await caller.gql(query, { ...variables }, headers));

export const gql: Transport = {
  name: 'GraphQL',
  createPost: (caller, input, headers) =>
    run(
      caller,
      `mutation ($input: CreatePostInput!) { createPost(input: $input) { ${postFields} } }`,
      { input },
      headers,
    ),
  updatePost: (caller, id, input) =>
    run(
      caller,
      `mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { ${postFields} } }`,
      { id, input },
    ),
  deletePost: async (caller, id) =>
    gqlOutcome(
      await caller.gql('mutation ($id: ID!) { deletePost(id: $id) { id } }', { id }),
      (data) => data.deletePost.id,
    ),
  likePost: (caller, id, liked) =>
    run(caller, `mutation ($id: ID!, $liked: Boolean!) { setPostLike(id: $id, liked: $liked) { ${postFields} } }`, {
      id,
      liked,
    }),
  bookmarkPost: (caller, id, bookmarked) =>
    run(
      caller,
      `mutation ($id: ID!, $bookmarked: Boolean!) { setPostBookmark(id: $id, bookmarked: $bookmarked) { ${postFields} } }`,
      { id, bookmarked },
    ),
  sharePost: (caller, id, content, headers) =>
    run(
      caller,
      `mutation ($id: ID!, $content: String) { sharePost(id: $id, content: $content) { ${postFields} } }`,
      { id, content },
      headers,
    ),
  readPost: (caller, id) => run(caller, `query ($id: ID!) { post(id: $id) { ${postFields} } }`, { id }),
  createComment: (caller, postId, input, headers) =>
    run(
      caller,
      `mutation ($postId: ID!, $content: String!, $parentId: ID) { createComment(postId: $postId, content: $content, parentId: $parentId) { ${commentFields} } }`,
      { postId, ...input },
      headers,
    ),
  deleteComment: async (caller, id) => {
    const outcome = await run(caller, 'mutation ($id: ID!) { deleteComment(id: $id) { id } }', { id });
    return outcome.ok ? { ...outcome, value: id } : outcome;
  },
  likeComment: (caller, id, liked) =>
    run(
      caller,
      `mutation ($id: ID!, $liked: Boolean!) { setCommentLike(id: $id, liked: $liked) { ${commentFields} } }`,
      { id, liked },
    ),
  readComments: async (caller, postId, sort) =>
    gqlOutcome(
      await caller.gql(
        `query ($id: ID!, $sort: CommentSort) { post(id: $id) { comments(sort: $sort, first: 50) { edges { node { ${commentFields} } } } } }`,
        { id: postId, sort: sort.toUpperCase() },
      ),
      (data) => data.post.comments.edges.map(({ node }: any) => node),
    ),
};

export const transports = [rest, gql];

/** Reads a post over both transports and asserts equal results. @returns the post */
export async function readOverBothTransports(viewer: Caller, id: string): Promise<any> {
  const [one, other] = [await rest.readPost(viewer, id), await gql.readPost(viewer, id)];
  expect(one).toEqual(other);
  return one.value;
}
