import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isDoneRegularly, isSameAgain, readSigned } from './pieces';

const clausesOf = (text: string) => readText(text, 'en').clauses;

test.each([
  'I do 14, 15 a week.',
  'On a good Saturday me and my buddy do 30.',
  'Since spring break we are at 611.',
  "I've had 16 to 20 riders every week since January, nearly always the same faces.",
  'We sharpen 90 blades a week.',
  'We get through about 40 coats a month.',
])('what we do for customers is counted: %s', (text) => expect(clausesOf(text).some(isDoneRegularly)).toBe(true));

test.each([
  'I do 14 hours a week.',
  "I've done 14 for cousins and girls from church.",
  'We would do 30 a week.',
  'We do 12 a week for free.',
  'They do 40 a week.',
  'We are at 611 High Street.',
  'Maybe we do 15 a week by then.',
  'We do 20 interviews a week.',
])('hours, gifts, plans and others are not: %s', (text) => expect(clausesOf(text).some(isDoneRegularly)).toBe(false));

test('the same faces come back', () => {
  expect(clausesOf('We serve 20 riders a week, mostly the same faces.').some(isSameAgain)).toBe(true);
  expect(clausesOf('We serve 20 riders a week, never twice in one street.').some(isSameAgain)).toBe(false);
});

test.for([
  ['41 signed.', 1],
  ['Nine of them have signed.', 1],
  ['41 signed up.', 0],
  ['41 signed our petition.', 0],
  ['None signed.', 0],
  ['41 said to come back after the season.', 0],
] as const)('%s: %s signed', ([text, count]) => expect(readSigned(clausesOf(text))).toHaveLength(count));
