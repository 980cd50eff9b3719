import { parseMention, scanEntities } from '../../../../shared/textEntities';

export type TextToken =
  | { kind: 'text'; text: string }
  | { kind: 'hashtag' | 'mention'; text: string; to: string }
  /** Another site; `href` is always http or https. */
  | { kind: 'url'; text: string; href: string };

function mentionPieces(text: string): TextToken[] {
  const named = parseMention(text);
  if (!named) return [{ kind: 'text', text }];
  const rest = text.slice(named.mention.length);
  return [
    { kind: 'mention', text: named.mention, to: `/user/${named.username}` },
    ...(rest ? [{ kind: 'text' as const, text: rest }] : []),
  ];
}

/** Splits what a person wrote into plain text, links, #hashtags and @mentions. The pieces' texts join to the whole. */
export function tokenizeText(text: string): TextToken[] {
  return scanEntities(text).flatMap((token): TextToken[] => {
    const { t: kind, v: value } = token;
    if (kind === 'mention') return mentionPieces(value);
    if (kind === 'hashtag') return [{ kind, text: value, to: `/search?query=${encodeURIComponent(value)}` }];
    const href = kind === 'url' ? token.toHref('https') : '';
    return [/^https?:/i.test(href) ? { kind: 'url', text: value, href } : { kind: 'text', text: value }];
  });
}
