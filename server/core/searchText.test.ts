import { expect, test } from 'vitest';
import { prefixQuery, readSearchText } from './searchText';

test.each([
  ['pricing', { tags: [], words: 'pricing' }],
  ['from:@Ana #Pricing "net revenue" -churn', { from: 'ana', tags: ['pricing'], words: '"net revenue" -churn' }],
  ['"from:ana #tag"', { tags: [], words: '"from:ana #tag"' }],
  ['-"two words" x', { tags: [], words: '-"two words" x' }],
  ['#über #c3', { tags: ['über', 'c3'], words: '' }],
  ['from: # -', { tags: [], words: 'from: # -' }],
  ['"never closed', { tags: [], words: '"never closed' }],
  ['', { tags: [], words: '' }],
])('takes %j apart', (text, parts) => {
  expect(readSearchText(text)).toEqual(parts);
});

test.each([
  ['An mor', 'an:* & mor:*'],
  ["o'neil & | ! (", 'o:* & neil:*'],
  ['@ana.lopez', 'ana:* & lopez:*'],
  ['!!', ''],
])('%j becomes beginnings of words', (text, query) => {
  expect(prefixQuery(text)).toBe(query);
});
