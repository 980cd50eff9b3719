const wordsOf = (query: string): string[] => query.match(/[\p{L}\p{N}_'’.-]*[\p{L}\p{N}]/gu) ?? [];

/** Searches with the same key find the same: case does not count, nor whether a word is a tag. */
const keyOf = (query: string): string => query.trim().replace(/^#/, '').toLowerCase();

const author = /(?<!\S)from:\S+/gi;

/**
 * Searches that find more than one that found nothing: without exclusions and quotes, then words alone, then all
 * that the person wrote.
 * @returns at most four, none equal to the query
 */
export function suggestBroaderQueries(query: string): string[] {
  const kept = query
    .replace(/(^|\s)-("[^"]*"?|\S+)/g, ' ')
    .replaceAll('"', ' ')
    .trim()
    .split(/\s+/)
    .join(' ');
  const words = wordsOf(kept.replace(author, ' ')).toSorted((a, b) => b.length - a.length);
  const seen = new Set(['', keyOf(query)]);
  return [kept, ...words.slice(0, 3), ...(kept.match(author) ?? []), ...words.slice(3)]
    .filter((each) => !seen.has(keyOf(each)) && seen.add(keyOf(each)))
    .slice(0, 4);
}
