import { parseHanCount } from '../../text/numbers';
import type { Quantity } from '../../text/quantities';

/** Bounded, because a text may be one long numeral. */
export const hanNumber = String.raw`\d{1,9}|[一二两三四五六七八九十百千]{1,9}`;
/** 两个月, 三个星期: how long, and nobody who is counted. */
export const hanSpan = '(?:月|星期|礼拜|小时|钟头|季度|学期|工作日)';
/** The measure words of people and firms. */
export const hanUnit = `(?:[家位名户人所间栋]|个(?!${hanSpan}))`;
/** Who is counted in Chinese: 46家, 十二位, 300多个. */
export const hanCount = `(?<count>${hanNumber})[多余来]?${hanUnit}`;

/** The part of a sentence, from its comma to the end of the match, in which words decide whether it is so. */
export const partUpTo = (letters: string, { index, 0: match }: RegExpExecArray): string => {
  const from = Math.max(...[',', '，', '。', '.', ';'].map((mark) => letters.lastIndexOf(mark, index)));
  return letters.slice(from + 1, index + match.length);
};

/** The quantity of a count that a pattern found. */
export const countOf = (quantities: readonly Quantity[], count: string | undefined): Quantity | undefined =>
  count === undefined
    ? undefined
    : quantities.find(({ kind, value }) => kind === 'count' && value === parseHanCount(count));
