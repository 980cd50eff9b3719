/** What a search asks for: `from:ana #pricing "net revenue" -churn -from:bob`. */
export interface SearchQuery {
  /** Username of `from:`, in lower case. */
  from?: string;
  /** Usernames of `-from:`, in lower case. */
  notFrom: string[];
  /** Hashtags, without # and in lower case. */
  tags: string[];
  /** Words, "quoted phrases" and -exclusions, as they were written. */
  words: string[];
}

const maxTags = 5;
const maxNotFrom = 5;

/** Takes a search apart. Quoted parts are left alone; more tags or people than are looked for are words. */
export function parseSearchQuery(text: string): SearchQuery {
  const found: SearchQuery = { notFrom: [], tags: [], words: [] };
  for (const part of text.match(/-?"[^"]*"?|\S+/g) ?? []) {
    const [, minus, from] = /^(-?)from:@?([a-z0-9_][a-z0-9_.-]*)$/i.exec(part) ?? [];
    const tag = /^#([\p{L}\p{N}_]+)$/u.exec(part)?.[1];
    if (from && minus && found.notFrom.length < maxNotFrom) found.notFrom.push(from.toLowerCase());
    else if (from && !minus) found.from = from.toLowerCase();
    else if (tag && found.tags.length < maxTags) found.tags.push(tag.toLowerCase());
    else found.words.push(part);
  }
  return found;
}
