import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { isFormerlyPaid, isHandedOut } from './handedOut';

const isOut = (text: string, language: string): boolean => readText(text, language).clauses.some(isHandedOut);

test.each([
  ['es', 'A la limpiadora le pagamos 11 euros la hora.'],
  ['es', 'Al repartidor le damos 4 euros por parada.'],
  ['es', 'Al gestor le pago 90 euros al mes.'],
  ['es', 'El contable se lleva 90 euros al mes.'],
  ['es', 'Mi hermano se lleva 90 euros al mes.'],
  ['de', 'Meine Aushilfe bekommt 14 Euro die Stunde.'],
  ['de', 'Mein Onkel kriegt 400 Euro im Monat für die Garage.'],
  ['de', 'Beim Vermieter sind es 700 Euro, die ich ihm monatlich überweise.'],
  ['es', 'Mi socia gana 900 euros al mes.'],
])('what we hand to somebody: %s, %s', (language, text) => expect(isOut(text, language)).toBe(true));

test.each([
  ['es', 'Cada panadería se lleva una caja y paga 12 euros.'],
  ['es', 'El cliente se lleva 12 euros.'],
  ['es', 'Las panaderías nos pagan 45 euros al mes.'],
  ['de', 'Meine Tante bekommt 900 Euro im Monat von ihren Kunden.'],
  ['de', 'Mein Kunde bekommt 5 Euro zurück.'],
  ['de', 'Meine Bäckereien zahlen 45 Euro im Monat.'],
])('what others pay or keep is not: %s, %s', (language, text) => expect(isOut(text, language)).toBe(false));

test.each([
  ['de', 'Ich putze Öfen für Vermieter in Kassel. Früher hatte ich einen Partner, der 400 Euro im Monat bekam.'],
  ['es', 'Arreglo persianas para hoteles de Cádiz. Antes tenía un socio que se llevaba 400 euros al mes, ya no está.'],
  ['en', 'I clean ovens in Bath for landlords who lose days. I had a partner who took £400 a month.'],
])('what somebody was paid once is neither a price nor a cost: %s, %s', (language, text) => {
  expect(readText(text, language).clauses.some(isFormerlyPaid)).toBe(true);
  expect(analysisOf(text).facts).toMatchObject({ price: null, fixedCosts: null, unitCost: null });
});

test.each([
  ['de', 'Eine Bestellung kostet 45 Euro. Der Fahrer bekommt 14 Euro pro Stunde.', null],
  ['en', 'The order costs £45. The driver gets £14 an hour.', null],
  ['en', 'We charge £65 an hour. The interpreter gets £42 an hour.', { amount: 42 }],
])('an hourly wage is a cost of a sale only beside an hourly price: %s, %s', (_language, text, cost) => {
  const { unitCost } = analysisOf(text).facts;
  if (cost === null) expect(unitCost).toBeNull();
  else expect(unitCost).toMatchObject(cost);
});

test('a wage a month is a fixed cost and no price', () =>
  expect(
    analysisOf('Arreglo persianas para hoteles de Cádiz. A mi ayudante le pago 1.300 euros al mes.').facts,
  ).toMatchObject({ price: null, fixedCosts: { amount: 1300, period: 'month' } }));
