import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import type { LiveContext, LiveHandlers } from '../../live/handlers';
import { PostActions_PostFragmentDoc } from './actions/__generated__/PostActions.generated';
import { handlers } from './live';

/** Caches a post and stubs the server's response to queries of it. */
function setUp(response: object = {}) {
  const fetched: unknown[] = [];
  const link = new ApolloLink(
    ({ variables: { id } }) =>
      new Observable((observer) => {
        fetched.push(id);
        observer.next(response);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { cache } = client;
  const counts = { likeCount: 1, commentCount: 2, shareCount: 3 };
  const viewerState = { viewerHasLiked: true, viewerHasBookmarked: false, viewerCanShare: true };
  cache.writeFragment({
    fragment: PostActions_PostFragmentDoc,
    data: { __typename: 'Post', id: 'p', ...counts, ...viewerState } as never,
  });
  const readPost = () => cache.readFragment({ id: 'Post:p', fragment: PostActions_PostFragmentDoc });
  const dispatch = (type: keyof LiveHandlers, data: object) =>
    (handlers[type] as (data: object, context: LiveContext) => unknown)(data, { cache, client }) as Promise<void>;
  return { fetched, readPost, dispatch };
}

const failure = (code: string) => ({ data: { post: null }, errors: [{ message: 'Failed.', extensions: { code } }] });

it('post.counted sets the counts and leaves the viewer’s own state', async () => {
  const { readPost, dispatch } = setUp();
  await dispatch('post.counted', { id: 'p', likeCount: 4, commentCount: 5, shareCount: 6 });
  expect(readPost()).toMatchObject({ likeCount: 4, commentCount: 5, shareCount: 6, viewerHasLiked: true });
});

it('post.deleted evicts the post', async () => {
  const { readPost, dispatch } = setUp();
  await dispatch('post.deleted', { id: 'p' });
  expect(readPost()).toBeNull();
});

describe('post.edited', () => {
  it('evicts a post that the viewer may no longer see', async () => {
    const { readPost, dispatch, fetched } = setUp(failure('NOT_FOUND'));
    await dispatch('post.edited', { id: 'p' });
    expect([fetched, readPost()]).toEqual([['p'], null]);
  });

  it('leaves the post when the refetch fails otherwise', async () => {
    const { readPost, dispatch, fetched } = setUp(failure('UNAVAILABLE'));
    await dispatch('post.edited', { id: 'p' });
    expect([fetched, readPost()?.likeCount]).toEqual([['p'], 1]);
  });

  it('fetches nothing for a post that is not cached', async () => {
    const { dispatch, fetched } = setUp();
    await dispatch('post.edited', { id: 'elsewhere' });
    expect(fetched).toEqual([]);
  });
});
