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
])('a paper on what isn’t so is forged: %s %s', (language, text) => expect(isHarm(text, language)).toBe(true));

test.each([
  ['en', 'We write contracts for families as if children had written them.'],
  ['en', 'We never write certificates as if they trained with us.'],
  ['de', 'Ich schreibe Verträge so, als wären sie für Kinder.'],
  ['es', 'Hago contratos como si fueran cuentos.'],
])('and plain words are not: %s %s', (language, text) => expect(isHarm(text, language)).toBe(false));
