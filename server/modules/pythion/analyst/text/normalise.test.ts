import { expect, test } from 'vitest';
import { readText } from './readText';

const countsIn = (text: string, language: string): number[] =>
  readText(text, language).clauses.flatMap(({ quantities }) =>
    quantities.filter(({ kind }) => kind === 'count').map(({ value }) => value),
  );

test.for([
  ['en', '1️⃣ 13 practices in York pay us\n2️⃣ 4 clinics wait', [13, 4]],
  ['zh', '①26家诊所每月付给我们300元②27家药店每月付给我们200元', [26, 27]],
  ['zh', '1.29家诊所每月付给我们300元\n2.30家药店在试用', [29, 30]],
] as const)('the sign of a list is no figure: %s %s', ([language, text, counts]) =>
  expect(countsIn(text, language)).toEqual(counts),
);

test('a decimal is no list number', () => expect(readText('1.5小时的等待。', 'zh').normal.text).toContain('1.5'));

test('the cells of a table are clauses of their own', () => {
  const { clauses } = readText('| Customers | 12 practices pay us $40 a month | Cost | each costs us $3 |', 'en');
  expect(clauses.map(({ tokens }) => tokens[0]?.text)).toEqual(['customers', '12', 'cost', 'each']);
});
