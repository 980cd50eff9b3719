import { expect, it } from 'vitest';
import { keepRows } from './keepRows';

const list = (count: number) => ({
  edges: Array.from({ length: count }, () => ({})),
  pageInfo: { endCursor: 'c', hasNextPage: true },
});

it('rows of the last search stay, without their next page, until others are loaded', () => {
  const [loaded, previous] = [list(1), list(2)];
  expect(keepRows(loaded, previous)).toBe(loaded);
  expect(keepRows(undefined, previous)).toEqual({
    edges: previous.edges,
    pageInfo: { endCursor: 'c', hasNextPage: false },
  });
  expect(keepRows(undefined, list(0))).toBeUndefined();
  expect(keepRows(undefined, undefined)).toBeUndefined();
});
