import { expect, test } from 'vitest';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isFewRelapsed } from './relapse';

const isFew = (text: string, language: Language): boolean => readText(text, language).clauses.some(isFewRelapsed);

test.each([
  ['Of the 41 patients, only two went back to hospital within a month.', 'en'],
  ['Only 3 of 40 patients came back with the same pain.', 'en'],
  ['Just one of our 30 guests relapsed.', 'en'],
  ['Von den 41 Patienten mussten nur zwei ins Krankenhaus.', 'de'],
  ['Nur 3 von 40 Patienten mussten wieder ins Krankenhaus.', 'de'],
  ['Solo 3 de los 40 pacientes volvieron al hospital.', 'es'],
  ['40名病人里只有3名再次入院。', 'zh'],
] as const)('few who had it again are a good result: %s', (text, language) => {
  expect(isFew(text, language)).toBe(true);
  const kinds = readClaims(readText(text, language).clauses).map(({ kind }) => kind);
  expect(kinds).not.toContain('nobodyStayed');
  expect(kinds).not.toContain('churn');
});

test.each([
  ['Only 3 of 40 customers came back.', 'en'],
  ['Only 30 of 40 patients went back to hospital.', 'en'],
  ['Of the 41 clinics, only two went back to paper.', 'en'],
  ['Nur 3 von 40 Kunden kamen wieder.', 'de'],
  ['Solo 3 de los 40 clientes volvieron.', 'es'],
  ['40名客户里只有3名还在用。', 'zh'],
] as const)('few customers who came back are none: %s', (text, language) => expect(isFew(text, language)).toBe(false));
