import { expect, test } from 'vitest';
import { readText } from './readText';

test.each([
  ['我们把剩面包卖给学生。', false],
  ['我们用App把剩面包卖给学生。', true],
  ['Vendemos pan de ayer.', true],
])('a sentence has Latin letters or none: %s', (text, hasLatin) => {
  expect(readText(text).clauses.map(({ sentence }) => sentence.hasLatin)).toEqual([hasLatin]);
});

test.each([
  'Grupo reducido (máx. 10) para las pruebas.',
  'Gruppen von mind. 8 Kindern.',
  'We have sold 212 so far with two left.',
])('one statement: %s', (text) => {
  const { clauses } = readText(text);
  expect(new Set(clauses.map(({ sentence }) => sentence)).size).toBe(1);
  expect(clauses.some(({ tokens }) => tokens[0]?.text === 'so')).toBe(false);
});

test('a chain of Chinese statements between semicolons is divided, a short list isn’t', () => {
  const count = (text: string): number => new Set(readText(text).clauses.map(({ sentence }) => sentence)).size;
  expect(count('我在苏州开早点铺；每天早上排队太长；我做了一个小程序；现在有一百一十个人在用。')).toBe(4);
  expect(count('我们卖包子；豆浆；油条；茶叶蛋。')).toBe(1);
});
