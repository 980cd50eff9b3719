import { expect } from 'vitest';
import { sharer, type Content } from './world';
import {
  type Path,
  restList,
  restNotifiedAbout,
  restOne,
  toggled,
  graphql,
  inEdges,
  notifiedAbout,
  isThere,
  channelAuth,
} from './paths';

/** The sharer likes and shares every post. */
const isSharer = ({ id }: { id: string }) => id === sharer.id;

export const postPaths: Record<string, Path> = {
  'REST feed, latest': restList(() => '/api/posts?limit=50'),
  'REST feed, for_you': restList(() => '/api/posts?mode=for_you&limit=50'),
  'REST feed, following': restList(() => '/api/posts?mode=following&limit=50'),
  'REST search': restList(({ keyword }) => `/api/search/posts?query=${keyword}&limit=50`),
  'REST search, the other name': restList(({ keyword }) => `/api/posts/search?query=${keyword}&limit=50`),
  'REST search by the words before the edit': async (viewer, content) => {
    expect(
      await restList(({ keyword }) => `/api/search/posts?query=${keyword} first&limit=50`)(viewer, content),
    ).not.toBe('shown');
    return restList(({ keyword }) => `/api/search/posts?query=${keyword} edited&limit=50`)(viewer, content);
  },
  'REST search by hashtag': restList(({ tag }) => `/api/search/posts?query=%23${tag}&limit=50`),
  'REST search by author': restList(({ author }) => `/api/search/posts?query=from:${author.username}&limit=50`),
  'REST hashtag, counted': async (viewer, { tag }) => {
    const { status, body } = await viewer.rest(`/api/search/hashtags/${tag}`);
    return status === 401 ? 'rejected' : body.data.hashtag.post_count === 1 ? 'shown' : 'hidden';
  },
  'REST hashtags found': restList(
    ({ tag }) => `/api/search/hashtags?query=${tag}`,
    (row, { tag }) => row.name === tag,
  ),
  'REST notifications': restNotifiedAbout(({ postId }) => postId),
  'REST notifications of comments': restNotifiedAbout(({ commentId }) => commentId),
  'REST person': restList(({ author }) => `/api/posts/user/${author.id}?limit=50`),
  'REST story': restList(({ storyId }) => `/api/news/${storyId}/posts?limit=50`),
  'REST bookmarks': restList(() => '/api/posts/bookmarked?limit=50'),
  'REST post': restOne(({ postId }) => `/api/posts/${postId}`),
  'REST liked': restOne(({ postId }) => `/api/posts/${postId}/liked`),
  'REST bookmarked': restOne(({ postId }) => `/api/posts/${postId}/bookmarked`),
  'REST like': toggled(({ postId }) => `/api/posts/${postId}/like`),
  'REST comments': restList(
    ({ postId }) => `/api/posts/${postId}/comments`,
    (row, { commentId }) => row.id === commentId,
  ),
  'REST likes': restList(({ postId }) => `/api/posts/${postId}/likes?limit=50`, isSharer),
  'REST shares': restList(({ postId }) => `/api/posts/${postId}/shares?limit=50`, isSharer),
  'REST comment like': toggled(({ commentId }) => `/api/comments/${commentId}/like`),
  'REST share': async (viewer, { shareId, postId }) => {
    const { status, body } = await viewer.rest(`/api/posts/${shareId}`);
    if (status === 401) return 'rejected';
    expect(body.data.post.is_share).toBe(true);
    return body.data.post.shared_post?.id === postId ? 'shown' : 'hidden';
  },
  'REST feed, inside a share': restList(
    () => '/api/posts?limit=50',
    (row, { shareId, postId }) => row.id === shareId && row.shared_post?.id === postId,
  ),
  'GraphQL feed, latest': graphql('{ feed(mode: LATEST, first: 50) { edges { node { id } } } }', inEdges('feed')),
  'GraphQL feed, for you': graphql('{ feed(mode: FOR_YOU, first: 50) { edges { node { id } } } }', inEdges('feed')),
  'GraphQL feed, following': graphql('{ feed(mode: FOLLOWING, first: 50) { edges { node { id } } } }', inEdges('feed')),
  'GraphQL search': graphql(
    'query ($word: String!) { searchPosts(query: $word, first: 50) { edges { node { id } } } }',
    inEdges('searchPosts'),
  ),
  'GraphQL search by hashtag': graphql(
    'query ($hash: String!) { searchPosts(query: $hash, first: 50) { edges { node { id } } } }',
    inEdges('searchPosts'),
  ),
  'GraphQL hashtag, counted': graphql(
    'query ($tag: String!) { hashtag(name: $tag) { postCount } }',
    (data) => data.hashtag.postCount === 1,
  ),
  'GraphQL hashtags found': graphql(
    'query ($tag: String!) { searchHashtags(query: $tag) { name postCount } }',
    (data, { tag }) => data.searchHashtags.some(({ name }: any) => name === tag),
  ),
  'GraphQL notifications': notifiedAbout(({ postId }) => postId),
  'GraphQL notifications of comments': notifiedAbout(({ commentId }) => commentId),
  'GraphQL person': graphql(
    'query ($authorId: ID!) { postsBy(userId: $authorId, first: 50) { edges { node { id } } } }',
    inEdges('postsBy'),
  ),
  'GraphQL story': graphql(
    'query ($storyId: ID!) { postsAboutStory(storyId: $storyId, first: 50) { edges { node { id } } } }',
    inEdges('postsAboutStory'),
  ),
  'GraphQL bookmarks': graphql('{ bookmarkedPosts(first: 50) { edges { node { id } } } }', inEdges('bookmarkedPosts')),
  'GraphQL post': graphql('query ($postId: ID!) { post(id: $postId) { id author { id } } }', isThere),
  'GraphQL node': graphql('query ($postId: ID!) { node(id: $postId) { id ... on Post { content } } }', isThere),
  'GraphQL revisions': graphql(
    'query ($postId: ID!) { post(id: $postId) { revisions { content } } }',
    (data) => data.post?.revisions.length === 1,
  ),
  'GraphQL comments': graphql(
    'query ($postId: ID!) { post(id: $postId) { comments { edges { node { id author { id } } } } } }',
    (data, { commentId }) => data.post?.comments.edges.some(({ node }: any) => node.id === commentId),
  ),
  'GraphQL replies': graphql(
    'query ($postId: ID!) { post(id: $postId) { comments { edges { node { id replies { id author { id } } } } } } }',
    (data, { commentId }) =>
      data.post?.comments.edges.some(({ node }: any) =>
        [node, ...node.replies].some(({ id }: any) => id === commentId),
      ),
  ),
  'GraphQL likers': graphql(
    'query ($postId: ID!) { postLikers(postId: $postId, first: 50) { edges { node { id } } } }',
    (data) => data.postLikers.edges.some(({ node }: any) => isSharer(node)),
  ),
  'GraphQL sharers': graphql(
    'query ($postId: ID!) { postSharers(postId: $postId, first: 50) { edges { node { id } } } }',
    (data) => data.postSharers.edges.some(({ node }: any) => isSharer(node)),
  ),
  'GraphQL comment': graphql('query ($commentId: ID!) { comment(id: $commentId) { content } }', isThere),
  'GraphQL comment as node': graphql(
    'query ($commentId: ID!) { node(id: $commentId) { ... on Comment { content } } }',
    isThere,
  ),
  'GraphQL share': graphql(
    'query ($shareId: ID!) { post(id: $shareId) { sharedPost { id comments { edges { node { id } } } revisions { content } } } }',
    (data) => data.post.sharedPost !== null,
  ),
  'GraphQL feed, inside a share': graphql(
    '{ feed(mode: LATEST, first: 50) { edges { node { id sharedPost { id } } } } }',
    (data, { shareId, postId }) =>
      data.feed.edges.some(({ node }: any) => node.id === shareId && node.sharedPost?.id === postId),
  ),
  'REST events': restList(
    () => '/api/events?limit=100',
    (event, { postId }) => event.channel === `private-post-${postId}`,
  ),
  'GraphQL events': graphql('{ events(after: 0, first: 100) { edges { node { channel } } } }', (data, { postId }) =>
    data.events.edges.some(({ node }: any) => node.channel === `private-post-${postId}`),
  ),
  'channel authorisation': (viewer, { postId }) => channelAuth(viewer, `private-post-${postId}`),
};

/** The path of a post applied to a reply, whatever content is read otherwise. */
export const replyPath =
  (reply: Content, path: string): Path =>
  (viewer) =>
    postPaths[path]!(viewer, reply);
