import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
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
  '我们给餐厅的桌子做消毒和修补。',
  '我们租给农户的烘干机,一季租金2000元。',
  '我们做胶,卖给六百家店。',
])('nobody is named: %s', (text) => expect(segmentInChinese(reviewedOf(text, 'zh'))).toBeUndefined());

test.each([
  '很多乡村老人需要理发,但是镇上的理发店太远。我计划开一辆流动理发车,每人收费15元,由老人自己付。',
  '很多人衣服划了个口子,干洗店不接。我问过户外俱乐部的27个人,有19个说家里有一件坏了没修的。',
])('who turns them away is no customer: %s', (text) => {
  const answer = analyseIdea(text);
  expect(String(answer.ok && answer.facts.segment)).not.toMatch(/店/u);
});
