import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';

const kindsOf = (text: string): string[] =>
  reviewedOf(`学生公寓的房东经常丢钥匙。我们租给他们可以用手机改密码的锁。${text}`, 'zh').map(({ kind }) => kind);

test('what those asked spent before is no payment to us', () => {
  const kinds = kindsOf('九月我们跟14位房东聊过，其中11位今年至少换过两次锁，每次约90元。');
  expect(kinds).not.toContain('paidPrice');
  expect(kinds).not.toContain('priceNumber');
  expect(kinds).not.toContain('repeat');
  expect(kinds).toContain('evidence');
});

test('and no margin is calculated from it', () =>
  expect(
    kindsOf(
      '九月我们跟14位房东聊过，其中11位今年至少换过两次锁，每次约90元。从十月开始有5位房东每套房每月付给我们12元。一把锁我们的成本是38元。',
    ),
  ).not.toContain('positiveMargin'));

test.for(['九月我们跟14位房东聊过，其中5位每月付给我们12元。', '我们问了14位房东，其中5位当场买了，每把90元。'])(
  'what they buy from us is: %s',
  (text) => expect(kindsOf(text)).toContain('paidPrice'),
);
