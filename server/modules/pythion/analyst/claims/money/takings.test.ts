import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const ideas: Readonly<Record<string, string>> = {
  en: 'We run a booking app for bakeries. Bakeries lose hours on the phone. ',
  de: 'Wir machen eine Bestell-App für Bäckereien. Bäckereien verlieren Stunden am Telefon. ',
  es: 'Hacemos una aplicación de pedidos para panaderías. Las panaderías pierden horas al teléfono. ',
  zh: '我们做面包店的订货软件。面包店每天接电话浪费两个小时。',
};
const takingsOf = (language: string, sentence: string): number[] =>
  reviewedOf(ideas[language]! + sentence, language).flatMap(({ kind, quantity }) =>
    kind === 'takings' && quantity ? [quantity.value] : [],
  );

test.for([
  ['en', 'We make £3,000 a month.'],
  ['en', 'Our revenue is £3,000 a month.'],
  ['en', 'We have £3,000 in monthly sales.'],
  ['en', 'We had sales of £3,000 last month.'],
  ['en', 'Last month we made £3,000.'],
  ['en', 'In October we took £3,000.'],
  ['en', '40 bakeries pay us £3,000 a month in total.'],
  ['de', 'Wir verdienen 3.000 Euro im Monat.'],
  ['de', 'Unser Umsatz liegt bei 3.000 Euro im Monat.'],
  ['de', 'Im Oktober haben wir 3.000 Euro eingenommen.'],
  ['es', 'Facturamos 3.000 euros al mes.'],
  ['es', 'En octubre facturamos 3.000 euros.'],
  ['zh', '我们每月收入3000元。'],
  ['zh', '我们每月营业额3000元。'],
] as const)('takings of a time: %s, %s', ([language, sentence]) => {
  expect(takingsOf(language, sentence)).toEqual([3000]);
});

test.for([
  ['en', 'We earn £20 per order.'],
  ['en', 'Each bakery brings in £30 a month.'],
  ['en', 'We hope to make £3,000 a month.'],
  ['en', 'Our goal is £10,000 in sales a month.'],
  ['en', 'Before this I earned £3,000 a month as a nurse.'],
  ['en', 'I earn £2,400 a month in my day job.'],
  ['en', 'In October we took £3,000 as a loan.'],
  ['en', 'Average bakery revenue is £20,000 a month.'],
  ['de', 'Wir nehmen 30 Euro im Monat.'],
  ['zh', '他们每月收入3000元。'],
  ['zh', '我们每单赚6元。'],
] as const)('no takings of ours: %s, %s', ([language, sentence]) => {
  expect(takingsOf(language, sentence)).toEqual([]);
});

test('what one thing costs altogether is no revenue', () =>
  expect(takingsOf('en', 'A visit costs me £38 all told.')).toEqual([]));
