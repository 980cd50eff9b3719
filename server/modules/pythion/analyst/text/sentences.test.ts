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

const wordsOf = (text: string, language: string): string[] =>
  readText(text, language).clauses.flatMap(({ tokens }) => tokens.map(({ text: word }) => word));

test.each([
  ['de', 'Siebzehn Kinder waren im letzten Halbjahr angemeldet'],
  ['en', 'Thirteen cafes in York use it on a normal day'],
  ['es', 'El año pasado conté 230 perros que vinieron tarde'],
  ['zh', '现在有一百一十个人每周都在用'],
])('a statement without a full stop is read as with one: %s %s', (language, text) => {
  expect(wordsOf(text, language)).toEqual(wordsOf(`${text}.`, language));
  const [clause] = readText(text, language).clauses;
  expect(clause?.end).toBeLessThanOrEqual(text.length);
});

test('a heading gets no full stop', () => {
  expect(wordsOf('What they do today\n- They throw away a fifth of the bread.', 'en').slice(0, 5)).toEqual([
    'what',
    'they',
    'do',
    'today',
    'they',
  ]);
});
