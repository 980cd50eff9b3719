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
export function readSearch(query: string): SearchParts {
  const parts: SearchParts = { tags: [], phrases: [], without: [], words: [] };
  for (const part of query.match(/-?"[^"]*"?|\S+/g) ?? []) {
    const [, minus, from] = /^(-?)from:@?([a-z0-9_][a-z0-9_.-]*)$/i.exec(part) ?? [];
    const tag = /^#([\p{L}\p{N}_]+)$/u.exec(part)?.[1];
    const plain = part.replace(/^-/, '').replaceAll('"', '').trim();
    if (from && minus) parts.without.push(`@${from.toLowerCase()}`);
    else if (from) parts.from = from.toLowerCase();
    else if (tag) parts.tags.push(tag.toLowerCase());
    else if (plain === '') continue;
    else if (part.startsWith('-')) parts.without.push(plain);
    else if (part.startsWith('"')) parts.phrases.push(plain);
    else parts.words.push(plain);
  }
  return parts;
}

/** The hashtag that is all a search asks for, without #. */
export function onlyTag(query: string): string | undefined {
  const { from, tags, phrases, without, words } = readSearch(query);
  return tags.length === 1 && from === undefined && phrases.length + without.length + words.length === 0 ? tags[0] : undefined;
}
