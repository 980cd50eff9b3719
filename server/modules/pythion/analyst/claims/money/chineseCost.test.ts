import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import type { Claim } from '../claim';
import { readClaims } from '../readClaims';

const amountsOf = (text: string, kind: Claim['kind']): number[] =>
  readClaims(readText(text, 'zh').clauses).flatMap(({ kind: other, quantity }) =>
    other === kind && quantity ? [quantity.value] : [],
  );

test.each([
  ['每块板子平均卖680元,收板子加修理加测试大概260元,闪送费三十多块由我们出。', 680, [260, 30], 290],
  ['每双鞋卖120元,运费12块我们自己出。', 120, [12], 12],
  ['每碗面卖18元,食材加煤气大概6元。', 18, [6], 6],
  ['牛肉加蔬菜加人工要9块,一碗卖22块。', 22, [9], 9],
  ['一盒卖20元,材料每盒要8元。', 20, [8], 8],
  ['洗一袋收15元,水电和洗衣液合5元。', 15, [5], 5],
  ['修一台收80元,零件要30元。', 80, [30], 30],
  ['卖129元,进价58元。', 129, [58], 58],
  ['一单收80元,油费和人工一共30元。', 80, [30], 30],
  ['一个车位每月收35元,电费和维护每个车位要12元。', 35, [12], 12],
  ['一双收35元,药水5元。', 35, [5], 5],
])('what one takes is a cost, and not its price: %s', (text, price, costs, total) => {
  expect(new Set(amountsOf(text, 'priceNumber'))).toEqual(new Set([price]));
  expect(amountsOf(text, 'unitCost').toSorted()).toEqual(costs.toSorted());
  expect(amountsOf(text, 'positiveMargin')).toEqual([total]);
});

test('what is spent for one is a cost of ours', () =>
  expect(amountsOf('零件和电动车每次大概花70元。', 'unitCost')).toEqual([70]));

test.each([
  '以前他们每次疏通要花三百元。',
  '打车费20多块由客户出。',
  '我们加盟费3000元。',
  '每个新客户花费大约90元。',
  '小份卖18元,大份要25元。',
  '洗一次收30元,上门费要10元。',
])('what others spend, and what wins a customer, is no cost of a sale: %s', (text) =>
  expect(amountsOf(text, 'unitCost')).toEqual([]),
);

test.each(['从去年九月到现在卖了437块,客户是63家维保公司。', '上个月我们卖出70块。'])(
  'pieces that were sold are no price: %s',
  (text) => expect(amountsOf(text, 'priceNumber')).toEqual([]),
);

test('another thing that is sold is no cost', () =>
  expect(amountsOf('一杯咖啡卖18元,汽水5元。', 'unitCost')).toEqual([]));

test('what one was sold for is a price', () => expect(amountsOf('上周一个卖了45块。', 'priceNumber')).toEqual([45]));
