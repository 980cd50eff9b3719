import { registerPlugin, tokenize } from 'linkifyjs';
import 'linkify-plugin-hashtag';
import 'linkify-plugin-mention';

// Usernames may contain dots, at which the mention plugin stops.
registerPlugin('mention-dots', ({ scanner, parser }) => {
  const { AT, DOT, UNDERSCORE, groups } = scanner.tokens as typeof scanner.tokens & {
    groups: Record<string, string[]>;
  };
  const name = parser.start.go(AT)?.go(UNDERSCORE);
  if (!name) return;
  const dot = name.tt(DOT);
  dot.ta(groups.domain!, name);
  dot.tt(UNDERSCORE, name);
});

/** Usernames: 3 to 30 letters, digits, _, and inner . or -. */
const mentionPattern = /^@([a-z0-9_][a-z0-9_.-]{1,28}[a-z0-9_])/i;

/** Splits a text into linkify tokens: `t` is the kind (text, url, hashtag, mention), `v` the token's text. */
export const scanEntities = tokenize;

/**
 * Parses a mention token.
 * @returns the mention as written, such as `@Ana`, and the username in lower case; undefined when the username is invalid
 */
export function parseMention(token: string): { mention: string; username: string } | undefined {
  const [mention, name] = mentionPattern.exec(token) ?? [];
  return mention && name ? { mention, username: name.toLowerCase() } : undefined;
}
