import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { readInAndOut } from './inAndOut';

const leftOf = (text: string, language: string) => readInAndOut(readText(text, language).clauses)[0]?.quantity?.value;

test.each([
  ['en', 'Money in: £2,044. Thread, wash, reproofer and electricity: £690.', 1354],
  ['en', 'Last month I deposited $10,580 and spent $7,200 on food, kitchen rent and gas.', 3380],
  ['en', 'We took £3,100 last month and paid out £1,900.', 1200],
  ['en', 'Last season: 47 farms, took in $7,900. Costs: fuel, combs and cutters, about $1,900.', 6000],
  ['de', '131 Einsätze, also 3.799 € Umsatz. Streugut und Sprit kosteten 1.150 €.', 2649],
  ['es', 'Ingresos: 4.860 euros. Gastos: 2.100 euros.', 2760],
  ['es', 'Ingresamos 3.000 euros en mayo. Gastos: harina 400, gas 120 y cajas 80.', 2400],
  ['es', 'Ingresamos 3.000 euros en mayo. Gastos: 600 euros, harina 400, gas 120 y cajas 80.', 2400],
])('what came in less what went out is left: %s %s', (language, text, left) =>
  expect(leftOf(text, language)).toBe(left),
);

test.each([
  'We took £3,100 last month and spent £900 on a van.',
  'We took £3,100 last month and spent £200 on ads.',
  'They took £3,100 last month and spent £1,900.',
  'We hope to take £3,100 and spend £1,900.',
  'That has brought in £6,460 since March. The van and belts run me about £520 a month.',
  'The cafe took £3,100 last month. A new oven costs £1,900.',
  'In our first month we earned 900 dollars. We spent 1,100 dollars.',
])('other people, other times and things to keep leave nothing: %s', (text) =>
  expect(leftOf(text, 'en')).toBeUndefined(),
);

test('a loss of a year after wages is no price below the cost of a unit', () => {
  const kinds = readClaims(readText('Last year we lost £2,300 after wages and diesel.', 'en').clauses);
  expect(kinds.map(({ kind }) => kind)).not.toContain('negativeMargin');
});

test('what others get of that is a cost, and no price', () => {
  const claims = readClaims(readText('We charge $210 per night. Of that the sitters get $150 a night.', 'en').clauses);
  const values = (kind: string) => claims.flatMap((claim) => (claim.kind === kind ? [claim.quantity?.value] : []));
  expect([values('priceNumber'), values('unitCost')]).toEqual([[210], [150]]);
});
