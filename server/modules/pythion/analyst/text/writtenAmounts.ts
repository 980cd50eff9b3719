import { rewrite } from './rewrite';

const sign = '[$€£¥₹]';
const number = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?`;
const word = String.raw`(?:€|euros?|eur|\$|dollars?|usd|£|pounds?|gbp|chf|franken|francs|pesos|元|块)(?![\p{L}])`;

/** "$40-60", "40 - 60 Euro": a range of amounts. "55,- Euro", "CHF 55.-": a whole amount. */
const written = new RegExp(
  `(${sign} ?)(${number})(?: ?- ?)(?:${sign} ?)?(${number})(?![\\p{L}\\d.,-]*[\\p{L}\\d])|(?<![\\p{L}\\d.,-])(${number}) ?- ?(${number})(?= ?${word})|(?<=\\d)[.,]-{1,2}(?![\\p{L}\\d-])`,
  'gu',
);

const valueOf = (digits: string): number => Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/**
 * Writes amounts that have a dash as one amount. Of a range it is the lower one, which everybody pays.
 * @param normal its text and the offsets of its characters, of which copies are returned
 */
export const writeDashedAmounts = <Text extends { text: string; starts: number[]; ends: number[] }>(
  normal: Text,
): Text => (normal.text.includes('-') ? rewrite(normal, written, write) : normal);

function write([match, before, low, high, plainLow, plainHigh]: RegExpExecArray): string {
  const [from, to] = [low ?? plainLow, high ?? plainHigh];
  if (from === undefined || to === undefined) return '';
  return valueOf(from) < valueOf(to) ? `${before ?? ''}${from}` : match;
}

/** "RM30", "R1 150", "N4,500", and "1.2k" before a Chinese measure word. "RM 30" stands beside a word for money: not "in RM 30", a room, nor "4k video". */
const short =
  /(?<![\p{Script=Latin}\p{N}])rm(?=\d)|(?<=(?:^|[.,(\p{Script=Han}]|charges?|costs?|pays?|paid|prices?|fees?|is|for|about|us|them) ?)rm (?=\d)|(?<![\p{L}\p{N}&'-])(?:r(?<rand>\d{1,3}(?:[ ,]\d{3})+)|n(?<naira>\d{1,3}(?:,\d{3})+))(?!\d)|(?<![\p{Script=Latin}\d.,])(?<short>\d{1,4}(?:[.,]\d{1,2})?k(?=[家个位名户所人元块多]))/gu;

/** Writes signs and thousands that are short for others: "myr 30", "1200". */
export const writeShortAmounts = <Text extends { text: string; starts: number[]; ends: number[] }>(
  normal: Text,
): Text =>
  /\dk|rm ?\d|[rn]\d/.test(normal.text)
    ? rewrite(normal, short, ({ groups: { short: thousands, rand, naira } = {} }) =>
        thousands ? thousandsOf(thousands) : rand ? `zar ${joined(rand)}` : naira ? `ngn ${joined(naira)}` : 'myr ',
      )
    : normal;

const joined = (digits: string): string => digits.replace(/\D/g, '');

const thousandsOf = (digits: string): string => String(Math.round(Number(digits.slice(0, -1).replace(',', '.')) * 1e3));
