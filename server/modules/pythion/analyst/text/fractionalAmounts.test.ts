import { expect, test } from 'vitest';
import { normaliseText, quoteOf } from './normalise';

test.each([
  ['Each loaf costs us 2 euro 60.', '2.60 euro'],
  ['At 3 euros 20 a loaf.', '3.20 euros a loaf'],
  ['Two pounds fifty a loaf.', '2.50 pounds a loaf'],
  ['Three pounds eighty-five per loaf.', '3.85 pounds per loaf'],
  ['A dollar fifty a loaf.', '1.50 dollar a loaf'],
  ['We charge €4 and 50 cents.', '€4.50.'],
  ['We charge three pounds and fifty pence.', '3.50 pounds'],
  ['Two and a half euros a loaf.', '2.50 euros a loaf'],
  ['A pound and a half a loaf.', '1.50 pound a loaf'],
  ['Wir verlangen 3 Euro 20 pro Brot.', '3.20 euro pro brot'],
  ['Ein Brot kostet zwei Euro fünfzig.', '2.50 euro'],
  ['Für 4 Franken 80 das Brot.', '4.80 franken das brot'],
  ['4 Franken und 80 Rappen.', '4.80 franken'],
  ['Zweieinhalb Euro, anderthalb Euro.', '2.50 euro, 1.50 euro'],
  ['Cobramos 3 euros con 20.', '3.20 euros'],
  ['Cobramos dos euros y medio por barra.', '2.50 euros por barra'],
  ['Cobramos 3 euros y 50 céntimos.', '3.50 euros'],
  ['Cuesta un euro con veinte.', '1.20 euro'],
])('an amount told in its coin and parts of it is one: %s', (text, amount) =>
  expect(normaliseText(text).text).toContain(amount),
);

test('the founder’s words stay in quotes', () => {
  const normal = normaliseText('Each loaf costs us 2 euro 60.');
  const at = normal.text.indexOf('2.60');
  expect(quoteOf(normal, at, at + 9).quote).toBe('2 euro 60');
});

test.each([
  'We charge 3 euro, 20 bakeries pay.',
  'At 3 euro 20 bakeries pay.',
  'They pay 40 dollars 12 times a year.',
  'They pay 5 dollars 10 to 15 times.',
  'They paid 3 pounds and 20 for the box.',
  'Two and a half hours.',
  'We bought it for 3 pounds. 20 of them came.',
  'Mit 3 Euro 20 Bäckereien beliefert.',
  'Cobramos 3 euros con 20 panaderías.',
  'Zweieinhalb Stunden.',
])('what is no part of an amount stays: %s', (text) => expect(normaliseText(text).text).toBe(text.toLowerCase()));
