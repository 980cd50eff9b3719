import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';
import { isPlannedInChinese } from './plannedInChinese';

test.for([
  '我们会通过行会找到他们',
  '我们会在大会上拜访他们',
  '我们要在展会上发500张传单',
  '我们要采访30位面包师',
  '我们要让20家面包店每月付30元',
  '接下来我们去展会上找客户',
  '20家面包店会每月付我们30元',
  '20家面包店要用我们的围裙',
  '20家面包店会买我们的围裙',
  '第一年要有20家面包店付费',
  '行会会把我们介绍给会员',
  '我们会拿到食品许可证',
  '烫伤会从每月10次降到2次',
])('is still to come: %s', (letters) => expect(isPlannedInChinese(letters)).toBe(true));

test.for([
  '我们通过行会找到了他们',
  '我们每周会拜访20家面包店',
  '协会每个月都会把我们介绍给会员',
  '我们在展会上要了50张名片',
  '20家面包店每月会付我们30元',
  '我们用会员费联系了20家面包店',
  '我们的会计联系了20家面包店',
  '20家面包店需要我们的围裙',
  '有20位老人会用手机',
  '我们要价30元',
  '我们会做围裙',
  '冬天续航会从100公里降到60公里',
  '20家面包店续费了,他们要我们再做手套',
])('has happened, or happens as a rule: %s', (letters) => expect(isPlannedInChinese(letters)).toBe(false));

test('a plan is no evidence, no payment and no way that was tried', () => {
  const kinds = reviewedOf(
    '面包师的手臂常被烤炉烫伤。我们卖长围裙。我们会通过行会找到他们。20家面包店会每月付我们30元。我们要采访30位面包师。',
    'zh',
  ).map(({ kind }) => kind);
  expect(kinds).not.toContain('channelTried');
  expect(kinds).not.toContain('paidPrice');
  expect(kinds).not.toContain('evidence');
});
