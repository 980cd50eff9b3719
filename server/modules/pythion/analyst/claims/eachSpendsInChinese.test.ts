import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isEachByHand, isEachSpending } from './eachSpendsInChinese';

test.for([
  ['每家每月花约90元手工排课。', true],
  ['护士每班花50分钟写记录。', false],
  ['杭州过敏孩子的家长每周要花一个小时看配料表。', false],
  ['平均每户每年损失300元。', false],
] as const)('what they spend on it, and whether by hand: %s', ([text, byHand]) => {
  const { clauses } = readText(text, 'zh');
  expect(clauses.some(isEachSpending)).toBe(true);
  expect(clauses.some(isEachByHand)).toBe(byHand);
});

test.for([
  '每家每月付我们90元。',
  '用户每天花十分钟使用我们的应用。',
  '我每周花一个小时记账。',
  '每家可能每月会花90元手工排课。',
  '每家每月不花钱。',
  '每家有90个学员。',
  '经理每周花一小时就够了。',
  '每位护士平均花20分钟就能学会操作。',
  '每个学员每周花三个小时练车，很开心。',
])('paid to us, spent by us, supposed or denied: %s', (text) =>
  expect(readText(text, 'zh').clauses.some(isEachSpending)).toBe(false),
);
