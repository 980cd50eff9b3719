// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDeleteComment } from './useDeleteComment';

const showToast = vi.hoisted(() => vi.fn<(text: string) => string>());
vi.mock('../../../ui/toast/Toast', () => ({ useToast: () => ({ show: showToast, close: () => undefined }) }));

beforeEach(() => {
  showToast.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const fragment = gql`
  fragment Content on Comment {
    content
  }
`;

type Response = { data?: object | null; errors?: { message: string; extensions: object }[] } | Error;

/** Deletes a comment, and waits until the undo period is over. @returns the comment's content afterwards */
async function deleteComment(response: Response): Promise<string | undefined> {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (response instanceof Error) return observer.error(response);
        observer.next(response as never);
        return observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const id = 'Comment:c1';
  client.cache.writeFragment({ id, fragment, data: { __typename: 'Comment', content: 'words' } });
  const { result } = renderHook(() => useDeleteComment(), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  act(() => result.current('c1'));
  expect(client.cache.readFragment({ id, fragment, optimistic: true })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  return client.cache.readFragment<{ content: string }>({ id, fragment, optimistic: true })?.content;
}

const shown = (text: string) => showToast.mock.calls.some(([toast]) => toast === text);

it('removes the comment', async () => {
  expect(await deleteComment({ data: { deleteComment: null } })).toBeUndefined();
  expect(shown('Failed to delete comment')).toBe(false);
});

it('shows "Failed to delete comment" and the comment again when the server does not respond', async () => {
  expect(await deleteComment(new TypeError('Failed to fetch'))).toBe('words');
  expect(shown('Failed to delete comment')).toBe(true);
});

it('shows the reason of the server', async () => {
  const error = { message: 'You cannot delete this comment.', extensions: { code: 'FORBIDDEN' } };
  expect(await deleteComment({ data: null, errors: [error] })).toBe('words');
  expect(shown('You cannot delete this comment.')).toBe(true);
});

it('removes a comment that is gone already', async () => {
  const error = { message: 'Comment not found.', extensions: { code: 'NOT_FOUND' } };
  expect(await deleteComment({ data: null, errors: [error] })).toBeUndefined();
});
