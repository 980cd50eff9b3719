// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InfiniteRows } from './InfiniteRows';

type Page = { ids: string[]; endCursor: string; hasNextPage: boolean; searchedTo: string | null };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.notify([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A list of which `pages` are loaded one after the other. */
function Rows({ pages, onLoad }: { pages: Page[]; onLoad: (after: string) => unknown }) {
  const [count, setCount] = useState(1);
  const loaded = pages.slice(0, count);
  const { ids: _, ...pageInfo } = loaded.at(-1)!;
  return (
    <InfiniteRows
      label="Jobs"
      what="jobs"
      list={{ edges: loaded.flatMap(({ ids }) => ids.map((id) => ({ node: { id } }))), pageInfo }}
      describeError={String}
      onRetry={() => undefined}
      loadMore={async (after) => {
        await onLoad(after);
        setCount(count + 1);
      }}
      skeleton={null}
      renderRow={({ id }) => <li key={id}>{id}</li>}
      empty={<p>No jobs</p>}
    />
  );
}

const emptyPage = (n: number): Page => ({
  ids: [],
  endCursor: `after-${n}`,
  hasNextPage: true,
  searchedTo: `2026-03-${String(28 - n).padStart(2, '0')}T12:00:00Z`,
});
const lastPage: Page = { ids: ['found'], endCursor: 'end', hasNextPage: false, searchedTo: null };

it('loads the pages of a search without rows by itself and shows how far it has looked', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onLoad = vi.fn<(after: string) => unknown>((after) => after === 'after-2' && promise);
  render(<Rows pages={[emptyPage(1), emptyPage(2), lastPage]} onLoad={onLoad} />);
  expect(await screen.findByText('Searched jobs back to 26 March 2026.')).toBeTruthy();
  expect(screen.queryByText('No jobs')).toBeNull();
  resolve();
  expect(await screen.findByText('found')).toBeTruthy();
  expect(onLoad.mock.calls).toEqual([['after-1'], ['after-2']]);
  expect(screen.queryByText(/Searched jobs/)).toBeNull();
});

it('asks after ten pages without a row', async () => {
  const onLoad = vi.fn<(after: string) => void>();
  const pages = Array.from({ length: 15 }, (_, n) => emptyPage(n));
  render(<Rows pages={[...pages, lastPage]} onLoad={onLoad} />);
  const button = await screen.findByRole('button', { name: 'Search older jobs' });
  expect(onLoad).toHaveBeenCalledTimes(10);
  fireEvent.click(button);
  expect(await screen.findByText('found')).toBeTruthy();
  expect(onLoad).toHaveBeenCalledTimes(15);
});

it('says how far a search looked that has no further page', () => {
  const pages = [{ ...emptyPage(3), hasNextPage: false }];
  render(<Rows pages={pages} onLoad={() => undefined} />);
  expect(screen.getByText('No jobs')).toBeTruthy();
  expect(screen.getByText('Searched jobs back to 25 March 2026.')).toBeTruthy();
});
