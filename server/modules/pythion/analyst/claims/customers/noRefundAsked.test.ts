import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isNoRefundAsked } from './noRefundAsked';

const isNone = (text: string): boolean => readText(text, 'zh').clauses.some(isNoRefundAsked);
const kindsOf = (text: string): string[] =>
  reviewedOf(`我们卖一门80元的蜡烛制作网课。${text}`, 'zh').map(({ kind }) => kind);

test.for(['50个人买了，没有人要求退款。', '没有一个客户退货。'])('nobody wants the money back: %s', (text) => {
  expect(isNone(text)).toBe(true);
  expect(kindsOf(text)).not.toContain('nobodyPaid');
});

test.for(['没有人付钱。', '41个人要求退款。'])('nobody paid, or some want it back: %s', (text) =>
  expect(isNone(text)).toBe(false),
);

test.for(['50个人买了，41个人要求退款。', '50个人买了，其中41个要求退钱。'])('most want it back: %s', (text) =>
  expect(kindsOf(text)).toContain('nobodyPaid'),
);

test.for(['50个人买了，2个人要求退款。', '对手有50个人买了，41个人要求退款。'])(
  'few want it back, or from somebody else: %s',
  (text) => expect(kindsOf(text)).not.toContain('nobodyPaid'),
);
