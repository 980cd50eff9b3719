import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isFewGone } from './fewGone';

const isFew = (text: string, language: string): boolean => isFewGone(readText(text, language).clauses);

test.each([
  ['Dos lo dejaron.', 'es'],
  ['Solo dos lo dejaron.', 'es'],
  ['De 42 clínicas, dos lo dejaron.', 'es'],
  ['De los 23 restaurantes que empezaron en primavera, cuatro lo dejaron.', 'es'],
  ['Zwei Praxen haben gekündigt.', 'de'],
  ['Von 30 Praxen haben 9 gekündigt.', 'de'],
  ['Von 34 Wirten sind drei abgesprungen.', 'de'],
  ['Of 42 surgeries, three left.', 'en'],
  ['Two surgeries cancelled.', 'en'],
  ['42家诊所里有两家退订了。', 'zh'],
  ['两家不用了。', 'zh'],
])('few are gone, or nobody says of how many: %s', (text, language) => expect(isFew(text, language)).toBe(true));

test.each([
  ['De 40 clínicas, 35 lo dejaron.', 'es'],
  ['Todas las clínicas lo dejaron al mes.', 'es'],
  ['Von den 30 Praxen haben 27 gekündigt.', 'de'],
  ['Zwei Praxen haben gekündigt, die anderen zahlen nicht mehr.', 'de'],
  ['Alle Praxen haben gekündigt.', 'de'],
  ['Of the 60 clinics 55 cancelled.', 'en'],
  ['42家诊所里有38家退订了。', 'zh'],
])('most are gone: %s', (text, language) => expect(isFew(text, language)).toBe(false));

test.each([
  ['Von acht Mitarbeitern haben sieben gekündigt.', 'de', false],
  ['Von acht Praxen haben sieben gekündigt.', 'de', true],
  ['De ocho empleados, siete se fueron.', 'es', false],
  ['De 40 clínicas, 35 lo dejaron.', 'es', true],
])('who works for us is no customer: %s', (text, language, isLost) => {
  const kinds = readClaims(readText(text, language).clauses).map(({ kind }) => kind);
  expect(kinds.includes('nobodyStayed')).toBe(isLost);
});
