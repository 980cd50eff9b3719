const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts graphemes, the characters that a reader sees. Stops counting after `stopAt`. */
export function countGraphemes(text: string, stopAt = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) if (++count > stopAt) break;
  return count;
}
