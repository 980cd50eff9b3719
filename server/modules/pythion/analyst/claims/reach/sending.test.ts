import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isSentToUs } from './sending';

test.each([
  ['Los clientes me los manda el veterinario.', 'es', true],
  ['Las plantillas me las manda el proveedor.', 'es', false],
  ['Las telas me las mandó la modista.', 'es', false],
  ['Die Kunden schickt mir der Tierarzt.', 'de', true],
  ['Der Tierarzt schickt sie zu mir.', 'de', true],
  ['Die Messer schickt mir der Hersteller.', 'de', false],
])('%s (%s) sends us customers: %s', (text, language, isSent) =>
  expect(readText(text, language).clauses.some(isSentToUs)).toBe(isSent),
);
