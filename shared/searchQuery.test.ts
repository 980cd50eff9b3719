import { expect, test } from 'vitest';
import { parseSearchQuery } from './searchQuery';

test.each([
  ['pricing', { notFrom: [], tags: [], words: ['pricing'] }],
  [
    'from:@Ana #Pricing "net revenue" -churn',
    { from: 'ana', notFrom: [], tags: ['pricing'], words: ['"net revenue"', '-churn'] },
  ],
  ['"from:ana #tag"', { notFrom: [], tags: [], words: ['"from:ana #tag"'] }],
  ['-"two words" x', { notFrom: [], tags: [], words: ['-"two words"', 'x'] }],
  ['#über #c3', { notFrom: [], tags: ['über', 'c3'], words: [] }],
  ['from: # -', { notFrom: [], tags: [], words: ['from:', '#', '-'] }],
  ['"never closed', { notFrom: [], tags: [], words: ['"never closed'] }],
  ['#sales -from:@Bob', { notFrom: ['bob'], tags: ['sales'], words: [] }],
  ['', { notFrom: [], tags: [], words: [] }],
])('parses %j', (text, expected) => {
  expect(parseSearchQuery(text)).toEqual(expected);
});
