import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isHanByHandLost, isHanShareLost } from './hanShareLost';

const has = (text: string, is: typeof isHanShareLost): boolean => readText(text, 'zh').clauses.some(is);

test.for([
  ['现在农民用笔记本记小牛出生，十条里会丢一条。', true],
  ['每20单里就有3单送错。', false],
  ['十箱鸡蛋里要坏一箱。', false],
] as const)('how many of some go wrong, and whether by hand: %s', ([text, byHand]) => {
  expect(has(text, isHanShareLost)).toBe(true);
  expect(has(text, isHanByHandLost)).toBe(byHand);
});

test.for(['用我们的软件，一百条里只有一条出错。', '十条里有一条是新的。', '他们一天送20单。', '如果十条里丢一条呢？'])(
  'ours, few, or nothing goes wrong: %s',
  (text) => expect(has(text, isHanShareLost)).toBe(false),
);
