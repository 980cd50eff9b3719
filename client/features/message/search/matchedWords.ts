/** Letters that stand before the first found word, so that it is among the lines that are shown. */
const LEAD = 40;

export interface Piece {
  /** Where it begins. */
  at: number;
  text: string;
  isFound: boolean;
}

/** "churned" finds "churning" too: words are looked for without their endings. */
const stemOf = (word: string): string => word.replace(/(?<=.{3})(?:ing|ed|es|s)$/iu, '');

/** The words of a search as beginnings of words; what is to be left out has none to mark. */
function patternOf(query: string): RegExp | undefined {
  const words = query
    .replace(/(^|\s)-\S+/g, ' ')
    .match(/[\p{L}\p{N}]+/gu)
    ?.map(stemOf);
  return (
    words &&
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(words)].toSorted((a, b) => b.length - a.length).join('|')})`, 'giu')
  );
}

/** Cuts a text at the words that were looked for, beginning shortly before the first of them. */
export function matchedWords(text: string, query: string): Piece[] {
  const pattern = patternOf(query);
  const hits = pattern ? [...text.matchAll(pattern)] : [];
  const first = hits[0]?.index ?? 0;
  const start = first > 2 * LEAD ? text.lastIndexOf(' ', first - LEAD) + 1 : 0;
  const pieces: Piece[] = start > 0 ? [{ at: -1, text: '…', isFound: false }] : [];
  let end = start;
  for (const { 0: word, index } of hits) {
    if (index > end) pieces.push({ at: end, text: text.slice(end, index), isFound: false });
    pieces.push({ at: index, text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end), isFound: false });
  return pieces;
}
