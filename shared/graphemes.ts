let segmenter: Intl.Segmenter | undefined;

/** The graphemes of a text, the characters that a reader sees. The segmenter, which takes a phone 50 ms, is created once. */
export function segmentGraphemes(text: string): Intl.Segments {
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
  let count = 0;
  for (const _ of segmentGraphemes(text)) if (++count > stopAt) break;
  return count;
}
