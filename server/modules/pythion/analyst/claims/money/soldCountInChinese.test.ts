import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readSoldInChinese } from './soldCountInChinese';

const isSold = (text: string): boolean => readSoldInChinese(readText(text, 'zh').clauses).length > 0;

test.each([
  '一间8600。装了26间，消防验收单都在。',
  '一组420，装好才收。卖了73组，八月到现在。',
  '99一位，精修九张。暑假两个月拍了860位。',
  '一台两百四。今年夏天修了322台。',
  '一张五十。这半年补了两百多张。',
])('what was done beside the price of one: %s', (text) => expect(isSold(text)).toBe(true));

test.each([
  '一间8600。想装26间。',
  '一间8600。免费装了26间样板间。',
  '一间8600。我表哥去年装了26间。',
  '一天8600。装了26天。',
  '我做了三百个，一个12。',
  '装了26间，消防验收单都在。',
  '一间材料4700。装了26间。',
  '一台两百四。去年亏了322台的钱。',
])('a plan, a gift, others, or no price: %s', (text) => expect(isSold(text)).toBe(false));
