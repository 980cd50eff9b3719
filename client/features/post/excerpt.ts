const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first words of a text on one line, cut at `max` letters as people count them. */
export function excerpt(text: string, max = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const letters = Array.from(graphemes.segment(line.slice(0, max * 8)), ({ segment }) => segment);
  return letters.length <= max ? line : `${letters.slice(0, max).join('').trimEnd()}…`;
}
