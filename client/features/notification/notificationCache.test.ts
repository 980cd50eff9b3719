import { expect, test } from 'vitest';
import { mergeLatest, type NotificationPage } from './notificationCache';

/** Rows as letters; an apostrophe marks a cursor that changed because the row was updated. */
const page = (rows: string, hasNextPage: boolean): NotificationPage => ({
  edges: [...rows.matchAll(/(\w)(')?/g)].map(([cursor, id]) => ({
    cursor: cursor!,
    node: { id: id! },
  })) as NotificationPage['edges'],
  pageInfo: { endCursor: rows.match(/\w'?$/)?.[0] ?? null, hasNextPage },
});

test.each([
  ['a new row', 'cdefg', 'bcd', 'bcdefg'],
  ['a row that moved up', 'cdefg', "f'cd", "f'cdeg"],
  ['the last loaded row moved up', 'cdefg', "g'cd", "g'cdef"],
  ['a removed row', 'cdefg', 'cef', 'cefg'],
  ['nothing new', 'cdefg', 'cde', 'cdefg'],
  ['no common row: rows between may be missing', 'cdefg', 'xyz', 'xyz'],
])('%s', (_, cached, latest, merged) => {
  expect(
    mergeLatest(page(cached, true), page(latest, true))
      .edges.map(({ cursor }) => cursor)
      .join(''),
  ).toBe(merged);
});

test('takes pageInfo from the longer of the two lists', () => {
  expect(mergeLatest(page('cdefg', true), page('bcd', true)).pageInfo).toEqual({ endCursor: 'g', hasNextPage: true });
  expect(mergeLatest(page('cd', false), page('abc', true)).pageInfo).toEqual({ endCursor: 'd', hasNextPage: false });
  expect(mergeLatest(page('cd', false), page('abcd', true)).pageInfo).toEqual({ endCursor: 'd', hasNextPage: true });
});

test('returns a first page that is the whole list', () => {
  expect(mergeLatest(page('cdefg', true), page('c', false))).toEqual(page('c', false));
  expect(mergeLatest(page('cdefg', true), page('', false)).edges).toEqual([]);
  expect(mergeLatest(undefined, page('ab', true))).toEqual(page('ab', true));
});
