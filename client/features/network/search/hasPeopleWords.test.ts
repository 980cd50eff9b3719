import { expect, test } from 'vitest';
import { hasPeopleWords } from './hasPeopleWords';

test.each(['Lyon', '"net sales"', 'from:ana', '3d -crypto', '@zoe'])('%s finds people', (query) => {
  expect(hasPeopleWords(query)).toBe(true);
});

test.each(['', '#pricing', '-crypto', '-from:bob', '—', '" % "', '@'])('%j finds nobody', (query) => {
  expect(hasPeopleWords(query)).toBe(false);
});
