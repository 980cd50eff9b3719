import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const capsOf = (text: string, language: string): string[] => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.caps.map(({ key }) => key) : [];
};

test.each([
  ['我们做团餐。免费试用的有1200人，收费以后只有11个人付款。', 'zh'],
  ['We sell a rota app to cafes that lose shifts. 11 of the 12 cafes cancelled after two months.', 'en'],
])('a text that counts who paid or left is no mere opinion: %s', (text, language) =>
  expect(capsOf(text, language)).not.toContain('opinionOnly'),
);

test.each([
  ['We want to sell a rota app to cafes that lose shifts. We think that they will pay.', 'en'],
  ['我们想做团餐，我们认为大家会付款。', 'zh'],
])('a text of plans is: %s', (text, language) => expect(capsOf(text, language)).toContain('opinionOnly'));
