import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { pricesOf } from './price';
import { isSpentByUs } from './spent';

const isSpent = (text: string): boolean => readText(text, 'en').clauses.some(isSpentByUs);
const pricesIn = (text: string): number[] => [
  ...new Set(pricesOf(readClaims(readText(text, 'en').clauses)).map(({ quantity }) => quantity.value)),
];

test.each([
  'We rent the sheds off my uncle for £250 a month.',
  'We rent a unit for £400 a month.',
  'Rent went up to £1,900 a month in January.',
  'The insurance was £490.',
  'The mill sells us flour at £1.20 a kilo.',
])('what we pay is no price: %s', (text) => {
  expect(isSpent(text)).toBe(true);
  expect(pricesIn(text)).toEqual([]);
});

test.each([
  ['We rent our hall for £30 an evening.', 30],
  ['We rent the room to clubs for £30 a month.', 30],
  ['We rent boats from £40 a day.', 40],
  ['We rent bikes for £12 a day.', 12],
])('what we let is priced: %s', (text, price) => {
  expect(isSpent(text)).toBe(false);
  expect(pricesIn(text)).toEqual([price]);
});

test('what was bought or is paid to a trade is no payment to us', () => {
  const paidIn = (text: string): boolean =>
    readClaims(readText(text, 'en').clauses).some(({ kind }) => kind === 'paidPrice' || kind === 'revenueIntent');
  expect(paidIn('We had bought the oven for £2,600 last year.')).toBe(false);
  expect(paidIn('Nine clubs had bought one of ours at £9.')).toBe(true);
  const evidence = (text: string): number =>
    Math.max(0, ...readClaims(readText(text, 'en').clauses).map((claim) => claim.evidence));
  expect(evidence('Seven of the twelve already pay a local videographer £200 a night.')).toBeLessThan(4);
});

test('rent and what a rival asks leave the price alone', () => {
  const result = analyseIdea(
    'We grow salad for chefs in Louth. Other growers charge £15 a kilo. We ask £12 a kilo. We rent the sheds off my uncle for £250 a month.',
    'en',
  );
  expect(result.ok && result.facts.price?.amount).toBe(12);
});
