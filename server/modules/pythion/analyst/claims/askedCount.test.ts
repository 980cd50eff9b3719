import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { countOfAsked } from './askedCount';

const askedIn = (text: string): number =>
  Math.max(...readText(text, 'zh').clauses.map(({ context }) => countOfAsked(context)));

test.for([
  ['我们跟16位合唱团指挥谈过，其中12位今年抄了100多页。', 16],
  ['九月我们和14位房东聊了，11位换过锁。', 14],
  ['我们问了30个家庭。', 30],
  ['我们跟16家店合作，聊得很好。', 0],
  ['我们跟16位老师一起教书。', 0],
] as const)('how many were asked, where the count stands before the verb: %s', ([text, count]) =>
  expect(askedIn(text)).toBe(count),
);
