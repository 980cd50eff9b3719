import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

const problemOf = (text: string) => analysisOf(text).report.dealBreakers.find(({ key }) => key === 'problem')?.state;
const levelOf = (text: string) => analysisOf(text).report.scores.find(({ key }) => key === 'problem')?.score ?? -1;
const base = 'I trim hooves in Cumbria. 9 farms have paid me £10 a cow.';

test.each([
  'The big firm has lost half of its customers.',
  'That firm charges £12 a cow and has lost a third of its farms since last year.',
  'The vets pass my number on and get nothing for it.',
  'The internet firm lost customers when the post went on strike.',
  'The abattoir next door loses money.',
  'I pay a vet £30 for every farm he sends me.',
])('what others lose is no trouble of the customers: %s', (sentence) => {
  expect(problemOf(`${base} ${sentence}`)).toBe(problemOf(base));
});

test.each(['我们做蛋糕送到附近的公司。没有一个客户投诉过。', '我们做蛋糕送到附近的公司。没有人抱怨过。'])(
  'nobody complains: %s',
  (text) => {
    expect(levelOf(text)).toBe(levelOf('我们做蛋糕送到附近的公司。'));
  },
);

test.each([
  'We answer phones for clinics. The clinic loses patients every week when nobody answers.',
  'We wash mops for a hotel in Leeds. The hotel has lost half of its guests since it smells.',
])('what our customers lose is: %s', (text) => {
  expect(levelOf(text)).toBeGreaterThan(levelOf(text.split('.')[0] ?? ''));
});
