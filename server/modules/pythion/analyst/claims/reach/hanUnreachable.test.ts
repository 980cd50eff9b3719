import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isUnreachable = (text: string): boolean =>
  reviewedOf(`夜班保安很无聊。我们给他们做一个电台节目。${text}`, 'zh').some(({ kind }) => kind === 'unreachable');

test.for([
  '我们不知道怎么找到他们。',
  '我们不知道怎么联系他们。',
  '我们找不到他们。',
  '我们没有办法接触到他们。',
  '我们不知道他们在哪里。',
])('they can’t be found: %s', (text) => expect(isUnreachable(text)).toBe(true));

test.for([
  '我们知道怎么找到他们。',
  '我们还没想好怎么找到他们。',
  '我们一开始不知道怎么找到他们，后来通过工会找到了40位。',
  '我们找不到开发人员。',
  '我们不知道怎么找到他们的钥匙，他们自己也不知道。',
  '如果我们找不到他们怎么办？',
])('a way is known or found, isn’t thought of yet, or it is about others: %s', (text) =>
  expect(isUnreachable(text)).toBe(false),
);
