import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isLicenseRefused } from './permission';

const isRefused = (text: string, language: string): boolean => readText(text, language).clauses.some(isLicenseRefused);

test.for([
  ['es', 'El ayuntamiento nos denegó la licencia.'],
  ['es', 'Pedimos la licencia y el ayuntamiento nos la negó.'],
  ['es', 'La licencia nos fue denegada en mayo.'],
  ['de', 'Die Stadt lehnte den Antrag auf eine Genehmigung ab.'],
  ['de', 'Das Amt verweigerte uns die Genehmigung.'],
] as const)('a permit that an office refuses: %s %s', ([language, text]) =>
  expect(isRefused(text, language)).toBe(true),
);

test.for([
  ['es', 'Nos concedieron la licencia y rechazaron las alegaciones de los vecinos.'],
  ['es', 'Con la licencia en la mano, tres locales nos rechazaron antes de firmar.'],
  ['de', 'Wir haben die Genehmigung, das Gericht lehnte die Klage der Nachbarn ab.'],
] as const)('something else is refused beside a permit: %s %s', ([language, text]) =>
  expect(isRefused(text, language)).toBe(false),
);
