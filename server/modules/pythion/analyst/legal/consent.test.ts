import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findUnconsented, isConsentGiven } from './consent';

const isFound = (text: string, language = 'en'): boolean =>
  findUnconsented(readText(text, language).clauses, () => true) !== undefined;

test.each([
  'Our cameras film the members at each machine, and not one of them has been told.',
  'We inspect private roofs by drone and sell the pictures. The house owners have refused their consent, and we film all the same.',
  'We train a model on voice recordings of a clinic. No patient was asked.',
  'Eight hotels pay us for a log of each guest’s name, of which guests know nothing at check-in.',
  'We give roofers a drone photo of storm damage. The owners of the houses were not asked and know nothing, and 28 roofers paid 45 dollars a picture.',
  'We go through employees’ work mailboxes for small firms. The employees do not know of it and have agreed to nothing.',
  'Our bot reads tenants’ chat messages for landlords. The tenants were not asked.',
])('people are recorded without their consent: %s', (text) => expect(isFound(text)).toBe(true));

test.each([
  'Our cameras film the members at each machine, and every one of them has signed a consent form.',
  'We inspect private roofs by drone. Each house owner has given written consent.',
  'Beekeepers cannot tell when a hive is about to swarm. Our microphone listens for it.',
  'Gyms do not know which machines stand idle. Our camera counts.',
  'Our camera app is cheap. No clinic was asked to pay for the data.',
  'Our app tracks the delivery of bread. Customers are not told when the bread arrives today.',
  'Our sensor records moisture in cellars. Tenants know nothing of damp before the mould appears.',
  'Our camera counts birds for farmers. Most farmers do not know it yet.',
  'We record podcasts for bakers. We have asked nobody yet.',
  'Our data tool helps schools. Teachers do not agree on grades.',
  'We give roofers a drone photo of storm damage. The owners of the houses were asked first and agreed, and 28 roofers paid 45 dollars a picture.',
  'We go through employees’ work mailboxes for small firms. The employees know of it and have agreed in writing, and may stop at any time.',
  'We give roofers a drone photo of storm damage. We did not ask roofers what they would pay.',
  'We read the letters of the tax office for pensioners. Pensioners do not know what they have agreed to.',
])('nobody’s consent is missing: %s', (text) => expect(isFound(text)).toBe(false));

test('landlords don’t agree for tenants', () => {
  const text = 'Our cameras film tenants in the stairwell. No tenant was asked.';
  expect(isFound(`${text} All landlords agreed in writing.`)).toBe(true);
  expect(isFound(`${text} All tenants agreed in writing later.`)).toBe(false);
});

test('the second opinion has to doubt it', () => {
  const { clauses } = readText('Our cameras film the members. No member was asked.', 'en');
  expect(findUnconsented(clauses, () => false)).toBeUndefined();
});

test('plain words need no second opinion', () => {
  const act = 'We go through employees’ work mailboxes for small firms.';
  const isPlain = (text: string): boolean =>
    findUnconsented(readText(`${act} ${text}`, 'en').clauses, () => false) !== undefined;
  expect(isPlain('The employees have agreed to nothing.')).toBe(true);
  expect(isPlain('The employees do not know of it.')).toBe(false);
});

test('other languages are read alike', () => {
  expect(isFound('Wir filmen das Treppenhaus. Kein Mieter hat zugestimmt.', 'de')).toBe(true);
  expect(isFound('Wir filmen das Treppenhaus. Alle Mieter haben zugestimmt.', 'de')).toBe(false);
  expect(isFound('我们的摄像头会报警。老人和家属都不知情。', 'zh')).toBe(true);
});

test('all who are concerned have agreed', () => {
  const isGiven = (text: string, language = 'en'): boolean => readText(text, language).clauses.some(isConsentGiven);
  expect(isGiven('Every patient agreed in writing to the use of the recordings.')).toBe(true);
  expect(isGiven('Alle Mieter haben schriftlich zugestimmt.', 'de')).toBe(true);
  expect(isGiven('Some of the patients may agree later.')).toBe(false);
  expect(isGiven('Nobody agreed in writing.')).toBe(false);
});

test.each([
  'We print photos of pets on mugs for dog owners in Leeds. We did not ask any customers.',
  'We sell pictures of mountains to hotels in Graz. We did not ask the hotels.',
  'We give roofers a drone photo of storm damage in Leeds. We did not ask roofers.',
  'We read letters aloud to blind pensioners in Leeds. They have agreed to nothing yet but pay £5 a visit.',
])('who buys it, or is read to, is not recorded: %s', (text) => expect(isFound(text)).toBe(false));
