import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const pricesOf = (text: string, language: string): (number | undefined)[] =>
  reviewedOf(text, language).flatMap(({ kind, quantity }) => (kind === 'priceNumber' ? [quantity?.value] : []));

test.each([
  ['Ich schleife Gurte für Kletterhallen. 4,80 pro Gurt.', 'de', 4.8],
  ['Wir mieten Hallen und vermieten Geräte an Kletterer. Gerät pro Tag 28.', 'de', 28],
  ['Wir impfen Hühner auf dem Hof. 3,50 pro Tier.', 'de', 3.5],
  ['Hago queso de cabra en Ronda. 19 el kilo a la tienda.', 'es', 19],
  ['Hacemos hojas de horas para cuadrillas. 29 al mes por cuadrilla.', 'es', 29],
  ['We shuck oysters on the quay. $34 a dozen, open and ready.', 'en', 34],
  ['Ich pflege Gräber für Familien in Ulm. Das Grab kostet 22 im Monat.', 'de', 22],
  ['Alquilamos parcelas a jubilados. La cuota son 39 al mes y el agua va aparte.', 'es', 39],
  ['We mend zips for walkers. It’s 4.20 a zip.', 'en', 4.2],
])('a fragment that names a price: %s', (text, language, price) => {
  expect(pricesOf(text, language)).toEqual([price]);
});

test.each([
  ['Ich schleife Gurte für Kletterhallen. Material 4,80 pro Gurt.', 'de'],
  ['Ich schleife Gurte für Kletterhallen. Bisher 480 Gurte für 31 Hallen.', 'de'],
  ['Hago queso de cabra en Ronda. Leche y sal, 6 el kilo.', 'es'],
  ['We shuck oysters on the quay. Last week 34 dozen for two bars.', 'en'],
  ['Alquilamos parcelas a jubilados. El gasto son 39 al mes por parcela.', 'es'],
  ['We mend zips for walkers. It’s 4 walks a week.', 'en'],
])('a cost, a count or what is lost is no price: %s', (text, language) => {
  expect(pricesOf(text, language)).toEqual([]);
});
