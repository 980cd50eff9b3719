import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import type { Claim } from '../claim';

const offer = '我们在义乌给小饭馆做后厨排班软件。';
const kindsOf = (text: string): ReadonlySet<Claim['kind']> =>
  new Set(reviewedOf(`${offer}${text}`, 'zh').flatMap(({ kind, clause }) => (clause.sentence.start > 0 ? kind : [])));
const amountsOf = (text: string, kind: Claim['kind']): number[] => [
  ...new Set(
    reviewedOf(text, 'zh').flatMap(({ kind: other, quantity }) => (other === kind && quantity ? quantity.value : [])),
  ),
];

test.each(['连锁药店每月付300元。', '附近的餐馆每月付300元服务费。', '现有的客户每月付300元。'])(
  'what chains, neighbours and those we have pay is our price: %s',
  (text) => expect(amountsOf(`我们给药店做排班软件。${text}`, 'priceNumber')).toEqual([300]),
);

test.each([
  '热压机已经花4200元买好了。',
  '服务器花了6000元买下来。',
  '我们装修一共花了3万元。',
  '一次要损失一千五百元左右。',
  '餐馆一个月因为缺人要损失三千元。',
  '他们愿意给每个岗位一次性补贴八千元。',
  '市里的基金会给了五万元资助。',
  '瑞幸一杯才9.9元,所以我们不拼价格。',
  '附近的固定冷库要跑四十公里,每吨每天收12元。',
  '别家的系统每月要收300元。',
  '我们访谈了31位家属,家属平均每天付220元。',
  '店面租金每月3000元,押金6000元。',
])('an amount that nobody pays to us is no price and no payment: %s', (text) => {
  const kinds = kindsOf(text);
  for (const kind of ['priceNumber', 'priceUnit', 'paidPrice', 'payingCustomers'] as const)
    expect(kinds.has(kind), kind).toBe(false);
});

test.each([
  ['有三家客户花4200元买了我们的机器。', 'paidPrice'],
  ['去年有23家作坊付了680元购买。', 'paidPrice'],
  ['今年有11户交了500元定金。', 'paidPrice'],
  ['我们每套卖600元。', 'priceNumber'],
  ['民政局每位老人每月补贴我们300元。', 'priceNumber'],
  ['我们每家每月收80元。', 'priceNumber'],
] as const)('a price or a payment to us stays: %s', (text, kind) => expect(kindsOf(text).has(kind)).toBe(true));

test.each([
  ['我们在机房装一个振动传感器,成本每台260元,物业每月付90元。', [90]],
  ['别的软件一年要收398元,我打算收每月15元。', [15]],
  ['我们一个箱子改造花3.2万元,一季租金9000元,租给养殖户。', [9000]],
  ['我们做排班,餐馆每月付80元。', [80]],
])('what is paid to us beside other amounts is the price: %s', (text, prices) =>
  expect(amountsOf(text, 'priceUnit')).toEqual(expect.arrayContaining(prices)),
);

test('a device that is bought once is no cost of a month', () =>
  expect(
    reviewedOf('我们在机房装一个振动传感器,成本每台260元,物业每月付90元。', 'zh').map(({ kind }) => kind),
  ).not.toContain('negativeMargin'));

test.each(['我们做护工平台。现在家属每天付220元请护工。', '我们做保洁。我们每天付220元给保洁员。'])(
  'who pays another pays no price of ours: %s',
  (text) => expect(amountsOf(text, 'priceUnit')).not.toContain(220),
);
