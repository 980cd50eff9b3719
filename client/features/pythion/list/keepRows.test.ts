import { expect, it } from 'vitest';
import { keepRows } from './keepRows';

const list = (count: number) => ({
  edges: Array.from({ length: count }, () => ({})),
  pageInfo: { endCursor: 'c', hasNextPage: true },
});

it('rows of the last search stay, without their next page, until others are loaded', () => {
  const [loaded, previous] = [list(1), list(2)];
  expect(keepRows(loaded, previous, false)).toBe(loaded);
  expect(keepRows(undefined, previous, false)).toEqual({
    edges: previous.edges,
    pageInfo: { endCursor: 'c', hasNextPage: false },
  });
  expect(keepRows(undefined, list(0), false)).toBeUndefined();
  expect(keepRows(undefined, undefined, false)).toBeUndefined();
});

it('rows of the last search are no answer to one that failed', () => {
  expect(keepRows(undefined, list(2), true)).toBeUndefined();
  const loaded = list(1);
  expect(keepRows(loaded, list(2), true)).toBe(loaded);
});
