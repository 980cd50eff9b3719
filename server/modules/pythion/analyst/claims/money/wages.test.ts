import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { overheadsIn } from './overhead';

const wages = (language: string, text: string): string[] =>
  readText(text, language).clauses.flatMap((clause) =>
    overheadsIn(clause).map(({ value, period, per }) => [value, per, period].filter(Boolean).join('/')),
  );

test.each([
  ['en', 'Three bakers earn 1,900 pounds each.', ['5700']],
  ['en', 'Two lads who carry get 60 euro each.', ['120']],
  ['en', 'Our driver gets 1,400 pounds a month.', ['1400/month']],
  ['en', 'We pay two drivers 1,400 pounds a month each.', ['2800/month']],
  ['en', 'Kitchen rent is Rs 18,000 monthly and two cooks take Rs 14,000 each.', ['18000/month', '28000/month']],
  ['de', 'Zwei Fahrer bekommen je 1.400 Euro.', ['2800']],
  ['de', 'Unsere Aushilfe bekommt 520 Euro im Monat.', ['520/month']],
  ['es', 'Dos repartidores cobran 1.400 euros cada uno.', ['2800']],
  ['es', 'Mi ayudante gana 900 euros al mes.', ['900/month']],
  ['zh', '两个师傅每个月每人拿5200元。', ['10400/month']],
  ['zh', '两个司机每人工资5200元。', ['10400']],
  ['zh', '每个月房租3000块，两个小工每人4000块。', ['3000/month', '8000/month']],
  ['zh', '每个工人月薪9000元。', ['9000/each/month']],
])('what workers get is a wage: %s, %s', (language, text, expected) => {
  expect(wages(language, text)).toEqual(expected);
});

test.each([
  ['en', 'Nine bakers pay 30 pounds a month each.'],
  ['en', 'Three bakers pay us 1,900 pounds each.'],
  ['en', 'Two teachers get 20 hours each.'],
  ['en', 'Drivers get 17 pounds per ride.'],
  ['en', 'Our tutors earn £900 a month.'],
  ['en', 'Two drivers get 60 euro each back.'],
  ['de', 'Zwei Bäcker zahlen je 30 Euro im Monat.'],
  ['es', 'Dos panaderías pagan 30 euros al mes cada una.'],
  ['zh', '两个面包店每月各付120元。'],
  ['zh', '师傅每次上门收120元。'],
])('what customers pay, and what others earn through us, is no wage: %s, %s', (language, text) => {
  expect(wages(language, text)).toEqual([]);
});

test('wages are no price, no customers and no cost of a sale', () => {
  const { facts } = analysisOf(
    'We clean ovens in Bath for landlords who lose days. We charge 60 pounds an oven. Three bakers earn 1,900 pounds each.',
  );
  expect(facts).toMatchObject({ price: { amount: 60, unit: 'oven' }, payingCustomers: null, unitCost: null });
});
