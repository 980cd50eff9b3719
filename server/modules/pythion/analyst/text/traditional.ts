import characters from 'opencc-js/dict/TSCharacters';

/** Characters that OpenCC leaves alone, or writes otherwise than the rules and lexica of the analyst. */
const exceptions: Readonly<Record<string, string>> = {
  // 跟著, 開著: OpenCC tells this from 著名 by phrases. The rules know 着 alone.
  著: '着',
  // 轉帳, 結帳: money, which the rules write with 账. OpenCC has 帐, as of a tent.
  帳: '账',
  // 表姊: the rules know relatives as 姐.
  姊: '姐',
  // 三百圓: the currency, which simplified texts write 元. OpenCC has 圆, as of a circle.
  圓: '元',
};

/** Cantonese words of one character, in those of Mandarin. */
const cantonese: Readonly<Record<string, string>> = {
  嘅: '的',
  喺: '在',
  咗: '了',
  佢: '他',
  哋: '们',
  嚟: '来',
  冇: '没',
  唔: '不',
  搵: '找',
  畀: '给',
  俾: '给',
  嗰: '那',
  啲: '些',
  枱: '台',
};

/** OpenCC's table: "萬 万|與 与|…". Characters of two UTF-16 units, all rare, are left out, so that offsets stay. */
function readTable(table: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (const entry of table.split('|')) {
    if (entry.length === 3) pairs[entry.charAt(0)] = entry.charAt(2);
  }
  return pairs;
}

/** The simplified form of traditional characters: 義烏 as 义乌, with one character for one. */
export const simplified: Readonly<Record<string, string>> = Object.assign(readTable(characters), exceptions, cantonese);
