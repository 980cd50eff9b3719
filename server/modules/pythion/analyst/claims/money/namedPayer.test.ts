import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { isNamedPayer } from './namedPayer';
import { pricesOf } from './price';
import { readClaims } from '../readClaims';

test.each([
  ['Bezahlen soll der Mann selber.', 'de', true],
  ['Zahlen tut die Familie.', 'de', true],
  ['I take four people at a time, £22 each.', 'en', true],
  ['I hire four people for the season, £22 each.', 'en', false],
  ['I see four rivals, £22 each.', 'en', false],
  ['Bezahlen wird das niemand.', 'de', false],
  ['Die Farbe bezahlen wir selber.', 'de', false],
  ['钱是团长出。', 'zh', true],
  ['每节课80元，费用由子女承担。', 'zh', true],
  ['钱是我自己出的。', 'zh', false],
  ['钱不是学校出。', 'zh', false],
])('%s (%s) names who pays: %s', (text, language, isNamed) =>
  expect(readText(text, language).clauses.some(isNamedPayer)).toBe(isNamed),
);

test.each([
  ['Analizo agua de pozo para granjas por 12 euros la muestra.', 'es', 12],
  ['Llevo muestras al laboratorio para viñedos, por 12 euros la muestra.', 'es', 12],
  ['The grant pays me £14 a head.', 'en', 14],
])('a price is told: %s', (text, language, price) =>
  expect(pricesOf(readClaims(readText(text, language).clauses)).map(({ quantity }) => quantity.value)).toContain(price),
);

test.each([
  ['Compro frascos por 2 euros la unidad.', 'es'],
  ['Los laboratorios analizan agua por 12 euros la muestra.', 'es'],
  ['We got a grant of £4,000.', 'en'],
])('none is: %s', (text, language) => expect(pricesOf(readClaims(readText(text, language).clauses))).toEqual([]));

test('who pays and what for is revenue', () => {
  const { scores } = analysisOf('我给小区团购做分拣。每件收280元。钱是团长出。').report;
  expect(scores.find(({ key }) => key === 'revenue')!.score).toBeGreaterThanOrEqual(3);
});
