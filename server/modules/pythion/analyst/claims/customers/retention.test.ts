import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { isNoneGone } from './retention';

const idea = 'Dental practices lose four hours a week on recalls. We sell a recall robot at 90 euros a month.';

const reportOf = (text: string) => analysisOf(text).report;
const scoreOf = (sentence: string) => reportOf(`${idea} ${sentence}`).score;
const problemOf = (sentence: string) =>
  reportOf(`${idea} ${sentence}`).dealBreakers.find(({ key }) => key === 'problem')?.state;

test.each([
  [
    'Of the 31 practices that started in March, 27 have stayed.',
    'Of the 31 practices that started in March, 3 have stayed.',
  ],
  ['17 of the 20 practices still use it.', '2 of the 20 practices still use it.'],
  [
    'Of the 20 practices that signed up last season, 17 came back this season and two left.',
    'Of the 20 practices that signed up last season, two came back this season and 17 left.',
  ],
  ['33 of the 36 practices were still paying after a year.', '33 of the 36 practices had stopped paying after a year.'],
  ['Every one of them extended the contract in 2023.', 'Every one of them let the contract lapse in 2023.'],
])('most who stay are evidence, most who leave speak against the problem: %s', (kept, gone) => {
  expect(scoreOf(kept)).toBeGreaterThan(reportOf(idea).score + 8);
  expect(problemOf(gone)).toBe('fail');
});

test.each([
  'Of 50 nurses, 40 stay late.',
  '24 of the 30 practices are still waiting.',
  '27 of 31 rooms remain empty.',
  'Of the 300 rooms we counted, 40 remain empty.',
  '27 of the 40 practices still use fax machines.',
  '8 of the 40 practices still use fax machines.',
  '18 of the 20 nurses leave at six.',
  'We visited 30 offices over three months, and 22 people eat lunch at their desk.',
])('who stays or leaves for another reason is no evidence: %s', (sentence) => {
  expect(scoreOf(sentence)).toBeLessThan(reportOf(idea).score + 8);
  expect(problemOf(sentence)).not.toBe('fail');
});

test('a few who stayed of those counted before them are few', () => {
  expect(problemOf('Of our 40 customers, 3 stayed with us.')).toBe('fail');
});

test('other things that are counted before are not those who stayed', () => {
  expect(problemOf('We have made 2,960 calls, and all three practices extended their contract.')).toBe('pass');
});

test('who used it in weeks of a trial is counted', () => {
  const tried = 'In May we ran it for six weeks in two practices, and 44 patients used it without help.';
  const planned =
    'In May we intend to run it for six weeks in two practices, and expect 44 patients to use it without help.';
  expect(scoreOf(tried)).toBeGreaterThan(scoreOf(planned) + 8);
});

test('none who come any more are customers gone, and a trouble that is gone is none', () => {
  expect(problemOf('After the holidays none of the 12 practices came any more.')).toBe('fail');
  expect(problemOf('None of the 12 practices loses calls any more.')).not.toBe('fail');
});

const paying = '40 practices pay us 90 euros a month.';

test.each([
  'Each month 4% of them leave.',
  'Every month 4% of the practices cancel.',
  'Each month one of them leaves.',
  '3% leave each month.',
  'One insurer refused to pay.',
])('a few who leave or refuse are no loss of all: %s', (sentence) => {
  expect(problemOf(`${paying} ${sentence}`)).not.toBe('fail');
  expect(scoreOf(`${paying} ${sentence}`)).toBeGreaterThan(scoreOf(paying) - 3);
});

test.each([
  ['26 clients pay, and nobody left in eight months.', '26 clients pay, and 25 left in eight months.'],
  ['26 clients paid, and nobody has left.', '26 clients paid, and today not a single one is left.'],
  ['Of those who paid, 62% renewed.', 'Of those who paid, only 9% renewed.'],
])('who stays is counted among the customers: “%s”, “%s”', (kept, gone) => {
  expect(problemOf(kept)).not.toBe('fail');
  expect(problemOf(gone)).toBe('fail');
});

test('customers of whom nobody has left come back', () => {
  const reasons = (sentence: string) =>
    reportOf(`${idea} ${sentence}`).scores.flatMap(({ reasons: all }) => all.map(({ text }) => text));
  expect(reasons('Six practices have paid since March, and none has cancelled.')).toContain(
    'Customers came back or renewed.',
  );
  expect(reasons('Six practices have paid since March, and five have cancelled.')).not.toContain(
    'Customers came back or renewed.',
  );
});

test.each([
  ['54 trucks are on our route, and none has left.', true],
  ['54 trucks are on the lot, and none has left.', false],
  ['40 bakeries pay us, and nobody has left a year on.', true],
  ['40 bakeries pay us, and none of them left a deposit.', false],
])('what is counted with us and has not left is kept: %s', (text, isKept) =>
  expect(readText(text, 'en').clauses.some(isNoneGone)).toBe(isKept),
);

test.each([
  [
    'Büros wollen Grün. Wir vermieten Hochbeete an Firmen.',
    '17 Firmen haben zusammen 83 Beete gemietet, und zwei haben nach einem Jahr gekündigt.',
    '17 Firmen haben zusammen 83 Beete gemietet, und 16 haben nach einem Jahr gekündigt.',
  ],
  [
    'Los comedores escolares de Lima tiran pan. Vendemos menús a comedores.',
    'Los tres comedores volvieron a comprar después.',
    'Ninguno de los tres comedores siguió comprando después.',
  ],
])('who stays is counted in other languages: %s', (about, kept, gone) => {
  const stateOf = (text: string) => reportOf(text).dealBreakers.find(({ key }) => key === 'problem')?.state;
  expect(stateOf(`${about} ${kept}`)).not.toBe('fail');
  expect(stateOf(`${about} ${gone}`)).toBe('fail');
});

test('one who went back to the old way is not everybody', () => {
  expect(problemOf('Of the five that finished the free month, one went back to paper.')).not.toBe('fail');
  expect(problemOf('Of the five that finished the free month, all went back to paper.')).toBe('fail');
});
