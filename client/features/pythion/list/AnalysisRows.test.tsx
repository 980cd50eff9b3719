// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnalysisRows, type AnalysisRowsProps } from './AnalysisRows';

afterEach(cleanup);

type Row = { id: string };
const listOf = (...ids: string[]) => ({
  edges: ids.map((id) => ({ node: { id } })),
  pageInfo: { endCursor: null, hasNextPage: false },
});

const rows = (props: Partial<AnalysisRowsProps<Row>>) => (
  <AnalysisRows<Row>
    label="Your analyses"
    query="bread"
    list={undefined}
    previous={undefined}
    onRetry={() => undefined}
    loadMore={() => Promise.resolve()}
    renderRow={({ id }) => <li key={id}>{id}</li>}
    empty={<p>Nothing has the words.</p>}
    {...props}
  />
);
const status = () => screen.getByRole('status').textContent;

it('is busy while the rows of the last search stay, and announces what the next one found', () => {
  const { rerender } = render(rows({ list: listOf('a', 'b'), query: '' }));
  const box = screen.getByRole('list').parentElement!;
  expect([box.getAttribute('aria-busy'), status()]).toEqual(['false', '']);
  rerender(rows({ previous: listOf('a', 'b') }));
  expect([box.getAttribute('aria-busy'), status()]).toEqual(['true', '']);
  expect(screen.getByText('b')).toBeTruthy();
  rerender(rows({ list: listOf('a'), previous: listOf('a', 'b') }));
  expect([box.getAttribute('aria-busy'), status()]).toEqual(['false', '1 analysis found.']);
  rerender(rows({ list: listOf(), previous: listOf('a') }));
  expect(status()).toBe('No analyses found.');
});

it('shows no rows of the last search below the error of the next', () => {
  render(rows({ previous: listOf('a'), error: new Error('offline') }));
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button')).toBeTruthy();
});
