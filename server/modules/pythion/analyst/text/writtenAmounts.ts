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
