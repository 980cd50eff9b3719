import { expect, test } from 'vitest';
import { readText } from './readText';
import { simplified } from './traditional';

test.each([
  ['義烏的檔口老闆，兩個月賣了860款，微信轉帳。', '义乌的档口老板, 两个月卖了860款, 微信转账. '],
  ['我們給早餐店送豆漿，後來漲了價。', '我们给早餐店送豆浆, 后来涨了价. '],
  ['上年做咗206單，佢哋話好。', '上年做了206单, 他们话好. '],
  ['我们给早餐店送豆浆。', '我们给早餐店送豆浆. '],
  ['表姊開著小貨車賣滷味。', '表姐开着小货车卖卤味. '],
])('traditional characters are read as simplified ones: %s', (text, normal) =>
  expect(readText(text, 'zh').normal.text).toBe(normal),
);

test('quotes keep the characters of the founder', () => {
  const { normal } = readText('我們賣豆漿。', 'zh');
  expect(normal.source).toBe('我們賣豆漿。');
  expect(normal.starts).toHaveLength(normal.text.length);
});

test('each character becomes one other character of one UTF-16 unit, which stays as it is', () => {
  const wrong = Object.entries(simplified).filter(
    ([from, to]) => from.length !== 1 || to.length !== 1 || from === to || (simplified[to] ?? to) !== to,
  );
  // 薴 is written 苧, which OpenCC simplifies once more. Both are names of a plant.
  expect(wrong).toEqual([['薴', '苧']]);
});

test.each([
  ['塊', '块'],
  ['錢', '钱'],
  ['萬', '万'],
  ['兩', '两'],
  ['個', '个'],
  ['於', '于'],
  ['後', '后'],
  ['徵', '征'],
  ['夥', '伙'],
  ['乾', '干'],
  ['菸', '烟'],
  ['囉', '啰'],
  ['帳', '账'],
  ['著', '着'],
  ['搵', '找'],
  ['嗰', '那'],
])('%s is read as %s', (from, to) => expect(simplified[from]).toBe(to));

/** The 3755 most frequent simplified characters: level 1 of GB 2312, at 0xb0a1 to 0xd7f9. */
function frequentCharacters(): string[] {
  const decoder = new TextDecoder('gb18030');
  const cells = Array.from({ length: 40 * 94 }, (_, cell) => [0xb0 + Math.floor(cell / 94), 0xa1 + (cell % 94)]);
  return cells.slice(0, 3755).map((cell) => decoder.decode(Uint8Array.from(cell)));
}

test('frequent simplified characters stay', () => {
  const frequent = frequentCharacters();
  expect([frequent[0], frequent.at(-1), new Set(frequent).size]).toEqual(['啊', '座', 3755]);
  // Both are simplified as well in 乾坤 and 著名, but traditional texts use them far more: 豆腐乾, 跟著.
  expect(frequent.filter((character) => simplified[character] !== undefined)).toEqual(['乾', '著']);
});
