const wordsOf = (query: string): string[] => query.match(/[\p{L}\p{N}_'’.-]*[\p{L}\p{N}]/gu) ?? [];

/** Searches with the same key find the same: case does not count, nor whether a word is a tag. */
const keyOf = (query: string): string => query.trim().replace(/^#/, '').toLowerCase();

/**
 * Searches that find more than one that found nothing: without exclusions and quotes, then each word alone.
 * @returns at most four, none equal to the query
 */
export function widerSearches(query: string): string[] {
  const kept = query.replace(/(^|\s)-("[^"]*"?|\S+)/g, ' ').replaceAll('"', ' ').trim().split(/\s+/).join(' ');
  const words = wordsOf(kept).toSorted((a, b) => b.length - a.length);
  const seen = new Set(['', keyOf(query)]);
  return [kept, ...words].filter((each) => !seen.has(keyOf(each)) && seen.add(keyOf(each))).slice(0, 4);
}
