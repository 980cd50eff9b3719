import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';

const refusal = (text: string) => judgeActs(readText(text).clauses).refusal !== undefined;

test.each([
  'Crane operators need a license from the inspectorate, which we refuse to get.',
  'The placement license is not for us and we refuse to apply for one.',
  'I have no medical training and do not want any license.',
])('a refused license is a refusal, wherever its name stands: %s', (text) => {
  expect(refusal(text)).toBe(true);
});

test.each([
  'Crane operators need a license from the inspectorate, which we got in June.',
  'We do not want to lose our license, so each kitchen is inspected twice.',
  'Divers who do not want a license of their own go out with our licensed guide.',
])('a license that we have is no refusal: %s', (text) => {
  expect(refusal(text)).toBe(false);
});

test('what is emptied into a river is harm, what is emptied is not', () => {
  const harm = (text: string) => judgeActs(readText(text).clauses).harm !== undefined;
  expect(harm('We empty barrels of used solvent into the river at night for the paint shops.')).toBe(true);
  expect(harm('Our crew empties the septic tanks of farms and takes the sludge to the plant.')).toBe(false);
});

test.each([
  'The office asked us to get the permit, we refuse and drive without.',
  'We laugh about the central bank’s licence and lend without it.',
  'We know that the childcare registration is compulsory and will not apply.',
])('a needed permission is refused: %s', (text) => expect(refusal(text)).toBe(true));

test.each([
  'We applied for the permit and do not start without it being granted.',
  'The pass works without a cable.',
  'We have applied for the registration and will not advertise before.',
])('none is refused: %s', (text) => expect(refusal(text)).toBe(false));
