import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const levelOf = (text: string, language: string): number =>
  Math.max(0, ...reviewedOf(text, language).map(({ evidence }) => evidence));
const isPaid = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'paidPrice' || kind === 'payingCustomers');

test.each([
  ['zh', '已有三家公司口头答应每月订60杯,每杯18元。'],
  ['zh', '已有一家软件公司口头承诺每周买60杯。'],
  ['en', 'Three firms have verbally agreed to order 60 cups a week at 4 euros.'],
  ['de', 'Drei Firmen haben mündlich zugesagt, jede Woche 60 Becher zu bestellen.'],
  ['es', 'Tres empresas nos dijeron de palabra que pedirán 60 tazas a la semana.'],
])('a promise by word of mouth is no payment: %s %s', (language, text) => {
  expect(isPaid(text, language)).toBe(false);
  expect(levelOf(text, language)).toBeLessThan(3);
});

test.each([
  ['zh', '三家公司口头答应以后,上个月付了每家180元定金。'],
  ['en', 'Three firms ordered 60 cups last week and paid 240 euros.'],
])('a payment stays: %s %s', (language, text) => expect(levelOf(text, language)).toBeGreaterThanOrEqual(5));
