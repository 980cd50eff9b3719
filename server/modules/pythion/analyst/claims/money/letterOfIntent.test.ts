import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isIntentOnly } from './letterOfIntent';

const bestOf = (text: string): number =>
  Math.max(
    0,
    ...reviewedOf(`养猪户夜里会损失小猪。我们在做一个会报警的摄像头。${text}`, 'zh').flatMap(({ kind, evidence }) =>
      kind === 'evidence' ? evidence : [],
    ),
  );

test.for([
  '六位养猪户签了意向书，做好后每月付40元。',
  '六位养猪户签署了购买意向书，价格每月40元。',
  '六位养猪户签了意向协议，愿意每月付40元。',
  '我们拿到了六位养猪户的意向书，每月40元。',
  '六位养猪户签了意向书。',
])('a promise in writing, and no money: %s', (text) => {
  expect(bestOf(text)).toBeGreaterThanOrEqual(3);
  expect(bestOf(text)).toBeLessThan(4);
});

test.for(['六位养猪户签了意向书，其中四位已经付了40元。', '六位养猪户签了意向书，后来都付了，每月40元。'])(
  'they have paid by now: %s',
  (text) => expect(bestOf(text)).toBeGreaterThanOrEqual(5),
);

test.for([
  '六位养猪户没有签意向书。',
  '六位养猪户打算签意向书，每月付40元。',
  '我们希望六位养猪户签意向书，每月付40元。',
  '对手的六位养猪户签了意向书，每月付40元。',
])('not signed, not yet, or with somebody else: %s', (text) => expect(bestOf(text)).toBeLessThan(2));

test.for([
  '除了12份意向书，每月还有40位养猪户付费使用。',
  '去年的意向书都执行了，40位养猪户每月付40元。',
  '六位养猪户签了意向书，另有40位已是每月付费的客户。',
])('others pay beside those who signed: %s', (text) => {
  const { clauses } = readText(text, 'zh');
  expect(clauses.some(isIntentOnly)).toBe(false);
});

test('a payment that follows is promised only', () =>
  expect(readText('六位养猪户签了意向书，做好后每月付我们40元。', 'zh').clauses.some(isIntentOnly)).toBe(true));
