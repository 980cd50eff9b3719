import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { keptOf, payoutOf } from './shares';

const partsOf = (text: string, language: string, part: typeof payoutOf): (number | undefined)[] =>
  readText(text, language).clauses.flatMap((clause) => part(clause)?.value ?? []);

test.each([
  ['es', 'Cobro 25 euros y la gasolinera se queda 5.'],
  ['es', 'Cobramos 25 euros y el mercado se queda con 5 euros.'],
  ['es', 'Cobramos 25 euros, de los que 5 se los queda el repartidor.'],
  ['es', 'Cobramos 25 euros y el repartidor se lleva 5 euros.'],
  ['de', 'Wir nehmen 25 Euro, davon bleiben 5 Euro bei der Tankstelle.'],
  ['de', 'Von den 25 Euro bleiben der Tankstelle 5 Euro.'],
  ['de', 'Wir nehmen 25 Euro, die Tankstelle behält 5 Euro.'],
  ['de', 'Wir nehmen 25 Euro, davon behält die Tankstelle 5.'],
  ['de', 'Wir nehmen 25 Euro, beim Wirt bleiben 5 Euro.'],
  ['en', 'We charge £25 and the shop keeps £5.'],
  ['en', 'We charge £25, £5 of that stays with the shop.'],
  ['zh', '我们收25元，平台抽5元。'],
])('what somebody else keeps of a price is paid out: %s, %s', (language, text) => {
  expect(partsOf(text, language, payoutOf)).toEqual([5]);
  expect(partsOf(text, language, keptOf)).toEqual([]);
});

test.each([
  ['es', 'Cobramos 25 euros y nos quedan 5 euros.'],
  ['de', 'Wir nehmen 25 Euro, davon bleiben uns 5 Euro.'],
  ['de', 'Wir verlangen 25 Euro pro Menü, davon bleiben nach Einkauf und Sprit 5 Euro.'],
  ['en', 'We charge £25 a menu, of which we keep £5.'],
])('what we keep of a price is not paid out: %s, %s', (language, text) => {
  expect(partsOf(text, language, payoutOf)).toEqual([]);
  expect(partsOf(text, language, keptOf)).toEqual([5]);
});

test('the customer keeps no part of our price', () =>
  expect(partsOf('We charge £25 and the customer keeps £5 of it.', 'en', payoutOf)).toEqual([]));

test('the price stays beside what others keep of it', () =>
  expect(
    analysisOf('Ich massiere Lkw-Fahrer in Kassel. Wir nehmen 25 Euro, davon behält die Tankstelle 5.').facts,
  ).toMatchObject({ price: { amount: 25 }, unitCost: { amount: 5 } }));
