import { scanEntities, type IsTopLevelDomain, type TextEntity } from '../../../../shared/textEntities';

export type TextToken =
  | { kind: 'text'; text: string }
  | { kind: 'hashtag' | 'mention'; text: string; to: string }
  /** External link; `href` is always http or https. */
  | { kind: 'url'; text: string; href: string };

function toToken(entity: TextEntity): TextToken {
  const { kind, text } = entity;
  if (kind === 'mention') return { kind, text, to: `/user/${text.slice(1).toLowerCase()}` };
  if (kind === 'hashtag') return { kind, text, to: `/search?query=${encodeURIComponent(text)}` };
  return kind === 'url' ? entity : { kind: 'text', text };
}

/** Splits user text into plain text, links, #hashtags and @mentions. The concatenated token texts equal the input. */
export const tokenizeText = (text: string, isTopLevelDomain?: IsTopLevelDomain): TextToken[] =>
  scanEntities(text, isTopLevelDomain).map(toToken);
