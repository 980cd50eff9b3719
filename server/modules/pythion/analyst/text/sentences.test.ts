import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from './readText';

test.each([
  ['我们把剩面包卖给学生。', false],
  ['我们用App把剩面包卖给学生。', false],
  ['A：顾客用Shopify付款。', false],
  ['Vendemos pan de ayer.', true],
  ['We sell 包子 in Leeds.', true],
])('a sentence is in Latin words or in Han letters: %s', (text, isLatin) => {
  expect(new Set(readText(text).clauses.map(({ sentence }) => sentence.isLatin))).toEqual(new Set([isLatin]));
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

test.for([
  ['zh', '我们的软件填补空位，希望大家喜欢！现在有12家诊所每月付给我们300元。', 2],
  ['zh', '希望大家喜欢!现在有12家诊所每月付给我们300元。', 2],
  ['zh', '谁愿意付钱？有13家诊所每月付给我们302元。', 2],
  ['zh', '“真的有用！”13家诊所每月付给我们302元。', 2],
  ['zh', '他们问“多少钱？”，我们说每月100元。', 1],
  ['zh', '这次花了1.5小时。', 1],
  ['en', 'Our app gives owners peace of mind. We charge $40 a month.', 2],
  ['en', 'It fills gaps, cancellations, etc. Maybe 12 practices pay.', 2],
  ['en', 'It fills gaps, cancellations etc. in 12 practices.', 1],
  ['de', 'Wir messen Sensoren, Pumpen usw. Zwölf Höfe zahlen.', 2],
  ['de', 'Gruppen von mind. 8 Kindern zahlen 40 Euro.', 1],
] as const)('final marks and abbreviations: %s %s', ([language, text, count]) =>
  expect(new Set(readText(text, language).clauses.map(({ sentence }) => sentence)).size).toBe(count),
);

/** The score of a text in several layouts. */
const scores = (texts: readonly string[]): (number | string)[] =>
  texts.map((text) => {
    const result = analyseIdea(text);
    return result.ok ? result.report.score : result.problem;
  });

test.each([
  [
    'Parents of children with allergies spend an hour reading labels each week',
    'We made a scanner that says whether a product is safe',
    '18 parents paid 25 euros for a year',
  ],
  [
    'Eltern von Kindern mit Allergien lesen jede Woche eine Stunde lang Etiketten',
    'Wir haben einen Scanner gemacht, der sagt, ob ein Produkt sicher ist',
    '18 Eltern haben 25 Euro für ein Jahr bezahlt',
  ],
  [
    'Los padres de niños con alergias leen etiquetas una hora cada semana',
    'Hicimos un escáner que dice si un producto es seguro',
    '18 padres pagaron 25 euros por un año',
  ],
])('full stops, exclamation marks, semicolons and quotation marks change nothing: %s', (...statements) => {
  const plain = `${statements.join('. ')}.`;
  const [score, ...others] = scores([
    plain,
    `${statements.join('! ')}!`,
    `${statements.join('; ')}.`,
    `"${plain}"`,
    `„${plain}“`,
    `«${plain}»`,
  ]);
  expect(others).toEqual(others.map(() => score));
});

test('an exclamation mark behind Han letters ends a sentence, also before a name in Latin letters', () => {
  const { clauses } = readText('服务器每月40元!Yuka对过敏不太了解!', 'zh');
  expect(new Set(clauses.map(({ sentence }) => sentence)).size).toBe(2);
});
