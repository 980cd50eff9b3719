import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isPast } from './pastVerb';

const isTold = (text: string, language: string): boolean => readText(text, language).clauses.some(isPast);

test.for([
  ['en', 'Nobody has paid.'],
  ['de', 'Niemand hat bezahlt.'],
  ['es', 'Nadie ha pagado.'],
  ['es', 'Ninguno ha renovado.'],
])('the past: %s %s', ([language, text]) => expect(isTold(text!, language!)).toBe(true));

test.for([
  ['de', 'Kein Mensch wartet gern.'],
  ['es', 'Nadie espera con gusto.'],
])('the present: %s %s', ([language, text]) => expect(isTold(text!, language!)).toBe(false));

test.for([
  ['de', 'Niemand hat bezahlt.', 'nobodyPaid'],
  ['es', 'Nadie ha pagado.', 'nobodyPaid'],
  ['de', 'Verlängert hat keins.', 'nobodyStayed'],
  ['es', 'No ha renovado ninguno.', 'nobodyStayed'],
])('a figure against the idea: %s %s', ([language, text, kind]) =>
  expect(readClaims(readText(text!, language!).clauses).map((claim) => claim.kind)).toContain(kind),
);

test.for([
  ['de', 'Niemand hat gekündigt.'],
  ['de', 'Gekündigt hat noch keins.'],
  ['es', 'Nadie ha cancelado.'],
  ['es', 'Ninguno ha pagado tarde.'],
  ['de', 'Niemand hat zu spät bezahlt.'],
])('no such figure: %s %s', ([language, text]) =>
  expect(readClaims(readText(text!, language!).clauses).map((claim) => claim.kind)).not.toContain(
    expect.stringMatching(/^nobody/),
  ),
);
