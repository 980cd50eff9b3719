// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { PostList, type PostListProps } from './PostList';

vi.mock('react-virtuoso', () => ({ Virtuoso: () => null }));

afterEach(cleanup);

const refusal = new CombinedGraphQLErrors({
  data: null,
  errors: [{ message: 'Too many requests, again in 30 s.', extensions: { code: 'RATE_LIMITED' } }],
});
const firstPage = { edges: [], pageInfo: { hasNextPage: true, endCursor: 'after-first' } };

function renderList(props: Partial<PostListProps>) {
  render(
    <MemoryRouter>
      <PostList
        id="feed"
        label="Posts"
        connection={undefined}
        onRetry={() => undefined}
        loadMore={async () => undefined}
        empty={<p>Nothing</p>}
        {...props}
      />
    </MemoryRouter>,
  );
}

it('shows "Failed to fetch posts" when the first page fails without a response', () => {
  const onRetry = vi.fn<() => void>();
  renderList({ error: new TypeError('Failed to fetch'), onRetry });
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch posts');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('shows the reason of the server when a later page fails, and retries the same page', async () => {
  const loadMore = vi.fn<PostListProps['loadMore']>().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
  renderList({ connection: firstPage, loadMore });
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests, again in 30 s.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(loadMore.mock.calls).toEqual([['after-first'], ['after-first']]);
});
