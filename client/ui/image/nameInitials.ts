const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment.toLocaleUpperCase('en');
  return '';
}

/** One or two letters that stand for a name: "Ana Ruiz" → "AR", "ana" → "A", "" → "?". */
export function getInitials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  if (words.length === 0) return '?';
  const last = words.length > 1 ? words.at(-1)! : '';
  return firstLetter(words[0]!) + firstLetter(last);
}

/** A number from 0 to below `count` that is always the same for a name. */
export function hashToIndex(name: string, count: number): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) % 65_521;
  return hash % count;
}
