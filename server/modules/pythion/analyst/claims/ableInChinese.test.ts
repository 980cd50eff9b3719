import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isAbleInChinese } from './ableInChinese';

const isAble = (text: string): boolean => readText(text, 'zh').clauses.some(isAbleInChinese);

test.for(['我们的只要200元，还能自动填表。', '我们的盒子能提前报警，还可以记录温度。'])('what ours does: %s', (text) =>
  expect(isAble(text)).toBe(true),
);

test.for([
  '我们希望能找到客户。',
  '我们的软件将来能填表。',
  '对手的软件能填表。',
  '我们能写代码。',
  '我们的客户可以查账单。',
])('hoped, to come, of rivals, or of the founders: %s', (text) => expect(isAble(text)).toBe(false));
