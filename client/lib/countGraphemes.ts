const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts the graphemes of a text. The server counts lengths the same way. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
