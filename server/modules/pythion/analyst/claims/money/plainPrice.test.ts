import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const bases = {
  en: 'We cook in a van for the workers of a factory. ',
  de: 'Wir kochen in einem Wagen für die Arbeiter einer Fabrik. ',
  es: 'Vendemos desayunos a los trabajadores en la puerta del polígono. ',
};
const priceIn = (language: keyof typeof bases, text: string): number | undefined =>
  analysisOf(bases[language] + text).facts.price?.amount;

test.each([
  ['es', 'Una comida cuesta 8,50 €.', 8.5],
  ['es', 'Una comida costará 8,50 €.', 8.5],
  ['es', 'Un viaje cuesta 20 €.', 20],
  ['es', 'El desayuno cuesta 2,50 €.', 2.5],
  ['en', 'A breakfast costs €2.50', 2.5],
  ['de', 'Ein Frühstück kostet 2,50 Euro', 2.5],
  ['de', 'Ein Newsletter für Köche kostet 5 Euro im Monat.', 5],
  ['es', 'Un boletín para cocineros cuesta 5 euros al mes.', 5],
] as const)('what one of something costs is its price: %s %s', (language, text, price) =>
  expect(priceIn(language, text)).toBe(price),
);

test.each([
  ['es', 'El pollo me cuesta 3 €.'],
  ['es', 'El pollo cuesta 3 €.'],
  ['es', 'Un técnico cuesta 80 €.'],
  ['es', 'Una furgoneta cuesta 9.000 €.'],
  ['es', 'Un seguro para profesores cuesta 90 euros al mes.'],
  ['de', 'Eine Versicherung für Lehrer kostet 90 Euro im Monat.'],
  ['en', 'A plumber costs £80.'],
  ['en', 'A missed order costs £80.'],
  ['en', 'A new canteen costs £900.'],
  ['en', 'A taxi costs £20.'],
  ['de', 'Ein Schaden kostet 500 Euro.'],
  ['de', 'Ein Berater für Köche kostet 500 Euro.'],
  ['de', 'Eine neue Küche kostet 9000 Euro.'],
] as const)('what is bought, lost or paid to others is none: %s %s', (language, text) =>
  expect(priceIn(language, text)).toBeUndefined(),
);

test('beside a price it stays a cost', () =>
  expect(priceIn('es', 'Cobramos 12 € por cena. Una bandeja cuesta 2 €.')).toBe(12));
