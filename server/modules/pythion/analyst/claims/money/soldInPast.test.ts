import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { isSoldInPast } from './soldInPast';

const isSold = (text: string, language: string): boolean => readText(text, language).clauses.some(isSoldInPast);

test.each([
  ['de', 'Voriges Jahr haben wir im Kirchenkeller probeweise 52 Maschinen verkauft, sieben kamen mit Defekt zurück.'],
  ['de', 'Im Herbst habe ich auf dem Markt testweise 34 Räder verkauft, zwei kamen zurück.'],
  ['de', 'Im Mai haben wir auf zwei Märkten 80 Stücke verkauft.'],
  ['de', 'Zusammen kamen so im letzten Halbjahr 260 Inspektionen herein.'],
  ['en', 'Last year, in the church hall, we sold 52 machines on trial, seven came back with a defect.'],
  ['en', 'In May there were 240 bookings.'],
  ['de', 'Im Mai gab es 240 Buchungen.'],
  ['es', 'En mayo hubo 240 reservas.'],
  ['en', 'So 260 inspections came in last half year.'],
  ['es', 'El año pasado, en el sótano de la iglesia, vendimos a modo de prueba 52 lavadoras.'],
  ['es', 'Así entraron 260 revisiones el último semestre.'],
  ['zh', '去年我们在社区地下室试着卖了52台，有7台退了回来。'],
  ['zh', '半年接了260单。'],
])('goods and jobs of ours are sold: %s %s', (language, text) => expect(isSold(text, language)).toBe(true));

test.each([
  ['de', 'Nächstes Jahr wollen wir 800 Stücke verkaufen.'],
  ['de', 'Wenn alles klappt, haben wir bis Mai 40 Öfen verkauft.'],
  ['de', 'Wir hätten 40 Öfen verkauft, aber niemand kam.'],
  ['de', 'Ein Bekannter hat voriges Jahr 80 Stücke verkauft.'],
  ['de', 'Bisher haben wir keine 80 Stücke verkauft.'],
  ['de', 'Bei meinem alten Arbeitgeber habe ich 300 Autos verkauft.'],
  ['de', 'Wir haben im Winter 12 Regale verkauft, alle kamen zurück.'],
  ['de', 'Sechs Gärtner haben gesagt, sie hätten gern 20 Öfen bestellt.'],
  ['en', 'We hope that we have sold 52 machines by May.'],
  ['en', 'My boss sold 52 machines last year.'],
  ['es', 'Queremos vender 52 lavadoras.'],
  ['zh', '我们想卖52台。'],
])('nothing of ours is sold: %s %s', (language, text) => expect(isSold(text, language)).toBe(false));

const evidenceOf = (text: string, language: string): number =>
  reviewedOf(text, language).reduce(
    (most, { kind, evidence }) => (kind === 'evidence' ? Math.max(most, evidence) : most),
    0,
  );

test.each([
  ['de', 'Mit einem Krankenhaus und einem Solarinstitut habe ich Rahmenverträge.'],
  ['en', 'With a hospital and an institute I have framework agreements.'],
  ['en', 'We have a framework agreement with a hospital.'],
  ['es', 'Con un hospital y un instituto tengo contratos marco.'],
  ['zh', '我们和一家医院签了框架协议。'],
])('a framework contract is signed by customers: %s %s', (language, text) =>
  expect(evidenceOf(text, language)).toBeGreaterThanOrEqual(3),
);

test.each([
  ['de', 'Wir bauen Öfen. Mit einem Großhändler haben wir einen Rahmenvertrag, er liefert uns 200 Bleche.'],
  ['de', 'Wir eröffnen ein Café. Die Arbeitsagentur bezahlt drei Jahre lang die Hälfte der Gehälter.'],
  ['de', 'Wir suchen einen Rahmenvertrag mit einem Krankenhaus.'],
])('who supplies or funds us buys nothing: %s %s', (language, text) =>
  expect(evidenceOf(text, language)).toBeLessThan(3),
);

test('washing machines that come back with a defect are no customers', () =>
  expect(
    reviewedOf('Arreglamos lavadoras a 150 euros. Vendimos 52 lavadoras, siete volvieron con un defecto.', 'es').some(
      ({ kind }) => kind === 'payingCustomers',
    ),
  ).toBe(false));
