import * as v from 'valibot';

const MAX_SEARCHES = 8;
const storedSchema = v.array(v.string());

const storageKey = (userId: string) => `recent-searches:${userId}`;

/** Recent searches of a user on this device, latest first. Never sent to the server. */
export function readRecentSearches(userId: string): string[] {
  try {
    const result = v.safeParse(storedSchema, JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]'));
    return result.success ? result.output.slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Prepends a search and removes its duplicate, ignoring case. @returns the new list */
export function addRecentSearch(userId: string, query: string): string[] {
  return write(userId, [query, ...excludeSearch(readRecentSearches(userId), query)].slice(0, MAX_SEARCHES));
}

/** @returns the new list */
export function removeRecentSearch(userId: string, query: string): string[] {
  return write(userId, excludeSearch(readRecentSearches(userId), query));
}

/** @returns the new list, which is empty */
export function clearRecentSearches(userId: string): string[] {
  return write(userId, []);
}

const excludeSearch = (searches: string[], query: string) =>
  searches.filter((each) => each.toLowerCase() !== query.toLowerCase());

function write(userId: string, searches: string[]): string[] {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey(userId));
    else localStorage.setItem(storageKey(userId), JSON.stringify(searches));
  } catch {
    // Without storage recent searches are not persisted.
  }
  return searches;
}
