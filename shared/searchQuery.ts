/** Parsed search query: `from:ana #pricing "net revenue" -churn -from:bob`. */
export interface SearchQuery {
  /** Username of `from:`, in lower case. */
  from?: string;
  /** Usernames of `-from:`, in lower case. */
  notFrom: string[];
  /** Hashtags, without # and in lower case. */
  tags: string[];
  /** Words, "quoted phrases" and -exclusions, unchanged. */
  words: string[];
}

/** Whether a text has something that full-text search indexes. */
export const isSearchable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const MAX_TAGS = 5;
const MAX_EXCLUDED_AUTHORS = 5;

/** Parses a search query. Operators inside quotes are literal; hashtags and exclusions beyond the maximum become words. */
export function parseSearchQuery(text: string): SearchQuery {
  const query: SearchQuery = { notFrom: [], tags: [], words: [] };
  for (const part of text.match(/-?"[^"]*"?|\S+/g) ?? []) {
    const [, minus, from] = /^(-?)from:@?([a-z0-9_][a-z0-9_.-]*)$/i.exec(part) ?? [];
    const tag = /^#([\p{L}\p{N}_]+)$/u.exec(part)?.[1];
    if (from && minus && query.notFrom.length < MAX_EXCLUDED_AUTHORS) query.notFrom.push(from.toLowerCase());
    else if (from && !minus) query.from = from.toLowerCase();
    else if (tag && query.tags.length < MAX_TAGS) query.tags.push(tag.toLowerCase());
    else query.words.push(part);
  }
  return query;
}
