let segmenter: Intl.Segmenter | undefined;

/**
 * Characters that are graphemes of their own whatever stands beside them: Latin letters, ideographs and common signs, without
 * marks, joiners, carriage returns and pictures. Most texts have no others, and need no segmenter.
 */
export const separateCharacters =
  /^[\n\t -~\u00a0-\u00ac\u00ae-\u017f\u2010-\u2027\u2030-\u205e\u20ac\u3001-\u3011\u4e00-\u9fff\uff01-\uff5e]*$/;

/** The graphemes of a text, the characters that a reader sees. The segmenter, which takes a phone 50 ms, is created once. */
export function segmentGraphemes(text: string): Iterable<{ segment: string; index: number }> {
  if (separateCharacters.test(text)) return Array.from(text, (segment, index) => ({ segment, index }));
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/**
 * UTF-16 code units that a text may have for each grapheme of its limit. A flag has 4; a text that consists of families
 * only, of 11 each, reaches this limit first.
 */
export const maxCodeUnitsPerGrapheme = 5;

/** Counts graphemes. Stops counting after `stopAt`. */
export function countGraphemes(text: string, stopAt = Number.POSITIVE_INFINITY): number {
  if (separateCharacters.test(text)) return Math.min(text.length, stopAt + 1);
  let count = 0;
  for (const _ of segmentGraphemes(text)) if (++count > stopAt) break;
  return count;
}
