const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * UTF-16 code units that a text may have for each grapheme of its limit. A flag has 4; a text that consists of families
 * only, of 11 each, reaches this limit first.
 */
export const maxCodeUnitsPerGrapheme = 5;

/** Counts graphemes, the characters that a reader sees. Stops counting after `stopAt`. */
export function countGraphemes(text: string, stopAt = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) if (++count > stopAt) break;
  return count;
}
