import * as v from 'valibot';

const kept = 8;
const stored = v.array(v.string());

const keyOf = (userId: string) => `recent-searches:${userId}`;

/** What a person searched for in this browser, latest first. Never leaves it. */
export function readRecentSearches(userId: string): string[] {
  try {
    const result = v.safeParse(stored, JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
    return result.success ? result.output.slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Puts a search at the head of the list; the same words in another case count as the same. @returns the new list */
export function addRecentSearch(userId: string, query: string): string[] {
  return write(userId, [query, ...without(readRecentSearches(userId), query)].slice(0, kept));
}

/** @returns the new list */
export function removeRecentSearch(userId: string, query: string): string[] {
  return write(userId, without(readRecentSearches(userId), query));
}

/** @returns the new list, which is empty */
export function clearRecentSearches(userId: string): string[] {
  return write(userId, []);
}

const without = (searches: string[], query: string) =>
  searches.filter((each) => each.toLowerCase() !== query.toLowerCase());

function write(userId: string, searches: string[]): string[] {
  try {
    if (searches.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(searches));
  } catch {
    // A browser that bars storage keeps none.
  }
  return searches;
}
