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

/** A page that shows one comment, and a server that knows others. */
function setUp(answer: (id: string) => object) {
  const asked = vi.fn<(id: string) => void>();
  const link = new ApolloLink(
    ({ variables: { id } }) =>
      new Observable((observer) => {
        asked(id as string);
        observer.next(answer(id as string));
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
  const shown = () =>
    cache.readQuery({ query: PostCommentsDocument, variables })?.post?.comments.edges.map(({ node }) => node.id);
  const hear = (type: keyof LiveHandlers, data: object) =>
    (handlers[type] as (data: object, context: LiveContext) => unknown)(data, { cache, client }) as Promise<void>;
  return { asked, shown, hear };
}

describe('comment.created', () => {
  const event = { id: '2', postId: 'p', parentId: null };

  it('reads the comment and shows it, once however often it is heard', async () => {
    const { asked, shown, hear } = setUp((id) => ({ data: { comment: comment(id) } }));
    await hear('comment.created', event);
    await hear('comment.created', event);
    expect(shown()).toEqual(['1', '2']);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('asks nothing about posts whose comments are not on the page', async () => {
    const { asked, hear } = setUp((id) => ({ data: { comment: comment(id) } }));
    await hear('comment.created', { ...event, postId: 'elsewhere' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('leaves out what the reader may not see', async () => {
    const { shown, hear } = setUp(() => ({
      data: { comment: null },
      errors: [{ message: 'Comment not found.', extensions: { code: 'NOT_FOUND' } }],
    }));
    await hear('comment.created', event);
    expect(shown()).toEqual(['1']);
  });
});

it('comment.deleted takes the comment away', async () => {
  const { shown, hear } = setUp(() => ({}));
  await hear('comment.deleted', { id: '1', postId: 'p', parentId: null });
  expect(shown()).toEqual([]);
});
