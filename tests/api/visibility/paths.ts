import { expect } from 'vitest';
import { authorizeChannel } from '../../support/transports/live';
import { type Caller } from '../../support/people/people';
import { type Content, type Visibility, sharer, type Relation, viewers } from './world';

/** Reads content in one way. @returns what the viewer sees */
export type Path = (viewer: Caller, content: Content) => Promise<Visibility>;

/** A list shows or omits content, and is rejected only without a sign-in. */
export const restList =
  (
    path: (content: Content) => string,
    matches: (row: any, content: Content) => boolean = (row, { postId }) => row.id === postId,
  ): Path =>
  async (viewer, content) => {
    const { status, body } = await viewer.rest(path(content));
    if (status === 401) return 'rejected';
    if (status === 404) return 'hidden';
    expect(status).toBe(200);
    return Object.values<any>(body.data)
      .find(Array.isArray)!
      .some((row: any) => matches(row, content))
      ? 'shown'
      : 'hidden';
  };

export const restOne =
  (path: (content: Content) => string, method = 'GET', body?: object): Path =>
  async (viewer, content) => {
    const { status } = await viewer.rest(path(content), { method, body });
    expect([200, 201, 401, 404]).toContain(status);
    return status === 401 ? 'rejected' : status === 404 ? 'hidden' : 'shown';
  };

/** @param matches whether the response data contains the content */
export const graphql =
  (query: string, matches: (data: any, content: Content) => boolean): Path =>
  async (viewer, content) => {
    const { postId, storyId, commentId, shareId, author, keyword, tag, skill } = content;
    const variables = {
      postId,
      storyId,
      commentId,
      shareId,
      word: keyword,
      tag,
      skill,
      hash: `#${tag}`,
      authorId: author.id,
      username: author.username,
      sharerId: sharer.id,
    };
    const { code, data } = await viewer.gql(query, variables);
    if (code === 'UNAUTHENTICATED') return 'rejected';
    if (code) expect(code).toBe('NOT_FOUND');
    return !code && matches(data, content) ? 'shown' : 'hidden';
  };

export const inEdges =
  (name: string) =>
  (data: any, { postId }: Content) =>
    data[name].edges.some(({ node }: any) => node.id === postId);

export const personIn =
  (name: string) =>
  (data: any, { author }: Content) =>
    data[name].some(({ id }: any) => id === author.id);

/** Fields that come with a person, and those that are read on their own. */
export const wholePerson =
  'id username headline avatarUrl bio skills stage links { url } avatar { url } cover { url } createdAt mutualConnectionCount connectionCount followerCount followingCount viewerRelation { isFollowing }';

export const personInEdges =
  (name: string) =>
  (data: any, { author }: Content) =>
    data[name].edges.some(({ node }: any) => node.id === author.id);

export const notifiedAbout = (subject: (content: Content) => string) =>
  graphql('{ notifications(first: 50) { edges { node { subjectId actors { id } } } } }', (data, content) =>
    data.notifications.edges.some(({ node }: any) => node.subjectId === subject(content)),
  );

export const restNotifiedAbout = (subject: (content: Content) => string) =>
  restList(
    () => '/api/notifications?limit=50',
    (row, content) => row.subject_id === subject(content),
  );

export const isAuthor = (row: any, { author }: Content) => row.id === author.id;

export const isThere = (data: any) => Object.values(data)[0] !== null;

export async function channelAuth(viewer: Caller, channel: string): Promise<Visibility> {
  const { status, body } = await authorizeChannel(viewer, channel);
  expect([200, 401, 403]).toContain(status);
  expect('auth' in body).toBe(status === 200);
  return status === 401 ? 'rejected' : status === 200 ? 'shown' : 'hidden';
}

/** Sets a state and takes it back, so that the next viewer finds the same. */
export const toggled =
  (path: (content: Content) => string): Path =>
  async (viewer, content) => {
    const seen = await restOne(path, 'POST')(viewer, content);
    expect(await restOne(path, 'DELETE')(viewer, content)).toBe(seen);
    return seen;
  };

/** Reads content on every path. @returns what the viewer sees on each */
export async function readPaths(
  paths: Record<string, Path>,
  relation: Relation,
  content: Content,
): Promise<Record<string, Visibility>> {
  const seen: Record<string, Visibility> = {};
  for (const [name, path] of Object.entries(paths)) seen[name] = await path(viewers[relation], content);
  return seen;
}

export const sameOnAllPaths = (paths: object, seen: Visibility) =>
  Object.fromEntries(Object.keys(paths).map((name) => [name, seen]));

export const subscriptions = {
  event: 'subscription ($channel: String!) { event(channel: $channel) { type data } }',
  postUpdated: 'subscription ($id: ID!) { postUpdated(id: $id) { content } }',
};
