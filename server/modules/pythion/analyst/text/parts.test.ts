import { expect, test } from 'vitest';
import { readText } from './readText';

const wordsOf = (text: string, language: string): string[] =>
  readText(text, language).clauses.map(({ tokens }) => tokens.map(({ text: word }) => word).join(' '));

test.for([
  ['en', '12 practices (all in Leeds) pay us $41 a month', '12 practices pay us $ 41 a month .', 'all in leeds'],
  ['en', '13 practices – all in Leeds – pay us $41 a month', '13 practices pay us $ 41 a month .', 'all in leeds'],
  ['de', '12 Praxen (alle in Köln) zahlen uns 40 Euro', '12 praxen zahlen uns 40 euro .', 'alle in köln'],
  ['es', '12 clínicas (todas en Sevilla) nos pagan 45 euros', '12 clínicas nos pagan 45 euros .', 'todas en sevilla'],
  ['zh', '14家诊所（都在成都）每月付给我们303元', '14 家 诊所 每月 付 给 我们 303 元 .', '都 在 成都'],
])('a subject and its verb are one clause around an aside: %s %s', ([language, text, statement, aside]) =>
  expect(wordsOf(text!, language!)).toEqual([statement, aside]),
);

test.for([
  ['12 practices pay us (all in Leeds) and we grow.', 3],
  ['The trouble – no-shows – we fill the slots.', 3],
  ['Practices lose hours (4 a week) to no-shows.', 3],
] as const)('other marks divide: %s', ([text, count]) => expect(wordsOf(text, 'en')).toHaveLength(count));

test('a sign of inches opens no quotation', () => {
  const { clauses } = readText('We sell 27" monitors to 12 practices. They say "it works" every day.', 'en');
  expect(clauses.map(({ speaker }) => speaker).filter((speaker) => speaker === 'quoted')).toHaveLength(1);
  expect(clauses[0]?.tokens.length).toBeGreaterThan(8);
});

test.for([
  ['Two neighbours told me that they cut them the night before and that it takes 40 minutes.', 'night before'],
  ['Hosting and support are £9 per customer per month.', 'hosting and support are'],
  ['A bowl costs us £7.20 to make and deliver one at noon.', 'to make and deliver one'],
])('no clause begins within a phrase: %s', ([text, phrase]) => {
  expect(wordsOf(text!, 'en').some((words) => words.includes(phrase!))).toBe(true);
});

test('a clause begins where another verb has its own subject', () => {
  expect(wordsOf('Bakers lose bread and shops pay us £40 a month.', 'en')).toHaveLength(2);
  expect(wordsOf('We met 12 bakers before we built the app.', 'en')).toHaveLength(2);
});

test.for([
  ['de', 'Wir haben 27 Stück genäht und 22 davon für 139 Euro verkauft, das Material kostet 41 Euro.', true],
  ['de', 'Wir haben 18 Taschen für 60 Euro verkauft, Stoff kostet 11 Euro.', true],
  ['es', 'Vendimos 18 bolsos por 60 euros, la tela cuesta 11 euros.', true],
  ['de', 'Zwei Leute haben 3 Tage Strom verlangt, seither kostet der Platz 35 Euro.', false],
  ['de', 'Wir haben 18 Taschen verkauft, die uns 11 Euro kosten.', false],
] as const)('a cost in a main clause of its own stands apart, %s: %s', ([language, text, isApart]) => {
  const last = wordsOf(text, language).at(-1) ?? '';
  expect(/^(?:(?:das|la) )?(?:material|stoff|tela) (?:kostet|cuesta) /.test(last)).toBe(isApart);
});
