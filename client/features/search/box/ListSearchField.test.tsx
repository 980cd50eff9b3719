// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListSearchField } from './ListSearchField';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A field whose query is in a URL. @returns the searches */
function show(searchesWhileTyping?: boolean): string[] {
  const searches: string[] = [];
  function List() {
    const [query, setQuery] = useState('');
    return (
      <>
        <ListSearchField
          label="Search"
          placeholder="Search"
          shortcut={{ label: 'Search', group: 'Lists' }}
          query={query}
          onSearch={(next) => {
            searches.push(next);
            setQuery(next);
          }}
          searchesWhileTyping={searchesWhileTyping}
        />
        <button onClick={() => setQuery('')}>Clear</button>
      </>
    );
  }
  render(<List />);
  return searches;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('searches once typing pauses, and keeps the space that was typed last', () => {
  const searches = show(true);
  type('bre');
  wait(100);
  type('bread ');
  wait(300);
  expect(searches).toEqual(['bread']);
  expect(field().value).toBe('bread ');
  type('bread eur');
  wait(300);
  expect(searches).toEqual(['bread', 'bread eur']);
});

it('searches at once on Enter and when it is cleared, and not again after the pause', () => {
  const searches = show(true);
  type('bread');
  fireEvent.submit(field());
  wait(300);
  type('');
  expect(searches).toEqual(['bread', '']);
  wait(300);
  expect(searches).toEqual(['bread', '']);
});

it('shows a query that is changed elsewhere', () => {
  const searches = show(true);
  type('zebra');
  wait(300);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  wait(300);
  expect([field().value, searches]).toEqual(['', ['zebra']]);
});

it('waits for Enter where the list does not search while typing', () => {
  const searches = show();
  type('bread');
  wait(1000);
  expect(searches).toEqual([]);
  fireEvent.submit(field());
  expect(searches).toEqual(['bread']);
});
