import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isDeniedAct } from './claim';
import { readClaims } from './readClaims';

const clausesOf = (text: string, language = 'en') => readText(text, language).clauses;
const kindsOf = (text: string, language = 'en'): string[] =>
  readClaims(clausesOf(text, language)).map(({ kind }) => kind);

test.each([
  ['I have repaired lifts in the old town for twelve years.', 'I have never repaired a lift in twelve years.'],
  ['The prototype sorted nine tonnes on two farms.', 'The prototype failed to sort nine tonnes on two farms.'],
  ['The city bought it for 1,200 euros a month.', 'The city declined to buy it for 1,200 euros a month.'],
])('what is denied is no act: %s', (done, denied) => {
  expect(clausesOf(done).some(isDeniedAct)).toBe(false);
  expect(clausesOf(denied).some(isDeniedAct)).toBe(true);
});

test.each([
  'It has not missed a single siren since May.',
  'None of the bakers has complained for a year.',
  'We have not lost a customer since March.',
  'The bakers don’t need a second oven any more.',
])('who denies a trouble says something good: %s', (text) => {
  expect(clausesOf(text).some(isDeniedAct)).toBe(false);
});

test('years of another trade are no skill of this one', () => {
  expect(kindsOf('I have worked as a lift mechanic for twelve years.')).toContain('teamFits');
  expect(kindsOf('I have never worked as a lift mechanic in twelve years.')).not.toContain('teamFits');
});

test('a prototype that fails shows nothing', () => {
  expect(kindsOf('The prototype ran for six weeks on two farms.')).toContain('evidence');
  expect(kindsOf('The prototype failed to run for six weeks on two farms.')).not.toContain('evidence');
});

test('a trouble that none of those visited has speaks against the problem', () => {
  const visited = 'We visited 20 owners of fishing boats:';
  expect(kindsOf(`${visited} none had lost a net.`)).toContain('nobodyStayed');
  expect(kindsOf(`${visited} 16 had lost a net.`)).not.toContain('nobodyStayed');
  expect(kindsOf(`${visited} none has lost a net since.`)).not.toContain('nobodyStayed');
});

test('a part that never came back is no loss of customers', () => {
  expect(kindsOf('9 percent of the fittings never came back, about £1,400 per firm.')).not.toContain('nobodyStayed');
  expect(kindsOf('90 percent of the customers never came back.')).toContain('nobodyStayed');
});

test('a German verb at the end counts as well', () => {
  expect(kindsOf('Von 40 Werkstätten haben 35 nach einem Jahr gekündigt.', 'de')).toContain('nobodyStayed');
  expect(kindsOf('Von 40 Werkstätten haben 35 nach einem Jahr verlängert.', 'de')).not.toContain('nobodyStayed');
});

test('who is gone at the end of the sentence is gone', () => {
  expect(kindsOf('After four weeks nine of them had opened it again, after eight weeks none.')).toContain(
    'nobodyStayed',
  );
  expect(kindsOf('Al tercer mes la seguían usando cuatro, y al quinto ninguna.', 'es')).toContain('nobodyStayed');
});

test('an offer that all turned down is paid by nobody', () => {
  expect(kindsOf('All 34 owners turned down the paid version at 25 euros.')).toContain('nobodyPaid');
  expect(kindsOf('All 34 owners took the paid version at 25 euros.')).not.toContain('nobodyPaid');
});

test('a deposit that was taken back is none', () => {
  expect(kindsOf('58 parents have put down a deposit of 10 euros.')).toContain('evidence');
  expect(kindsOf('58 parents have taken back their deposit of 10 euros.')).toContain('nobodyPaid');
  expect(kindsOf('58 parents have taken back their deposit of 10 euros.')).not.toContain('evidence');
});

test('customers of whom none has left are kept', () => {
  expect(kindsOf('After eight months not one of the 20 paying farms has left.')).toContain('evidence');
  expect(kindsOf('After eight months not one of the 20 paying farms has stayed.')).toContain('nobodyStayed');
});

test('what breaks down shows nothing', () => {
  expect(clausesOf('Our machine broke down in the shed.').some(isDeniedAct)).toBe(true);
  expect(clausesOf('Their old machine broke down in the shed.').some(isDeniedAct)).toBe(false);
});

test('those who left are read whatever the tagger takes them for', () => {
  const kiosks = 'of 20 euros a month after a year and';
  expect(kindsOf(`Of 50 kiosks, 6 prolonged the contract ${kiosks} 44 left.`)).toContain('nobodyStayed');
  expect(kindsOf(`Of 50 kiosks, 44 prolonged the contract ${kiosks} 6 left.`)).not.toContain('nobodyStayed');
});
