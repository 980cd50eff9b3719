import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { readStanding } from './standing';

const kindsIn = (text: string, language: string): string[] => {
  const { clauses } = readText(text, language);
  return readStanding(clauses, readClaims(clauses)).map(({ kind }) => kind);
};
const bread = 'My bakery supplies bread to cafés at €4.80 a loaf.';

test.each([
  ['es', 'Hace un año firmé con una empresa que tiene 60 patinetes: me pagan 18 euros al mes por cada uno.'],
  ['en', 'A housing association took us on a year ago and pays us £18 a month per flat.'],
  ['en', "He's paid me for three more since, £150 each."],
  ['en', `${bread} Fourteen cafés and two hotels take bread five days a week.`],
])('%s: payments and orders that go on: %s', (language, text) => {
  expect(kindsIn(text, language)).toContain('repeat');
  expect(kindsIn(text, language)).toContain('paidPrice');
});

test.each([
  ['es', 'Si firmamos, en un año me pagan 18 euros al mes.'],
  ['es', 'Hace un año me pagaban 18 euros al mes en mi trabajo.'],
  ['en', 'A housing association took us on a week ago and pays us £18 a month per flat.'],
  ['en', `${bread} Fourteen cafés take milk five days a week.`],
  ['en', `${bread} Fourteen cafés take bread five days a week from the factory.`],
  ['en', 'Fourteen cafés take bread five days a week.'],
])('%s: no order of ours that stands: %s', (language, text) => expect(kindsIn(text, language)).toEqual([]));
