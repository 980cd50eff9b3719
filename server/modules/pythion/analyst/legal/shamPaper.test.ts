import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainHarm } from './plainHarm';

const isHarm = (text: string, language: string): boolean =>
  findPlainHarm(readText(text, language).clauses) !== undefined;

test.each([
  ['en', 'I draw up leases for newcomers as if they lived in my flat.'],
  ['en', 'We give them certificates as if they trained with us.'],
  ['de', 'Ich stelle Leuten eine Wohnungsgeberbestätigung aus, als ob sie bei mir wohnten.'],
  ['es', 'Les hago nóminas como si trabajaran en mi bar.'],
  ['es', 'Emitimos certificados como si hubieran asistido al curso.'],
  ['es', 'Hago un contrato como si estuvieran empadronados en mi casa.'],
])('a paper on what isn’t so is forged: %s %s', (language, text) => expect(isHarm(text, language)).toBe(true));

test.each([
  ['en', 'We write contracts for families as if children had written them.'],
  ['en', 'We never write certificates as if they trained with us.'],
  ['de', 'Ich schreibe Verträge so, als wären sie für Kinder.'],
  ['es', 'Hago contratos como si fueran cuentos.'],
  ['en', 'We give them certificates saying they trained for 20 hours.'],
  ['en', 'We issue a letter saying he attended the appointment.'],
  ['en', 'We write letters for museums as if they lived in 1850.'],
  ['es', 'Damos recibos como si pagaran en cuotas.'],
])('and plain words are not: %s %s', (language, text) => expect(isHarm(text, language)).toBe(false));
