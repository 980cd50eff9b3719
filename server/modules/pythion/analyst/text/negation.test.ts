import { expect, test } from 'vitest';
import { readClaims } from '../claims/readClaims';
import { readText } from './readText';

const kinds = (text: string, language: string): string[] =>
  readClaims(readText(text, language).clauses).map(({ kind }) => kind);
const isNobody = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => clause.isNobody);

test.for([
  ['en', '12 practices with many no-shows pay us $40 a month.'],
  ['en', '16 practices pay us $42 a month for no-fuss booking.'],
  ['en', '13 practices with a no show problem pay us $41 a month.'],
  ['en', 'Without any ads 15 practices pay us $44 a month.'],
  ['en', 'With no advertising, 14 practices pay us $44 a month.'],
  ['de', 'Ohne Werbung zahlen uns 16 Praxen 45 Euro im Monat.'],
  ['es', 'Sin publicidad 14 clínicas nos pagan 43 euros al mes.'],
  ['zh', '不打广告，16家诊所每月付给我们305元。'],
])('what is done without something else is done: %s %s', ([language, text]) => {
  expect(isNobody(text!, language!)).toBe(false);
  expect(kinds(text!, language!)).toContain('payingCustomers');
});

test.for([
  ['en', 'No practices pay us.'],
  ['en', 'With no customers paying us, we live on savings.'],
  ['en', 'So far we are without a single one of the 50 subscribers at 20 dollars a month.'],
  ['en', 'Without a contract nobody pays us.'],
  ['es', 'En mayo no nos pagó ninguna clínica.'],
  ['zh', '没有一家诊所付钱给我们。'],
])('nobody is nobody: %s %s', ([language, text]) => expect(kinds(text!, language!)).not.toContain('payingCustomers'));

test('a no-code tool denies nothing', () => {
  const { clauses } = readText('Our no-code tool cuts no-shows by 30%.', 'en');
  expect(clauses.flatMap(({ negated }) => [...negated])).toEqual([]);
});

test.for(['今年不少客户来过。', '差不多一半的人来过。', '客户不断地来。', '不止十家店来过。', '最近不得不请人。'])(
  'words with 不 that deny nothing: %s',
  (text) => expect(readText(text, 'zh').clauses.flatMap(({ negated }) => [...negated])).toEqual([]),
);

test.for(['客户不多。', '店主不来。', '今年没有客户来过。'])('and others that do: %s', (text) =>
  expect(readText(text, 'zh').clauses.flatMap(({ negated }) => [...negated])).not.toEqual([]),
);
