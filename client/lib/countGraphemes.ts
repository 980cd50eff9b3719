const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Length as a reader counts it, which is also how the server does. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
