import { expect, test } from 'vitest';
import { findRegulated } from '../legal/regulation';
import { readText } from '../text/readText';
import { isNoneNeeded } from './permission';
import { readClaims } from './readClaims';

const clausesOf = (text: string) => readText(text, 'en').clauses;
const isNone = (text: string): boolean => clausesOf(text).some(isNoneNeeded);

test.each(['No permit is needed for it.', 'We need no license for that.', "We don't need a license for it."])(
  'no permission is needed: %s',
  (text) => {
    expect(isNone(text)).toBe(true);
    expect(readClaims(clausesOf(text)).map(({ kind }) => kind)).toContain('permission');
  },
);

test.each([
  "We don't have the license that is needed.",
  'We still lack the permit that the city requires.',
  'Without a license we need a partner.',
  'We need the license and have it.',
])('it is needed: %s', (text) => expect(isNone(text)).toBe(false));

test.each([
  'We have no permit for it.',
  "We don't hold the license yet.",
  'It is not registered as a medical device.',
  'We have no licence and no plan for getting one.',
  'The food authority turned down our approval in June.',
  'The food and drugs authority has not granted us the licence.',
  'We are not sure if we need an insurance license, talking to a lawyer next week.',
])('a permission that is missing makes the field regulated, and addresses nothing: %s', (text) => {
  const clauses = clausesOf(text);
  expect(findRegulated(clauses)).toBeDefined();
  const kinds = readClaims(clauses).map(({ kind }) => kind);
  expect(kinds).not.toContain('permission');
  expect(kinds).not.toContain('regulationAddressed');
});

test.each([
  'No permit is needed for it.',
  'We never share data without their approval.',
  'We charge no licence fee.',
  'Growers have no permit for the old spray.',
])('no permission of ours is missing: %s', (text) => expect(findRegulated(clausesOf(text))).toBeUndefined());

test('who has applied for a permit addresses it, and has none yet', () => {
  const kindsOf = (text: string) => readClaims(clausesOf(text)).map(({ kind }) => kind);
  const applied = kindsOf('For the transport permit we have applied.');
  expect(applied).toContain('regulationAddressed');
  expect(applied).not.toContain('permission');
  expect(kindsOf('We have a transport permit.')).toContain('permission');
});
