import { numberWords } from '../lexicon/numbers';
import { parseHanNumber } from './numbers';
import { rewrite } from './rewrite';
import { spokenYuan, writeYuan } from './spokenYuan';

const unit = '(?:one|two|three|four|five|six|seven|eight|nine)';
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const teen = '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';
/** Not the "thirty one" of "out of thirty one paid", "thirty one-bed flats". */
const tensAndUnit = `${tens}(?:-${unit}|(?<!of ${tens}) one| (?!one)${unit})`;
const numeral = `(?:(?:a|${unit}) hundred(?: and)? (?:${tensAndUnit}|${tens}|${teen}|${unit})|${tensAndUnit})`;

/**
 * "五百多家", "三十来个", "30多位", "三十多块": a round count before its measure word or its currency. "A tenner", "another fiver": an
 * amount by the name of its note. "Twenty six", "a hundred and forty": a number of several words.
 */
const spoken = new RegExp(
  String.raw`(?:([一二两三四五六七八九十百千]{1,9}|\d+)[多余几]|([一二两三四五六七八九]?[十百千]|\d*0)来)(?=[家个位名户间台人次所块元])|(?<!\p{L})(?:a|another|one) (tenner|fiver)(?!\p{L})|(?<![\p{L}\p{N}-])(${numeral})(?![\p{L}\p{N}-])`,
  'gu',
);

const notes: Readonly<Record<string, string>> = { tenner: '£10', fiver: '£5' };

/**
 * Writes round Chinese counts in digits, "500家", because the segmentation takes their marks for a part of what is counted, amounts
 * of yuan as they are spoken, and notes as amounts, "£10".
 * @param normal its text and the offsets of its characters, of which copies are returned
 */
export const writeSpokenAmounts = <Text extends { text: string; starts: number[]; ends: number[] }>(
  normal: Text,
): Text =>
  rewrite(/\p{Script=Han}/u.test(normal.text) ? rewrite(normal, spokenYuan, writeYuan) : normal, spoken, write);

function write({ 1: many, 2: about, 3: note, 4: words }: RegExpExecArray): string {
  if (note) return notes[note] ?? '';
  const round = many ?? about ?? '';
  return words ? String(sumOf(words)) : String(parseHanNumber(round) ?? round);
}

/** "Twenty six" is 26, "two hundred and five" is 205. */
const sumOf = (words: string): number =>
  words
    .split(/[ -]/)
    .reduce(
      (sum, word) =>
        word === 'hundred' ? sum * 100 : sum + (word === 'one' || word === 'a' ? 1 : (numberWords[word] ?? 0)),
      0,
    );
