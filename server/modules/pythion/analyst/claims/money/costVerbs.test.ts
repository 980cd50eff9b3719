import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import type { Claim } from '../claim';
import { readClaims } from '../readClaims';

type Language = 'en' | 'de' | 'es';

const amountsOf = (text: string, language: Language, kind: Claim['kind']): number[] =>
  readClaims(readText(text, language).clauses)
    .flatMap(({ kind: other, quantity }) => (other === kind && quantity ? [quantity.value] : []))
    .toSorted((left, right) => left - right);

test.each<[string, Language, number, number[]]>([
  [
    'Ein Set kostet 11,50 €, die Wäscherei berechnet uns 5,20 €, Fahrt und Beutel gut einen Euro.',
    'de',
    11.5,
    [1, 5.2],
  ],
  [
    'Hersteller verlangen 180 Euro für eine neue, ich nehme 49, Teile kosten mich etwa ein Fünftel davon.',
    'de',
    49,
    [9.8],
  ],
  ['Cobramos 34 euros por caja. De materiales, caja y envío se me van 19.', 'es', 34, [19]],
  ['Cobramos 30 € por funda. La lavandería nos cobra 5 € por funda.', 'es', 30, [5]],
  ['We charge £12 a set. The laundry charges us £5.20 a set.', 'en', 12, [5.2]],
  ['Ingredients and tray come to £1.35 a meal, labour about 90p, and I sell at £4.20.', 'en', 4.2, [0.9, 1.35]],
])('what others charge us is a cost, and not our price: %s', (text, language, price, costs) => {
  expect(new Set(amountsOf(text, language, 'priceNumber'))).toEqual(new Set([price]));
  expect(amountsOf(text, language, 'unitCost')).toEqual(costs);
});

test('a cost of each kilo is not added to one of each pickup', () =>
  expect(amountsOf('Laundry takes £2.10 of each kilo, courier flat £22.', 'en', 'unitCost')).toEqual([2.1]));

test('what is paid for a referral is no price, and wins a customer', () => {
  const text = 'Kunden kommen über Reinigungskräfte, denen wir 20 € pro vermitteltem Vermieter zahlen.';
  expect(amountsOf(text, 'de', 'priceNumber')).toEqual([]);
  expect(amountsOf(text, 'de', 'acquisitionCost')).toEqual([20]);
  expect(amountsOf('We give instructors £10 for every learner they send.', 'en', 'acquisitionCost')).toEqual([10]);
});

test.each(['The average job comes to £96.', 'The bank charges us £20 a month.', 'She takes half of each day off.'])(
  'no cost of a sale: %s',
  (text) =>
    expect(
      readClaims(readText(text, 'en').clauses).filter(({ kind, quantity }) => kind === 'unitCost' && !quantity?.period),
    ).toEqual([]),
);

test('what is left on the plate is no churn', () =>
  expect(amountsOf('On average residents left 18% of my meal.', 'en', 'churn')).toEqual([]));
