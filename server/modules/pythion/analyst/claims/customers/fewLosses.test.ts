import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import type { Language } from '../../text/language';

const problemOf = (text: string): string | undefined => {
  const result = analyseIdea(`我们做窗帘店的量尺小程序。${text}`, 'zh');
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'problem')?.state : undefined;
};

test.each([
  ['目前有23家店在付费，每家每月199元。有五家用了一个月就停了。', 'unknown'],
  ['今年三月开始给同行用，目前有23家店在付费，每家每月199元。有五家用了一个月就停了。', 'unknown'],
  ['目前有23家店在付费，每家每月199元。最后只剩五家，其他都停了。', 'fail'],
  ['目前有5家店在付费，每家每月199元。有四家用了一个月就停了。', 'fail'],
])('a few of many who left are no figure against the idea: %s', (text, state) => expect(problemOf(text)).toBe(state));

const stateOf = (text: string, language: Language): string | undefined => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'problem')?.state : undefined;
};

test.each([
  [
    "We sell a rota app to firms that lose shifts. 5 of the 8 firms signed an annual contract and paid in advance. The three others didn't buy: two said it was too expensive.",
    'en',
    false,
  ],
  [
    "We sell a rota app to firms that lose shifts. 2 of the 8 firms paid in advance. The six others didn't buy: all six said it was too expensive and cancelled.",
    'en',
    true,
  ],
] as const)('the others are fewer than those who paid, or not: %s', (text, language, isFailed) =>
  expect(stateOf(text, language) === 'fail').toBe(isFailed),
);
