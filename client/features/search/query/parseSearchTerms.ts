import { parseSearchQuery } from '../../../../shared/searchQuery';

/** What a search asks for, part by part: `from:ana #pricing "net revenue" -churn`. */
export interface SearchTerms {
  /** Username of `from:`. */
  from?: string;
  /** Hashtags, without # and in lower case. */
  tags: string[];
  /** Words that must stand together. */
  phrases: string[];
  /** What must not be there. */
  excluded: string[];
  words: string[];
}

/** Takes a search apart as the server does. */
export function parseSearchTerms(query: string): SearchTerms {
  const { from, notFrom, tags, words } = parseSearchQuery(query);
  const parts: SearchTerms = { from, tags, phrases: [], excluded: notFrom.map((name) => `@${name}`), words: [] };
  for (const word of words) {
    const plain = word.replace(/^-/, '').replaceAll('"', '').trim();
    if (plain === '') continue;
    (word.startsWith('-') ? parts.excluded : word.startsWith('"') ? parts.phrases : parts.words).push(plain);
  }
  return parts;
}

/** The hashtag that is all a search asks for, without #. */
export function getSoleHashtag(query: string): string | undefined {
  const { from, tags, phrases, excluded: without, words } = parseSearchTerms(query);
  return tags.length === 1 && from === undefined && phrases.length + without.length + words.length === 0
    ? tags[0]
    : undefined;
}
