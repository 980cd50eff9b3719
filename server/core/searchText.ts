/** What a search asks for: `from:ana #pricing "net revenue" -churn -from:bob`. */
export type SearchText = {
  /** Username of `from:`. */
  from?: string;
  /** Usernames of `-from:`. */
  notFrom: string[];
  /** Hashtags, without # and in lower case. */
  tags: string[];
  /** Words, "quoted phrases" and -exclusions, as PostgreSQL's websearch_to_tsquery reads them. */
  words: string;
};

const maxTags = 5;
const maxNotFrom = 5;

/** Takes a search apart. Quoted parts are left alone. */
export function readSearchText(text: string): SearchText {
  const found: SearchText = { notFrom: [], tags: [], words: '' };
  const words: string[] = [];
  for (const part of text.match(/-?"[^"]*"?|\S+/g) ?? []) {
    const [, minus, from] = /^(-?)from:@?([a-z0-9_][a-z0-9_.-]*)$/i.exec(part) ?? [];
    const tag = /^#([\p{L}\p{N}_]+)$/u.exec(part)?.[1];
    if (from && minus && found.notFrom.length < maxNotFrom) found.notFrom.push(from.toLowerCase());
    else if (from && !minus) found.from = from.toLowerCase();
    else if (tag && found.tags.length < maxTags) found.tags.push(tag.toLowerCase());
    else words.push(part);
  }
  return { ...found, words: words.join(' ') };
}

/** Words as beginnings, for names: `an mor` finds Ana Moreira. */
export const prefixQuery = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8).map((word) => `${word}:*`).join(' & ');
