import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

const priceOf = (text: string) => analysisOf(text).facts.price?.amount ?? null;

test.each([
  ['我们一套收680元，先付一半定金。Amazon每个月向卖家收39.99美元的店铺费。', 680],
  ['我们一套收680元，先付一半定金。京东每个月向卖家收1000元。', 680],
  ['我们一套收680元，先付一半定金。Shopee每单收卖家6元。', 680],
  ['我们给外贸工厂做验货。我们每次收198元。SGS要收309元。', 198],
  ['我们上门喂猫。美团上也有人做，每次收80元。', null],
  ['我们上门喂猫。抖音上也有人卖，一份卖80元。', null],
  ['我们上门喂猫。隔壁的连锁店PetHome每天收128元。', null],
  ['我们做咖啡。对面的瑞幸一杯卖9.9元。', null],
  ['我们给饭店做外卖系统。美团向饭店每单抽8元。', null],
])('what somebody else charges is no price of ours: %s', (text, price) => {
  expect(priceOf(text)).toBe(price);
});

test.each([
  ['我们做宠物寄养，叫PetHome。PetHome每天收128元，三十个客户付了钱。', 128],
  ['我们做二手交易平台。平台每个月向卖家收39元。', 39],
  ['我们做外卖系统。系统每月向饭店收80元，12家付了钱。', 80],
])('what our product charges is: %s', (text, price) => {
  expect(priceOf(text)).toBe(price);
});
