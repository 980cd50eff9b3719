import { expect, test } from 'vitest';
import { mergeLatest, type NotificationPage } from './notificationCache';

/** Rows as letters; a cursor that is not the row's own says that something happened to it since. */
const page = (rows: string, hasNextPage: boolean): NotificationPage => ({
  edges: [...rows.matchAll(/(\w)(')?/g)].map(([cursor, id]) => ({
    cursor: cursor!,
    node: { id: id! },
  })) as NotificationPage['edges'],
  pageInfo: { endCursor: rows.match(/\w'?$/)?.[0] ?? null, hasNextPage },
});

test.each([
  ['something new', 'cdefg', 'bcd', 'bcdefg'],
  ['a row that moved up', 'cdefg', "f'cd", "f'cdeg"],
  ['the last row read moved up', 'cdefg', "g'cd", "g'cdef"],
  ['a row that is gone', 'cdefg', 'cef', 'cefg'],
  ['nothing new', 'cdefg', 'cde', 'cdefg'],
  ['more new than was asked for: rows between may be missing', 'cdefg', 'xyz', 'xyz'],
])('%s', (_, known, latest, merged) => {
  expect(
    mergeLatest(page(known, true), page(latest, true))
      .edges.map(({ cursor }) => cursor)
      .join(''),
  ).toBe(merged);
});

test('where the next page starts is known from the longer of the two', () => {
  expect(mergeLatest(page('cdefg', true), page('bcd', true)).pageInfo).toEqual({ endCursor: 'g', hasNextPage: true });
  expect(mergeLatest(page('cd', false), page('abc', true)).pageInfo).toEqual({ endCursor: 'd', hasNextPage: false });
  expect(mergeLatest(page('cd', false), page('abcd', true)).pageInfo).toEqual({ endCursor: 'd', hasNextPage: true });
});

test('a head that is the whole list is the list', () => {
  expect(mergeLatest(page('cdefg', true), page('c', false))).toEqual(page('c', false));
  expect(mergeLatest(page('cdefg', true), page('', false)).edges).toEqual([]);
  expect(mergeLatest(undefined, page('ab', true))).toEqual(page('ab', true));
});
