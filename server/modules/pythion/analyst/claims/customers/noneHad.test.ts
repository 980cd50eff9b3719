import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isNoneHad } from './noneHad';

const isNone = (text: string, language: string): boolean => readText(text, language).clauses.some(isNoneHad);

test.for([
  ['de', 'Eigene Kunden haben wir nicht.'],
  ['de', 'Zahlende Kunden haben wir bisher keine.'],
  ['de', 'Abnehmer habe ich noch nicht.'],
  ['es', 'Clientes propios no tenemos.'],
  ['es', 'Bares que paguen no tenemos ninguno.'],
])('nobody is named, though the noun stands first: %s %s', ([language, text]) =>
  expect(isNone(text!, language!)).toBe(true),
);

test.for([
  ['de', 'Kunden haben wir in Ulm, und sie zahlen 20 Euro.'],
  ['de', 'Unsere Kunden haben das Problem nicht.'],
  ['es', 'Los clientes no tienen tiempo.'],
])('somebody is: %s %s', ([language, text]) => expect(isNone(text!, language!)).toBe(false));
