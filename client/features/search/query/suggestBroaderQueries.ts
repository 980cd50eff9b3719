const extractWords = (query: string): string[] => query.match(/[\p{L}\p{N}_'’.-]*[\p{L}\p{N}]/gu) ?? [];

/** Queries with the same key are equivalent: case and a leading # do not matter. */
const equivalenceKey = (query: string): string => query.trim().replace(/^#/, '').toLowerCase();

const authorFilter = /(?<!\S)from:\S+/gi;

/**
 * Suggests broader queries for a query without results: without exclusions and quotes, then single words, then the
 * author filter alone.
 * @returns at most four, none equal to the query
 */
export function suggestBroaderQueries(query: string): string[] {
  const stripped = query
    .replace(/(^|\s)-("[^"]*"?|\S+)/g, ' ')
    .replaceAll('"', ' ')
    .trim()
    .split(/\s+/)
    .join(' ');
  const words = extractWords(stripped.replace(authorFilter, ' ')).toSorted((a, b) => b.length - a.length);
  const seen = new Set(['', equivalenceKey(query)]);
  return [stripped, ...words.slice(0, 3), ...(stripped.match(authorFilter) ?? []), ...words.slice(3)]
    .filter((each) => !seen.has(equivalenceKey(each)) && seen.add(equivalenceKey(each)))
    .slice(0, 4);
}
