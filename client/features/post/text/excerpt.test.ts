import { expect, it } from 'vitest';
import { excerpt } from './excerpt';

it.each([
  ['short', 60, 'short'],
  ['two\n\nlines', 60, 'two lines'],
  ['one two three', 7, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧👩‍👩‍👧…'],
  ['👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧👩‍👩‍👧'],
  ['', 60, ''],
])('%j cut at %i is %j', (text, max, expected) => {
  expect(excerpt(text, max)).toBe(expected);
});
