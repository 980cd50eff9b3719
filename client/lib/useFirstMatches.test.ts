// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFirstMatches } from './useFirstMatches';

const pageOf = (edges: object[], endCursor: string, hasNextPage = true) => ({
  edges,
  pageInfo: { endCursor, hasNextPage },
});

/** The hook, with a list whose page after the cursor n ends at n + 1; the page `last` has a row. */
function renderMatches(last: number) {
  const loadMore = vi.fn(async (after: string) => {
    await Promise.resolve();
    const end = Number(after) + 1;
    rerender(end === last ? pageOf([{}], String(end), false) : pageOf([], String(end)));
  });
  const { result, rerender } = renderHook((list: ReturnType<typeof pageOf>) => useFirstMatches(list, loadMore), {
    initialProps: pageOf([], '0'),
  });
  return { result, loadMore };
}

it('loads empty pages until one has rows', async () => {
  const { result, loadMore } = renderMatches(3);
  expect(result.current.count).toBeUndefined();
  await waitFor(() => expect(result.current.count).toBe(1));
  expect(loadMore.mock.calls).toEqual([['0'], ['1'], ['2']]);
});

it('gives up after ten empty pages', async () => {
  const { result, loadMore } = renderMatches(1_000);
  await waitFor(() => expect(result.current.count).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(loadMore).toHaveBeenCalledTimes(10);
});
