import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isMeasuredBetter } from './comparison';
import { readClaims } from './readClaims';

const isMeasured = (text: string): boolean =>
  readClaims(readText(text).clauses).some(({ kind }) => kind === 'measuredDifference');

test.for([
  'Total lessons grew from 52 in September to 187 in November.',
  'Our monthly orders rose from 40 to 95 since June.',
  'Nuestros pedidos subieron de 20 a 60 al mes.',
])('our own growth is no difference to today’s way: %s', (text) => {
  expect(isMeasured(text)).toBe(false);
});

test.for([
  "In the pilot the salon's bookings rose from 20 to 31 a week.",
  'Yield rose from 40 kg to 52 kg per tree with our net.',
])('what customers gain is one: %s', (text) => {
  expect(isMeasured(text)).toBe(true);
});

test.for([
  ['es', 'Nuestro horno hace 40 pizzas por hora, el habitual hace 22.', true],
  ['es', 'Nuestro aparato afina un tubo en 4 minutos en lugar de 20.', true],
  ['es', 'Nuestro horno hará 40 pizzas por hora, el habitual hace 22.', false],
  ['es', 'Nuestro aparato afina un tubo en 20 minutos en lugar de 4.', false],
] as const)('ours beside today’s: %s %s', ([language, text, isBetter]) =>
  expect(readText(text, language).clauses.some(isMeasuredBetter)).toBe(isBetter),
);
