import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isAskedAndHeld } from './held';

const isHeld = (text: string): boolean => readText(text, 'es').clauses.some(isAskedAndHeld);

test.each([
  'El ayuntamiento pide una autorizacion por cementerio y la tengo en los 14.',
  'La Junta exige registro sanitario y lo tenemos desde septiembre.',
  'Hace falta licencia de transporte, que ya la tengo.',
])('asked for and held: %s', (text) => {
  expect(isHeld(text)).toBe(true);
});

test.each([
  'El ayuntamiento pide una autorización y no la tengo.',
  'La Junta exige registro sanitario y lo tramitaré en mayo.',
  'Si piden permiso, lo sacamos.',
  'Piden una muestra y la tengo en casa.',
  'La clienta pide el certificado y lo manda ella.',
])('not held: %s', (text) => {
  expect(isHeld(text)).toBe(false);
});
