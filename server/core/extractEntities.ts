import { scanEntities } from '../../shared/textEntities';
import { isTopLevelDomain } from '../../shared/topLevelDomains';

const maxTagLength = 100;

/** Hashtags and usernames mentioned in a text, each once and in lower case. */
export type Entities = { hashtags: string[]; mentions: string[] };

/** Extracts the hashtags and mentions of a text, as the client links them. Takes time in proportion to its length. */
export function extractEntities(text: string): Entities {
  const [hashtags, mentions] = [new Set<string>(), new Set<string>()];
  for (const { kind, text: entity } of scanEntities(text, isTopLevelDomain)) {
    if (kind === 'hashtag' && entity.length <= maxTagLength) hashtags.add(entity.slice(1).toLowerCase());
    if (kind === 'mention') mentions.add(entity.slice(1).toLowerCase());
  }
  return { hashtags: [...hashtags], mentions: [...mentions] };
}
