import { expect, it } from 'vitest';
import { searchKinds } from './registry';

it('lists the search kinds of features in their order', () => {
  const kinds = searchKinds();
  expect(kinds.map(({ order }) => order)).toEqual(kinds.map(({ order }) => order).toSorted((a, b) => a - b));
  expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
  expect(kinds.map(({ id }) => id).filter((id) => ['hashtags', 'people', 'posts'].includes(id))).toEqual([
    'posts',
    'people',
    'hashtags',
  ]);
});
