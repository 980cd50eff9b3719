import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { readChange } from './change';

const changeOf = (text: string): string => {
  const found = new Set(readText(text, 'en').clauses.map(readChange));
  return found.has('bad') ? 'bad' : found.has('good') ? 'good' : 'none';
};

test.each([
  ['Resignations at the two centres went down from 9 to 4 percent.', 'good'],
  ['Resignations at the two centres went up from 4 to 9 percent.', 'bad'],
  ['In ten weeks in Hobart complaints fell from 50 a week to 32.', 'good'],
  ['In ten weeks in Hobart complaints rose from 32 a week to 50.', 'bad'],
  ['Attendance rose from 61 to 84 percent.', 'good'],
  ['Attendance fell from 84 to 61 percent.', 'bad'],
  ['The crew with ours picked 14% more crates.', 'good'],
  ['The crew with ours picked 14% fewer crates.', 'bad'],
  ['Missed appointments fell from 40 a week to 12.', 'good'],
  ['A print shop counted 340 wasted sheets before and 95 after.', 'good'],
  ['A print shop counted 95 wasted sheets before and 340 after.', 'bad'],
  ['Working aids went from 62 to 94 percent.', 'good'],
  ['Working aids went from 94 to 62 percent.', 'bad'],
  ['The share of working aids dropped from 94 to 62 percent.', 'bad'],
  ['Happy residents fell from 40 to 12.', 'bad'],
  ['Unhappy residents fell from 40 to 12.', 'good'],
  ['Satisfied nurses went from 9 to 4 in ten.', 'bad'],
  ["The score of the residents' hearing test fell from 80 to 55.", 'bad'],
  ['Clean water use fell from 80 to 55 litres.', 'none'],
  ['Complaints fell by 30 percent.', 'good'],
  ['Complaints rose by 30 percent.', 'bad'],
])('the right way depends on what is counted: %s', (text, change) => expect(changeOf(text)).toBe(change));

test.each([
  'We hope that resignations go down from 9 to 4 percent.',
  'The depot number went from 9 to 4.',
  'Resignations fell from 4 to 9 percent.',
])('what is planned, unknown or contradicts itself is no change: %s', (text) => expect(changeOf(text)).toBe('none'));

test.each([
  ['In a test with 15 drivers it missed 94 of 100 sirens.', 'bad'],
  ['In a test with 15 drivers it missed 3 of 100 sirens.', 'none'],
  ['Three practices halved their waiting times.', 'good'],
  ['Complaints were 30 percent lower.', 'good'],
])('most that went wrong, and halves: %s', (text, change) => expect(changeOf(text)).toBe(change));

test.each(['Crates were 14% more expensive.', 'We need 20 more customers.', 'We added 4 more seats to the bus.'])(
  'more of something is no measured change: %s',
  (text) => expect(changeOf(text)).toBe('none'),
);

test.each([
  ['No-shows went from 4 a month to 1 on my own round.', 'good'],
  ['No-shows went from 1 a month to 4 on my own round.', 'bad'],
])('fewer no-shows are better, and nobody is denied: %s', (text, change) => expect(changeOf(text)).toBe(change));

test.each([
  ['Lo he probado en tres bares durante tres meses: de 9 plantones a 2 por semana, en los otros parecido.', 'good'],
  ['Lo he probado en tres bares durante tres meses: de 9 clientes a 2 por semana.', 'none'],
])('a trial lowers what it is meant to, but no customers: %s', (text, change) => {
  const found = readText(text, 'es').clauses.map(readChange);
  expect(found.filter((one) => one !== 'none')).toEqual(change === 'none' ? [] : [change]);
});

test.for([
  ['de', 'Zufriedene Pflegedienste sanken von 40 auf 12.', 'bad'],
  ['de', 'Mit unserem Anruf sanken die versäumten Termine in drei Praxen von 14 auf 5 je Woche.', 'good'],
  ['de', 'Mit unserem Anruf stiegen die versäumten Termine in drei Praxen von 5 auf 14 je Woche.', 'bad'],
  ['de', 'Mit unserem Sensor sanken die Beschwerden in vier Hotels von 20 auf 6 im Monat.', 'good'],
  ['de', 'Mit unserem Sensor sanken die Buchungen in vier Hotels von 20 auf 6 im Monat.', 'bad'],
  ['es', 'Con nuestro sensor las averías bajaron de 9 a 3 al mes en dos fábricas.', 'good'],
  ['es', 'Con nuestro sensor las cajas rotas subieron de 9 a 30.', 'bad'],
  ['de', 'Zufriedene Pflegedienste stiegen von 12 auf 40.', 'good'],
  ['es', 'Los dueños satisfechos bajaron de 40 a 12.', 'bad'],
  ['zh', '正常的轮椅从94%降到62%。', 'bad'],
  ['zh', '正常的轮椅从62%升到94%。', 'good'],
] as const)('who is well and what is in order: %s %s', ([language, text, change]) =>
  expect(readText(text, language).clauses.map(readChange)).toContain(change),
);

test.for([
  ['对一次账从二十分钟变成三个钟头，收货员嫌步骤多。', true],
  ['找一个件从五分钟变成两个小时。', true],
  ['对一次账从三个钟头变成二十分钟。', false],
  ['续航从三小时变成两天。', false],
  ['每周学习从13小时到22小时。', false],
  ['客人停留从20分钟变成两个小时。', false],
] as const)('in Chinese, work that takes longer is worse: %s', ([text, isWorse]) =>
  expect(readText(text, 'zh').clauses.some((clause) => readChange(clause) === 'bad')).toBe(isWorse),
);
