import { parseSearchQuery } from '../../../shared/searchQuery';

/** What a search asks for, part by part: `from:ana #pricing "net revenue" -churn`. */
export interface SearchParts {
  /** Username of `from:`. */
  from?: string;
  /** Hashtags, without # and in lower case. */
  tags: string[];
  /** Words that must stand together. */
  phrases: string[];
  /** What must not be there. */
  without: string[];
  words: string[];
}

/** Takes a search apart as the server does. */
export function parseSearch(query: string): SearchParts {
  const { from, notFrom, tags, words } = parseSearchQuery(query);
  const parts: SearchParts = { from, tags, phrases: [], without: notFrom.map((name) => `@${name}`), words: [] };
  for (const word of words) {
    const plain = word.replace(/^-/, '').replaceAll('"', '').trim();
    if (plain === '') continue;
    (word.startsWith('-') ? parts.without : word.startsWith('"') ? parts.phrases : parts.words).push(plain);
  }
  return parts;
}

/** The hashtag that is all a search asks for, without #. */
export function onlyTag(query: string): string | undefined {
  const { from, tags, phrases, without, words } = parseSearch(query);
  return tags.length === 1 && from === undefined && phrases.length + without.length + words.length === 0
    ? tags[0]
    : undefined;
}
