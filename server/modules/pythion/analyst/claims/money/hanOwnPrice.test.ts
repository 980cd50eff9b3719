import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { onlyPrice } from './hanOwnPrice';

const priceIn = (text: string): number | undefined =>
  readText(text, 'zh')
    .clauses.map((clause) => onlyPrice(clause)?.value)
    .find((value) => value !== undefined);

test.each([
  ['我们的只要200元，还能自动填表。', 200],
  ['我们的软件每年只收90元。', 90],
  ['我们的产品80元，不需要培训。', 80],
  ['我们的成本80元。', undefined],
  ['我们的房租80元，每天。', undefined],
  ['我们的服务器每月只要300元。', undefined],
  ['我们的投入是30000元。', undefined],
  ['我们的奖金是30000元。', undefined],
  ['我们的仓库每月只要300元。', undefined],
  ['我们的房东500元，水电另算。', undefined],
  ['对手的只要200元。', undefined],
  ['我们的只要200元成本。', undefined],
  ['我们的明年只要200元。', undefined],
  ['如果我们的只要200元，他们会买吗？', undefined],
])('the price of ours: %s', (text, price) => expect(priceIn(text)).toBe(price));

test('beside what others cost', () => {
  const claims = reviewedOf('法庭文件的译者用MemoQ，要600元，而且不懂法律表格。我们的只要200元，还能自动填表。', 'zh');
  expect(claims.find(({ kind }) => kind === 'priceNumber')?.quantity?.value).toBe(200);
  expect(claims.map(({ kind }) => kind)).toContain('solution');
});

test('what some of them spend on ours is paid', () => {
  const claims = reviewedOf(
    '农民的干草被雨淋坏。我们出租烘干机。合作社把我们介绍给60位社员，其中9位每季花200元租一台。',
    'zh',
  );
  expect(claims.find(({ kind }) => kind === 'payingCustomers')?.quantity?.value).toBe(9);
  expect(claims.find(({ kind }) => kind === 'priceNumber')?.quantity?.value).toBe(200);
  expect(claims.map(({ kind }) => kind)).not.toContain('acquisitionCost');
});

test.each([
  '农民的干草被雨淋坏。我们出租烘干机。我们问了60位农民，其中9位每季花200元买油布。',
  '农民的干草被雨淋坏。我们出租烘干机。其中9位想每季花200元租一台。',
])('what they spend on something else, or would like to, is not: %s', (text) =>
  expect(reviewedOf(text, 'zh').map(({ kind }) => kind)).not.toContain('payingCustomers'),
);
