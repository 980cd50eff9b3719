import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { reviewedOf } from '../testing/reviewedOf';
import { readTroublesInChinese } from './troubleInChinese';

const kindsOf = (text: string): string[] => readTroublesInChinese(readText(text, 'zh').clauses).map(({ kind }) => kind);

test.for([
  ['合唱团找不到男高音。', []],
  ['夜班保安很无聊。', ['groupDetail']],
  ['桥梁检查员看不到桥底的锈。', ['groupDetail']],
  ['健身房一月以后会流失会员。', []],
  ['洗衣店的机器每月坏两次。', ['frequencyOrCost']],
  ['苹果种植户的果子被冰雹打坏。', ['groupDetail']],
  ['电梯维修工等零件要等两周。', ['groupDetail', 'frequencyOrCost']],
  ['滑雪教练冬天以外没有收入。', ['groupDetail']],
] as const)('who they are, and what goes wrong for them: %s', ([text, more]) =>
  expect(kindsOf(text)).toEqual(['group', 'trouble', ...more]),
);

test.for([
  '用了我们的应用，司机不再找不到车位。',
  '客户很累。',
  '对手公司的机器经常坏。',
  '如果司机找不到车位，就会绕路。',
  '司机能找到车位。',
  '司机是不是找不到车位？',
  '我们的司机找不到车位。',
  '面包店从来没丢过钥匙。',
  '驾校教练的流失率是70%。',
  '房东每次抄表付85元。',
  '会员退订了，因为太贵。',
  '患者家属等了3天就拿到了结果。',
  '公司年会非常难忘，员工都很喜欢。',
  '律师事务所非常重视保密。',
])('ours, of customers or rivals, supposed, asked or denied: %s', (text) => expect(kindsOf(text)).toEqual([]));

test('whom they can’t reach are no customers out of reach', () => {
  const kinds = reviewedOf('殡仪馆联系不到家属。我们做一个软件解决这件事。', 'zh').map(({ kind }) => kind);
  expect(kinds).toContain('trouble');
  expect(kinds).not.toContain('unreachable');
});
