import { expect, test } from 'vitest';
import { readText } from './readText';

test.each([
  ['義烏的檔口老闆，兩個月賣了860款，微信轉帳。', '义乌的档口老板, 两个月卖了860款, 微信转账. '],
  ['我們給早餐店送豆漿，後來漲了價。', '我们给早餐店送豆浆, 后来涨了价. '],
  ['上年做咗206單，佢哋話好。', '上年做了206单, 他们话好. '],
  ['我们给早餐店送豆浆。', '我们给早餐店送豆浆. '],
])('traditional characters are read as simplified ones: %s', (text, normal) =>
  expect(readText(text, 'zh').normal.text).toBe(normal),
);

test('quotes keep the characters of the founder', () => {
  const { normal } = readText('我們賣豆漿。', 'zh');
  expect(normal.source).toBe('我們賣豆漿。');
  expect(normal.starts).toHaveLength(normal.text.length);
});
