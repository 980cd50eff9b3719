import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';
import { segmentInChinese } from './hanSegment';

test.each([
  ['我们在山东寿光给种番茄的大棚户做熊蜂授粉租赁。', '种番茄的大棚户'],
  ['我在成都做了十一年电梯维保,想给老小区做一套电梯故障提前预警的服务。', '老小区'],
  ['我们公司给小型注塑厂做模具温度的在线监测。', '小型注塑厂'],
  ['在青岛做二手冷藏集装箱改造的移动冷库,租给渔村的养殖户。', '渔村的养殖户'],
])('whom the offer is for: %s', (text, name) => expect(segmentInChinese(reviewedOf(text, 'zh'))).toBe(name));

test.each([
  '养殖户没有冷库,只能当天低价卖给贩子。',
  '我们给大家做一款日程软件。',
  '我们做一款日程软件。',
  '我们租给农户的烘干机,一季租金2000元。',
  '我们做胶,卖给六百家店。',
])('nobody is named: %s', (text) => expect(segmentInChinese(reviewedOf(text, 'zh'))).toBeUndefined());
