import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { makeClaim } from '../claim';
import { withImpliedPayer } from './impliedPayer';

const isPayerNamed = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'payer');

test.each([
  ['I teach nervous drivers in Cork. A lesson is €48. Of 64 nervous drivers 58 came back for a second lesson.', 'en'],
  [
    'Ich vermiete Betten an Monteure. Die Nacht kostet 29 Euro. Fünf von sieben Firmen buchen seit drei Jahren immer wieder.',
    'de',
  ],
  ['Tenemos huertos para jubilados. La cuota son 39 euros al mes. De 20 jubilados, 15 han vuelto este año.', 'es'],
])('who comes back pays the price: %s', (text, language) => {
  expect(isPayerNamed(text, language)).toBe(true);
});

const { clauses } = readText('Pupils come back each week. A lesson is £20. Adverts pay for it.');
const [back, price, adverts] = clauses;
const quantity = price!.quantities[0]!;
const claims = [
  makeClaim('group', back!),
  makeClaim('repeat', back!, { evidence: 4 }),
  makeClaim('priceUnit', price!, { quantity }),
];
const payers = (found: typeof claims, all = [back!, price!]) =>
  withImpliedPayer(found, all).filter(({ kind }) => kind === 'payer').length;

test('with a price and with customers who came back, and not where adverts pay or nobody does', () => {
  expect(payers(claims)).toBe(1);
  expect(payers(claims, [back!, price!, adverts!])).toBe(0);
  expect(payers([...claims, makeClaim('nobodyPaid', back!)])).toBe(0);
  expect(payers(claims.filter(({ kind }) => kind !== 'repeat'))).toBe(0);
  expect(payers(claims.filter(({ kind }) => kind !== 'priceUnit'))).toBe(0);
});
