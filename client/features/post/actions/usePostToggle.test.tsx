// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../../../ui/toast/toastQueue';
import { usePostToggle } from './usePostToggle';

vi.mock('../../../ui/toast/toastQueue', () => ({ showToast: vi.fn(), closeToast: vi.fn() }));

const post = {
  __typename: 'Post' as const,
  id: '1',
  likeCount: 0,
  commentCount: 0,
  shareCount: 0,
  viewerHasLiked: false,
  viewerHasBookmarked: false,
  viewerCanShare: true,
};

type Response = { respond: (data: object) => void; fail: () => void };
const requests: Response[] = [];

function setUp(kind: 'like' | 'bookmark') {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        requests.push({
          respond(data) {
            observer.next({ data });
            observer.complete();
          },
          fail: () => observer.error(new Error('network')),
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return renderHook(() => usePostToggle(kind, post), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  }).result;
}

beforeEach(() => {
  requests.length = 0;
  vi.mocked(showToast).mockReset();
});

describe('usePostToggle', () => {
  it('names the latest state when the coalesced request fails', async () => {
    const toggle = setUp('like');
    const done = toggle.current();
    void toggle.current();
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]!.respond({ setPostLike: { __typename: 'Post', id: '1', likeCount: 1, viewerHasLiked: true } });
    await waitFor(() => expect(requests).toHaveLength(2));
    requests[1]!.fail();
    await done;
    expect(vi.mocked(showToast).mock.calls).toEqual([['Couldn’t unlike the post.', { failed: true }]]);
  });

  it('names the wanted state when the only request fails', async () => {
    const done = setUp('bookmark').current();
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]!.fail();
    await done;
    expect(vi.mocked(showToast).mock.calls).toEqual([['Couldn’t bookmark the post.', { failed: true }]]);
  });
});
