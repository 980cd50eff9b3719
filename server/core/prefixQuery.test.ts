import { expect, test } from 'vitest';
import { prefixQuery } from './prefixQuery';

test.each([
  ['An mor', 'an:* & mor:*'],
  ["o'neil & | ! (", 'o:* & neil:*'],
  ['@ana.lopez', 'ana:* & lopez:*'],
  ['!!', ''],
])('converts %j to a query of word prefixes', (text, query) => {
  expect(prefixQuery(text)).toBe(query);
});
