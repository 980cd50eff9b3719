import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { describe, expect, it, vi } from 'vitest';
import type { LiveContext, LiveHandlers } from '../../live/handlers';
import { PostCommentsDocument } from './list/__generated__/CommentSection.generated';
import { handlers } from './live';

const author = { __typename: 'Profile', id: 'bob', username: 'bob', displayName: 'Bob', headline: '', avatarUrl: null };
const comment = (id: string) => ({
  __typename: 'Comment',
  id,
  postId: 'p',
  parentId: null,
  content: id,
  createdAt: '2026-01-01T00:00:00Z',
  likeCount: 0,
  isHelpful: false,
  viewerHasLiked: false,
  viewerCanDelete: false,
  viewerCanMarkHelpful: false,
  author,
  replies: [],
});
const variables = { postId: 'p', sort: 'OLDEST', first: 20 } as const;

/** Caches a list with one comment and stubs the server's response to comment queries. */
function setUp(respond: (id: string) => object) {
  const fetched = vi.fn<(id: string) => void>();
  const link = new ApolloLink(
    ({ variables: { id } }) =>
      new Observable((observer) => {
        fetched(id as string);
        observer.next(respond(id as string));
        observer.complete();
      }),
  );
  const cache = new InMemoryCache({ typePolicies: { Post: { fields: { comments: relayStylePagination(['sort']) } } } });
  const client = new ApolloClient({ link, cache });
  const comments = {
    __typename: 'CommentConnection' as const,
    edges: [{ __typename: 'CommentEdge' as const, node: comment('1') }],
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: 'end' },
  };
  cache.writeQuery({
    query: PostCommentsDocument,
    variables,
    data: { post: { __typename: 'Post', id: 'p', comments } } as never,
  });
  const listedIds = () =>
    cache.readQuery({ query: PostCommentsDocument, variables })?.post?.comments.edges.map(({ node }) => node.id);
  const dispatch = (type: keyof LiveHandlers, data: object) =>
    (handlers[type] as (data: object, context: LiveContext) => unknown)(data, { cache, client }) as Promise<void>;
  return { fetched, listedIds, dispatch };
}

describe('comment.created', () => {
  const event = { id: '2', postId: 'p', parentId: null };

  it('fetches and lists the comment once when the event repeats', async () => {
    const { fetched, listedIds, dispatch } = setUp((id) => ({ data: { comment: comment(id) } }));
    await dispatch('comment.created', event);
    await dispatch('comment.created', event);
    expect(listedIds()).toEqual(['1', '2']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing when the comments of the post are not cached', async () => {
    const { fetched, dispatch } = setUp((id) => ({ data: { comment: comment(id) } }));
    await dispatch('comment.created', { ...event, postId: 'elsewhere' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('does not list a comment that the viewer may not see', async () => {
    const { listedIds, dispatch } = setUp(() => ({
      data: { comment: null },
      errors: [{ message: 'Comment not found.', extensions: { code: 'NOT_FOUND' } }],
    }));
    await dispatch('comment.created', event);
    expect(listedIds()).toEqual(['1']);
  });
});

it('comment.deleted removes the comment', async () => {
  const { listedIds, dispatch } = setUp(() => ({}));
  await dispatch('comment.deleted', { id: '1', postId: 'p', parentId: null });
  expect(listedIds()).toEqual([]);
});
