import { expect, test } from 'vitest';
import { listWords } from './listWords.ts';
import { replaceWordPatterns } from './wordSets.ts';

test('lists the words of a pattern', () => {
  expect(listWords('^(?:every|each) days?$')).toEqual(['every day', 'every days', 'each day', 'each days']);
  expect(listWords('^pa[iy](?:d|s)?$')).toEqual(['pai', 'paid', 'pais', 'pay', 'payd', 'pays']);
  expect(listWords('^$')).toEqual(['']);
});

test.each([
  '^a|b$',
  '(?:a|b)$',
  '^(?:a|b)',
  '^a+$',
  '^a{2}$',
  '^.$',
  '^[a-c]$',
  '^[^a]$',
  '^(a|b)$',
  '^(?=a)a$',
  '^\\d$',
])('%s is no list of words', (source) => expect(listWords(source)).toBeUndefined());

test('a list of more than 400 words remains a pattern', () => {
  expect(listWords(`^${'[abcdefgh]'.repeat(2)}$`)).toHaveLength(64);
  expect(listWords(`^${'[abcdefgh]'.repeat(3)}$`)).toBeUndefined();
});

/** Runs a module’s code, which returns a value. */
const run = (code: string): unknown => new Function(code)();

test('tests of listed words become look-ups', () => {
  const code = [
    'const days = /^(?:every|each) days?$/;',
    "return ['each day', 'day', ''].map((text) => [days.test(text), /^(?:day|month)?$/u.test(text)]);",
  ].join('\n');
  const replaced = replaceWordPatterns(code.replace('return', 'export default'));
  expect(replaced).not.toContain('.test(');
  expect(replaced.split('\n')).toHaveLength(2);
  expect(run(replaced.replace('export default', 'return'))).toEqual(run(code));
});

test.each([
  'const days = /^(?:day|month)$/i; export default days.test("Day");',
  'const days = /^(?:day|month)$/; export default [days.test("day"), days.exec("day")];',
  'export const days = /^(?:day|month)$/; export default days.test("day");',
  'const days = /^(?:day|month)$/; export default (days) => days.test("day");',
  'export default "day".replace(/^(?:day|month)$/, "");',
])('%s remains as it is', (code) => expect(replaceWordPatterns(code)).toBe(code));
