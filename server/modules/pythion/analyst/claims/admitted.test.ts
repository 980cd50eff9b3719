import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isAdmitted } from './admitted';

const isOne = (text: string, language: string): boolean => readText(text, language).clauses.some(isAdmitted);

test.each([
  ['en', 'Nobody ever complained. Well, there was one man with a rash.'],
  ['en', 'Okay, we had one customer who fainted.'],
  ['de', 'Na gut, es gab einen Kunden mit Ausschlag.'],
  ['es', 'Bueno, hubo una señora que se mareó.'],
  ['zh', '从来没出过事。不过有过一位客人头疼。'],
])('an exception is admitted: %s: %s', (language, text) => expect(isOne(text, language)).toBe(true));

test.each([
  ['en', 'There was one nurse on every ward who kept the list.'],
  ['en', 'Well diggers wait weeks for a pump.'],
  ['de', 'Es gab einen Verein, der uns half.'],
  ['es', 'Hubo una señora que nos pagó.'],
  ['zh', '有一位客人付了钱。'],
])('what is told is no admission: %s: %s', (language, text) => expect(isOne(text, language)).toBe(false));
