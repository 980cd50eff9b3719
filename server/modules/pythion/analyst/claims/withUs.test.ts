import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { readWithUs } from './withUs';

const isMeasured = (text: string, language: string): boolean =>
  readWithUs(readText(text, language).clauses).some(({ kind }) => kind === 'measuredDifference');

test.for([
  ['en', 'Clubs used to find no one about half of the time; with us 96 of 100 late calls get a referee.'],
  ['de', 'Früher kam jeder zweite Brief zu spät an, bei uns sind 97 Prozent pünktlich.'],
  ['es', 'Antes se perdía el 30% de las cajas y con nosotros se pierde el 4%.'],
] as const)('two rates, without us and with us: %s %s', ([language, text]) =>
  expect(isMeasured(text, language)).toBe(true),
);

test.for([
  ['en', 'With us 96 of 100 late calls get a referee.'],
  ['en', 'Clubs used to find no one; with us they find a referee.'],
] as const)('one rate, or none, compares nothing: %s %s', ([language, text]) =>
  expect(isMeasured(text, language)).toBe(false),
);
