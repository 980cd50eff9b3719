import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isAskingInChinese, isPartnersMembers, isRefusedInChinese, isTimeTaken } from './notPaidInChinese';

const has = (text: string, is: typeof isTimeTaken): boolean => readText(text, 'zh').clauses.some(is);

test.for(['我们向25位园丁要每月10元。25位都拒绝了。', '我们跟20家店报了价，每月10元。'])(
  'a price that was asked for is no payment: %s',
  (text) =>
    expect(reviewedOf(`园丁找不到工具。我们出租工具。${text}`, 'zh').map(({ kind }) => kind)).not.toContain(
      'paidPrice',
    ),
);

test.for(['25位园丁每月付我们10元。', '我们要求25位园丁签字。', '我们跟客户要回了10元押金。'])(
  'no price is asked for: %s',
  (text) => expect(has(text, isAskingInChinese)).toBe(false),
);

test.for([
  ['25位都拒绝了。', true],
  ['没有人愿意付钱。', true],
  ['25位都拒绝续费。', false],
  ['后来25位都拒绝了我们。', false],
] as const)('who refuses at once was no customer: %s', ([text, is]) => expect(has(text, isRefusedInChinese)).toBe(is));

test.for([
  ['有8000名会员的租客协会跟我们签了合同，每月推荐我们。', true],
  ['有80名会员跟我们签了合同。', false],
] as const)('the members of a partner are no customers: %s', ([text, is]) => {
  expect(has(text, isPartnersMembers)).toBe(is);
});

test.for([
  ['七家酒店用四个星期数了丢失的毛巾。', true],
  ['七家酒店用了四个星期。', false],
  ['七家酒店用我们的芯片四个星期了。', false],
  ['七家酒店在用四个月的套餐。', false],
] as const)('how long something took is no use: %s', ([text, is]) => expect(has(text, isTimeTaken)).toBe(is));
