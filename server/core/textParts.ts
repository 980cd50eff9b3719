import { registerPlugin, tokenize } from 'linkifyjs';
import 'linkify-plugin-hashtag';
import 'linkify-plugin-mention';

// Names may have dots inside, which the mention plugin stops at.
registerPlugin('mention-dots', ({ scanner, parser }) => {
  const { AT, DOT, UNDERSCORE, groups } = scanner.tokens as typeof scanner.tokens & { groups: Record<string, string[]> };
  const name = parser.start.go(AT)?.go(UNDERSCORE);
  if (!name) return;
  const dot = name.tt(DOT);
  dot.ta(groups.domain!, name);
  dot.tt(UNDERSCORE, name);
});

const username = /^@([a-z0-9_][a-z0-9_.-]{1,28}[a-z0-9_])/i;
const maxTagLength = 100;

/** What a text names: #hashtags and @mentions, each once and in lower case, as the client links them. */
export function textParts(text: string): { hashtags: string[]; mentions: string[] } {
  const [hashtags, mentions] = [new Set<string>(), new Set<string>()];
  for (const { t: kind, v: value } of tokenize(text)) {
    if (kind === 'hashtag' && value.length <= maxTagLength) hashtags.add(value.slice(1).toLowerCase());
    if (kind === 'mention') {
      const name = username.exec(value)?.[1];
      if (name) mentions.add(name.toLowerCase());
    }
  }
  return { hashtags: [...hashtags], mentions: [...mentions] };
}
