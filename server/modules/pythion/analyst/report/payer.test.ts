import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { makeClaim, type Claim } from '../claims/claim';
import { isPayerTold, namesPayer } from './payer';

const namesOne = (text: string): boolean => readText(text).clauses.some(({ tokens }) => namesPayer(tokens));

test.each([
  'The students union pays £400 a term.',
  'Six firms are paying £89 a month.',
  'All seven paid the £140.',
  'Imran pays already.',
  'Each landlord pays 30 euros a month.',
  'We charge landlords 30 euros a month.',
  'We charge each landlord £30.',
  'We charge a landlord 30 euros a month.',
  'Die Vereine zahlen uns 200 Euro im Monat, und wir liefern dafür.',
])('names who pays: %s', (text) => expect(namesOne(text)).toBe(true));

test.each([
  'The price is £89 a month per branch.',
  'Free at first, later premium for $12.99 a month.',
  'It costs 30 euros a month.',
  'Premium is $12.99 a month, paid yearly.',
  '£89 a month, paid in advance.',
  'It pays off after two months.',
])('names nobody: %s', (text) => expect(namesOne(text)).toBe(false));

test('who orders what is paid for pays', () => {
  const [clause] = readText('Fourteen cafés take bread five days a week.').clauses;
  const isTold = (...kinds: Claim['kind'][]): boolean => isPayerTold(kinds.map((kind) => makeClaim(kind, clause!)));
  expect([isTold('group', 'paidPrice'), isTold('payer')]).toEqual([true, true]);
  expect([isTold('group', 'priceUnit'), isTold('paidPrice')]).toEqual([false, false]);
});
