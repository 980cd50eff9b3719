import { parseHanNumber } from './numbers';

/** "五百多家", "三十来个", "30多位", "三十多块": a round count before its measure word or its currency. */
const roundCount =
  /(?:([一二两三四五六七八九十百千]+|\d+)[多余几]|([一二两三四五六七八九]?[十百千]|\d*0)来)(?=[家个位名户间台人次所块元])/gu;

/**
 * Writes round Chinese counts as plain ones in digits, "500家": the segmentation takes their marks for a part of what is counted.
 * Every digit has the offsets of the whole count.
 * @param normal its text and the offsets of its characters, of which copies are returned
 */
export function writeRoundCounts<Text extends { text: string; starts: number[]; ends: number[] }>(normal: Text): Text {
  const matches = [...normal.text.matchAll(roundCount)];
  if (matches.length === 0) return normal;
  let [text, last] = ['', 0];
  const [starts, ends]: [number[], number[]] = [[], []];
  const copy = (to: number): void => {
    text += normal.text.slice(last, to);
    for (let at = last; at < to; at++) {
      starts.push(normal.starts[at]!);
      ends.push(normal.ends[at]!);
    }
  };
  for (const { 0: count, 1: many, 2: about, index } of matches) {
    copy(index);
    last = index + count.length;
    const numeral = many ?? about ?? '';
    const digits = String(parseHanNumber(numeral) ?? numeral);
    text += digits;
    for (let at = 0; at < digits.length; at++) {
      starts.push(normal.starts[index]!);
      ends.push(normal.ends[last - 1]!);
    }
  }
  copy(normal.text.length);
  return { ...normal, text, starts, ends };
}
