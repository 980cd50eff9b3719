import { parseMention, scanEntities } from '../../../../shared/textEntities';

export type TextToken =
  | { kind: 'text'; text: string }
  | { kind: 'hashtag' | 'mention'; text: string; to: string }
  /** External link; `href` is always http or https. */
  | { kind: 'url'; text: string; href: string };

function tokenizeMention(text: string): TextToken[] {
  const parsed = parseMention(text);
  if (!parsed) return [{ kind: 'text', text }];
  const rest = text.slice(parsed.mention.length);
  return [
    { kind: 'mention', text: parsed.mention, to: `/user/${parsed.username}` },
    ...(rest ? [{ kind: 'text' as const, text: rest }] : []),
  ];
}

/** Splits user text into plain text, links, #hashtags and @mentions. The concatenated token texts equal the input. */
export function tokenizeText(text: string): TextToken[] {
  return scanEntities(text).flatMap((token): TextToken[] => {
    const { t: kind, v: value } = token;
    if (kind === 'mention') return tokenizeMention(value);
    if (kind === 'hashtag') return [{ kind, text: value, to: `/search?query=${encodeURIComponent(value)}` }];
    const href = kind === 'url' ? token.toHref('https') : '';
    return [/^https?:/i.test(href) ? { kind: 'url', text: value, href } : { kind: 'text', text: value }];
  });
}
