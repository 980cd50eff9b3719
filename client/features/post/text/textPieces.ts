import { registerPlugin, tokenize } from 'linkifyjs';
import 'linkify-plugin-hashtag';
import 'linkify-plugin-mention';

export type TextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'hashtag' | 'mention'; text: string; to: string }
  /** Another site; `href` is always http or https. */
  | { kind: 'url'; text: string; href: string };

// Names may have dots inside, which the mention plugin stops at.
registerPlugin('mention-dots', ({ scanner, parser }) => {
  const { AT, DOT, UNDERSCORE, groups } = scanner.tokens as typeof scanner.tokens & { groups: Record<string, string[]> };
  const name = parser.start.go(AT)?.go(UNDERSCORE);
  if (!name) return;
  const dot = name.tt(DOT);
  dot.ta(groups.domain!, name);
  dot.tt(UNDERSCORE, name);
});

/** The product's names: 3 to 30 of letters, digits, _, and inner . or -. */
const username = /^@([a-z0-9_][a-z0-9_.-]{1,28}[a-z0-9_])/i;

function readMention(text: string): TextPiece[] {
  const [found, name] = username.exec(text) ?? [];
  if (!found || !name) return [{ kind: 'text', text }];
  const rest = text.slice(found.length);
  return [{ kind: 'mention', text: found, to: `/user/${name.toLowerCase()}` }, ...(rest ? [{ kind: 'text' as const, text: rest }] : [])];
}

/** Splits what a person wrote into plain text, links, #hashtags and @mentions. The pieces' texts join to the whole. */
export function textPieces(text: string): TextPiece[] {
  return tokenize(text).flatMap((token): TextPiece[] => {
    const { t: kind, v: value } = token;
    if (kind === 'mention') return readMention(value);
    if (kind === 'hashtag') return [{ kind, text: value, to: `/search?query=${encodeURIComponent(value)}` }];
    const href = kind === 'url' ? token.toHref('https') : '';
    return [/^https?:/i.test(href) ? { kind: 'url', text: value, href } : { kind: 'text', text: value }];
  });
}
