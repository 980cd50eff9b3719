import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isSentToUs } from './sending';

test.each([
  ['Los clientes me los manda el veterinario.', 'es', true],
  ['Las plantillas me las manda el proveedor.', 'es', false],
  ['A todas me las mandó la misma administradora.', 'es', true],
  ['La imprenta de etiquetas me manda clientes todas las semanas.', 'es', true],
  ['Un portero me pasó trabajos y encargos.', 'es', true],
  ['La imprenta no me manda clientes.', 'es', false],
  ['El proveedor me manda pedidos incompletos.', 'es', false],
  ['Mi jefe me manda trabajo los domingos.', 'es', false],
  ['El rival me manda clientes enojados.', 'es', false],
  ['La imprenta me manda las etiquetas.', 'es', false],
  ['Las telas me las mandó la modista.', 'es', false],
  ['Die Kunden schickt mir der Tierarzt.', 'de', true],
  ['Der Tierarzt schickt sie zu mir.', 'de', true],
  ['Die Messer schickt mir der Hersteller.', 'de', false],
])('%s (%s) sends us customers: %s', (text, language, isSent) =>
  expect(readText(text, language).clauses.some(isSentToUs)).toBe(isSent),
);
