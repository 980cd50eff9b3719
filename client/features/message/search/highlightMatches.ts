/** Characters shown before the first match, so that the match is within the visible lines. */
const LEAD_LENGTH = 40;

export interface TextSegment {
  /** Offset in the text; -1 for the leading ellipsis. */
  start: number;
  text: string;
  isMatch: boolean;
}

/** Removes English suffixes, because the search stems words: "churned" also matches "churning". */
const stem = (word: string): string => word.replace(/(?<=.{3})(?:ing|ed|es|s)$/iu, '');

/** Pattern of the query's words as word prefixes. Excluded words (`-word`) are not highlighted. */
function toPattern(query: string): RegExp | undefined {
  const words = query
    .replace(/(^|\s)-\S+/g, ' ')
    .match(/[\p{L}\p{N}]+/gu)
    ?.map(stem);
  return (
    words &&
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(words)].toSorted((a, b) => b.length - a.length).join('|')})`, 'giu')
  );
}

/** Splits a text into matching and other segments, starting shortly before the first match. */
export function highlightMatches(text: string, query: string): TextSegment[] {
  const pattern = toPattern(query);
  const matches = pattern ? [...text.matchAll(pattern)] : [];
  const first = matches[0]?.index ?? 0;
  const offset = first > 2 * LEAD_LENGTH ? text.lastIndexOf(' ', first - LEAD_LENGTH) + 1 : 0;
  const segments: TextSegment[] = offset > 0 ? [{ start: -1, text: '…', isMatch: false }] : [];
  let end = offset;
  for (const { 0: word, index } of matches) {
    if (index > end) segments.push({ start: end, text: text.slice(end, index), isMatch: false });
    segments.push({ start: index, text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) segments.push({ start: end, text: text.slice(end), isMatch: false });
  return segments;
}
