import { parseMention, scanEntities } from '../../shared/textEntities';

const maxTagLength = 100;

/** Hashtags and usernames mentioned in a text, each once and in lower case, as the client links them. */
export function extractEntities(text: string): { hashtags: string[]; mentions: string[] } {
  const [hashtags, mentions] = [new Set<string>(), new Set<string>()];
  for (const { t: kind, v: value } of scanEntities(text)) {
    if (kind === 'hashtag' && value.length <= maxTagLength) hashtags.add(value.slice(1).toLowerCase());
    const named = kind === 'mention' && parseMention(value);
    if (named) mentions.add(named.username);
  }
  return { hashtags: [...hashtags], mentions: [...mentions] };
}
