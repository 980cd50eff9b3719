import { currencies } from '../lexicon/currencies';
import { rewrite } from './rewrite';
import { measureWords, valueOf } from './spokenYuan';

const numeral = '[零一二两三四五六七八九十百千]';
const coins = Object.keys(currencies).filter((name) => /^\p{Script=Han}+$/u.test(name));
/** Names of one country's money, which may stand beside 元 or before the number: 900元台币, 马币三十. */
const names = coins.filter((name) => name.length > 1 && name !== '块钱').join('|');
const plain = '(?:元|块钱?)';
const myriads = `(?:${numeral}{1,7}|\\d{1,4})万(?:${numeral}{1,7}|\\d千|\\d)?`;

/** 一万二千元, 十二欧元, 九十块钱台币: numerals before their currency. Those before 块 alone are spoken amounts, or pieces. */
const beforeCoin = new RegExp(
  `(?<![几数多上好第\\d.,零一二两三四五六七八九十百千万])(?:(?<many>${myriads})(?=${plain}|${names})|(?<few>${numeral}{1,9})(?=元|${names}|块钱?(?:${names})))`,
  'gu',
);

/** 马币三十, 新台币900元, 900元台币: one name of the currency, behind the number. */
const beside = new RegExp(
  `(?<name>${names})(?<value>\\d[\\d,.]{0,9}(?<!\\D)|(?:${numeral}{1,7}万)?${numeral}{1,9})(?:${plain}|(?=[,，。.;；!！?？、\\n 每的/]|一${measureWords()}|$))|(?<=\\d)${plain}(?<behind>${names})`,
  'gu',
);

/**
 * Writes amounts of a Chinese text in digits, with one name of their currency behind them.
 * @param normal its text and the offsets of its characters, of which copies are returned
 */
export const writeHanAmounts = <Text extends { text: string; starts: number[]; ends: number[] }>(normal: Text): Text =>
  mention.test(normal.text)
    ? rewrite(
        rewrite(normal, beforeCoin, ({ groups = {} }) => String(valueOf(groups['many'] ?? groups['few'] ?? ''))),
        beside,
        ({ groups = {} }) => groups['behind'] ?? `${digitsOf(groups['value'] ?? '')}${groups['name']}`,
      )
    : normal;

const mention = new RegExp(`${plain}|${names}`, 'u');

const digitsOf = (value: string): string => (/^\d/.test(value) ? value : String(valueOf(value)));
