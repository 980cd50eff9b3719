/** Whether the last part of a dotted word is a top-level domain that exists; see topLevelDomains. */
export type IsTopLevelDomain = (label: string) => boolean;

/** A part of a user's text. The texts of all parts, joined, are the whole text. */
export type TextEntity =
  /** `text` includes the # or @. */
  | { kind: 'text' | 'hashtag' | 'mention'; text: string }
  /** A web address; `href` is http or https. */
  | { kind: 'url'; text: string; href: string };

/**
 * Where an entity may start. The alternatives consume what they match, and none backtracks, so one pass over a text costs
 * time in proportion to its length, whatever the text is.
 */
const candidate =
  /[Hh][Tt][Tt][Pp][Ss]?:\/\/|#[\p{L}\p{N}_・\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Join_Control}\p{Variation_Selector}]+|@[A-Za-z0-9_.-]+|[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*/gu;

const hashtagLetter = /[\p{L}・\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** Usernames: 3 to 30 letters, digits, _, and inner . or -. */
const username = /^@[A-Za-z0-9_][A-Za-z0-9_.-]*[A-Za-z0-9_]/;
const maxUsernameLength = 30;
const emailHost = /@([\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+)/uy;

/**
 * Splits a text into plain text, web addresses with or without a scheme, #hashtags and @mentions, in linear time.
 * @param isTopLevelDomain without it, addresses need a scheme, and what looks like an email address is one
 */
export function scanEntities(text: string, isTopLevelDomain?: IsTopLevelDomain): TextEntity[] {
  const entities: TextEntity[] = [];
  let textStart = 0;
  candidate.lastIndex = 0;
  for (let match = candidate.exec(text); match; match = candidate.exec(text)) {
    const found = readCandidate(text, match.index, match[0], isTopLevelDomain);
    candidate.lastIndex = found.end;
    if (!found.entity) continue;
    if (match.index > textStart) entities.push({ kind: 'text', text: text.slice(textStart, match.index) });
    entities.push(found.entity);
    textStart = found.end;
  }
  if (textStart < text.length) entities.push({ kind: 'text', text: text.slice(textStart) });
  return entities;
}

type Found = { entity?: TextEntity; end: number };

/** @returns the entity, if the candidate is one, and the index where the scan continues */
function readCandidate(text: string, start: number, matched: string, isTopLevelDomain?: IsTopLevelDomain): Found {
  const end = start + matched.length;
  if (matched.endsWith('//')) {
    const urlEnd = /[\p{L}\p{N}[]/u.test(text.slice(end, end + 2)) ? findUrlEnd(text, end) : end;
    const url = text.slice(start, urlEnd);
    return urlEnd > end ? { entity: { kind: 'url', text: url, href: url }, end: urlEnd } : { end };
  }
  if (matched.startsWith('#'))
    return hashtagLetter.test(matched) ? { entity: { kind: 'hashtag', text: matched }, end } : { end };
  if (matched.startsWith('@')) {
    const name = username.exec(matched)?.[0] ?? '';
    const isValid = name.length > 3 && name.length <= maxUsernameLength + 1;
    return isValid ? { entity: { kind: 'mention', text: name }, end: start + name.length } : { end };
  }
  return readWord(text, start, matched, isTopLevelDomain);
}

/** A word is a web address when it ends in a top-level domain; it may also be the local part of an email address. */
function readWord(text: string, start: number, word: string, isTopLevelDomain?: IsTopLevelDomain): Found {
  const end = start + word.length;
  if (text.startsWith('://', end)) {
    const scheme = /https?$/i.exec(word.slice(-5));
    // Text without spaces between words, such as Chinese, continues directly with an address.
    if (scheme && scheme[0].length < word.length) return { end: end - scheme[0].length };
  }
  emailHost.lastIndex = end;
  const host = emailHost.exec(text)?.[1];
  if (host && (!isTopLevelDomain || isDomain(host, isTopLevelDomain))) return { end: end + 1 + host.length };
  if (!isTopLevelDomain || !isDomain(word, isTopLevelDomain)) return { end };
  const urlEnd = /^(?:[/?#]|:\d)/.test(text.slice(end, end + 2)) ? findUrlEnd(text, end) : end;
  const url = text.slice(start, urlEnd);
  return { entity: { kind: 'url', text: url, href: `https://${url}` }, end: urlEnd };
}

const maxDomainLength = 253;

function isDomain(word: string, isTopLevelDomain: IsTopLevelDomain): boolean {
  const dot = word.lastIndexOf('.');
  if (dot < 1 || word.length > maxDomainLength || !/^[\p{L}\p{N}]/u.test(word)) return false;
  return isTopLevelDomain(word.slice(dot + 1));
}

const openers: Record<string, string> = { ')': '(', ']': '[', '}': '{', '）': '（', '」': '「', '】': '【' };
const isUrlBoundary = /[\s<>"“”，。、；！？]/;
const isTrailingPunctuation = /[.,:;!?'*~…]/;

/** An address ends at a space, a quote, or a bracket that it did not open, and without the punctuation before that. */
function findUrlEnd(text: string, from: number): number {
  const open: Record<string, number> = {};
  let end = from;
  for (; end < text.length; end++) {
    const character = text[end]!;
    if (isUrlBoundary.test(character)) break;
    const opener = openers[character];
    if (opener && !open[opener]) break;
    if (opener) open[opener]!--;
    else open[character] = (open[character] ?? 0) + 1;
  }
  while (end > from && isTrailingPunctuation.test(text[end - 1]!)) end--;
  return end;
}
