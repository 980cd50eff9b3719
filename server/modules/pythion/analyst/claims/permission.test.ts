import { expect, test } from 'vitest';
import { findRegulated } from '../legal/regulation';
import { readText } from '../text/readText';
import { isNoneNeeded, isNotYetHeld } from './permission';
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

const kindsIn = (text: string, language: string): string[] =>
  readClaims(readText(text, language).clauses).map(({ kind }) => kind);

test.each([
  ['The data protection officer has signed off the platform.', 'en'],
  ['Our kitchen was passed by the health inspector.', 'en'],
  ["There is no copyright trouble, a publisher's solicitor confirmed that.", 'en'],
  ["I've got my CSCS card.", 'en'],
  ["I'm a teacher and DBS checked.", 'en'],
  ['Der Schornsteinfeger hat den Ofen abgenommen, der TÜV den Anhänger.', 'de'],
  ['Das Gewerbe ist angemeldet.', 'de'],
  ['Sanidad aprobó la cocina en marzo.', 'es'],
  ['Las tres somos intérpretes juradas.', 'es'],
  ['消防验收通过了。', 'zh'],
  ['我有电工证。', 'zh'],
])('a permission is granted: %s', (text, language) => expect(kindsIn(text, language)).toContain('permission'));

test.each([
  ['An app where a manager approves.', 'en'],
  ['The council approved our budget.', 'en'],
  ['A lawyer confirmed the booking.', 'en'],
  ["A solicitor confirmed that it isn't allowed on the canal.", 'en'],
  ["I've got my loyalty card printed.", 'en'],
  ['The fire service calls us when it burns.', 'en'],
  ['Das Bauamt hat den Steg nicht genehmigt.', 'de'],
  ['Die Zulassung haben wir noch nicht.', 'de'],
  ['Aún no tenemos la licencia.', 'es'],
  ['电池的认证还没办。', 'zh'],
])('none is granted: %s', (text, language) => expect(kindsIn(text, language)).not.toContain('permission'));

test.each([
  ['They want a security assessment, which I haven’t done.', 'en'],
  ['Die Genehmigung fehlt noch.', 'de'],
  ['许可证还没拿到。', 'zh'],
])('a permit is still to be had: %s', (text, language) =>
  expect(readText(text, language).clauses.some(isNotYetHeld)).toBe(true),
);

test.each([
  ["We haven't done a market assessment yet.", 'en'],
  ['Unsere Kunden haben noch keine Genehmigung.', 'de'],
])('not of ours: %s', (text, language) => expect(readText(text, language).clauses.some(isNotYetHeld)).toBe(false));
