import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const marginOf = (text: string, language: string): string[] => [
  ...new Set(reviewedOf(text, language).flatMap(({ kind }) => (kind.endsWith('Margin') ? kind : []))),
];

test.each([
  ['en', 'A school pays £310 a week for a day and a half, wages and van are 236.', 'positiveMargin'],
  ['en', 'We sharpen knives. A knife is £6, parts and postage come to 2.40.', 'positiveMargin'],
  ['en', 'We mend a pump for £95, parts and courier come to £31.', 'positiveMargin'],
  ['en', 'Members pay £12 per ride. Per ride £4 goes to the driver and £1 to the stable.', 'positiveMargin'],
  ['en', 'Each crate cost us £14 and we charged £11.', 'negativeMargin'],
  ['en', 'We charge £20 a lesson. Each lesson leaves us £3 short.', 'negativeMargin'],
  ['de', 'Wir reinigen Zelte, 40 Euro pro Zelt, mich kostet es 18.', 'positiveMargin'],
  ['de', 'Ein Ticket kostet 9 Euro. Pro Ticket gehen 3 Euro an die Halle und 1 Euro an den Verlag.', 'positiveMargin'],
  ['de', 'Jede Kiste kostete uns 14 Euro und wir verlangten 11.', 'negativeMargin'],
  ['es', 'Lavamos alfombras, 30 euros por alfombra, y nos cuesta 12.', 'positiveMargin'],
  ['es', 'Cada cesta nos costaba 14 euros y cobrábamos 11.', 'negativeMargin'],
  ['es', 'Cobramos 2 euros al día. Cada alquiler nos deja una pérdida de 1 euro.', 'negativeMargin'],
  ['zh', '一双鞋收四十元，房租和人工摊下来二十二元。', 'positiveMargin'],
])('a cost beside the price shows the margin: %s, %s', (language, text, margin) => {
  expect(marginOf(text, language)).toEqual([margin]);
});

test.each([
  ['en', 'Schools pay £310 a week for an agency, wages and van are our trouble.'],
  ['en', 'We sell knives for £6, parts and postage included.'],
  ['de', 'Wir reinigen Zelte, 40 Euro pro Zelt, und das kostet Zeit.'],
  ['es', 'Lavamos alfombras, 30 euros por alfombra, con 12 clientes.'],
])('without an amount, what it takes is no cost: %s, %s', (language, text) => {
  expect(marginOf(text, language)).toEqual([]);
});

test('a price before what the worker gets is a price', () => {
  const prices = reviewedOf('£9 an hour, the student gets 7.').filter(({ kind }) => kind === 'priceNumber');
  expect(prices.map(({ quantity }) => quantity?.value)).toEqual([9]);
});
