import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

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
