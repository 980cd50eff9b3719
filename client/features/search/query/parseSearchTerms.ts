import { parseSearchQuery } from '../../../../shared/searchQuery';

/** Parsed search query: `from:ana #pricing "net revenue" -churn`. */
export interface SearchTerms {
  /** Username of `from:`. */
  from?: string;
  /** Hashtags, without # and in lower case. */
  tags: string[];
  /** Exact phrases. */
  phrases: string[];
  /** Excluded words, and excluded people as `@username`. */
  excluded: string[];
  words: string[];
}

/** Parses a query with the server's grammar and strips the operators. */
export function parseSearchTerms(query: string): SearchTerms {
  const { from, notFrom, tags, words } = parseSearchQuery(query);
  const terms: SearchTerms = { from, tags, phrases: [], excluded: notFrom.map((name) => `@${name}`), words: [] };
  for (const word of words) {
    const plain = word.replace(/^-/, '').replaceAll('"', '').trim();
    if (plain === '') continue;
    (word.startsWith('-') ? terms.excluded : word.startsWith('"') ? terms.phrases : terms.words).push(plain);
  }
  return terms;
}

/** @returns the hashtag, without #, when the query contains nothing else */
export function getSoleHashtag(query: string): string | undefined {
  const { from, tags, phrases, excluded, words } = parseSearchTerms(query);
  return tags.length === 1 && from === undefined && phrases.length + excluded.length + words.length === 0
    ? tags[0]
    : undefined;
}
