import { registerPlugin, tokenize } from 'linkifyjs';
import 'linkify-plugin-hashtag';
import 'linkify-plugin-mention';

// Names may have dots inside, which the mention plugin stops at.
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

/** The product's names: 3 to 30 of letters, digits, _, and inner . or -. */
const username = /^@([a-z0-9_][a-z0-9_.-]{1,28}[a-z0-9_])/i;

/** A text in pieces, in order: linkify's tokens with `t` their kind (text, url, hashtag, mention) and `v` the text. */
export const scanEntities = tokenize;

/**
 * Whom a mention's token names.
 * @returns what of it is the mention, such as `@Ana`, and the username in lower case; undefined when it is no name of ours
 */
export function parseMention(token: string): { mention: string; username: string } | undefined {
  const [mention, name] = username.exec(token) ?? [];
  return mention && name ? { mention, username: name.toLowerCase() } : undefined;
}
