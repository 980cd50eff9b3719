import { expect, test } from 'vitest';
import { readText } from './readText';

test.each([
  ['我们把剩面包卖给学生。', false],
  ['我们用App把剩面包卖给学生。', true],
  ['Vendemos pan de ayer.', true],
])('a sentence has Latin letters or none: %s', (text, hasLatin) => {
  expect(readText(text).clauses.map(({ sentence }) => sentence.hasLatin)).toEqual([hasLatin]);
});
