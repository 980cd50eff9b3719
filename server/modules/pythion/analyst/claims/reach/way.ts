import type { Clause } from '../../text/clause';
import { has, type Token } from '../../text/token';

/** A noun of a place, a medium, an association or a role that people meet through. */
export const isMeetingPlace = (token: Token): boolean =>
  token.pos === 'noun' && has(token, 'venue', 'channel', 'partner') && !has(token, 'vagueChannel');

/** "On the open day" is where people meet, "in four days" and "on the same days" are not. */
const isTime = ({ lemma }: Token, before: Token | undefined): boolean =>
  lemma === 'day' &&
  !(before?.pos === 'noun' || (before?.pos === 'adj' && !/^(?:same|next|first|last|following)$/.test(before.text)));

/** "Through the forum", "at the counter": the index of the preposition, or -1. */
export function wayAfter({ tokens, negated }: Clause, from: number, isWide: boolean): number {
  return tokens.findIndex((token, index) => {
    if (index < from || negated.has(token)) return false;
    const after = tokens.slice(index + 1, index + 8);
    const end = after.findIndex(({ text, pos }) => text === ',' || pos === 'verb');
    const phrase = end < 0 ? after : after.slice(0, end);
    if (/^(?:through|via|thanks)$/.test(token.text)) return phrase.some(({ pos }) => pos === 'noun');
    return (
      isWide &&
      /^(?:at|on|in|over|from|by|after|into|with|because|inside|to)$/.test(token.text) &&
      phrase.some((word, at) => isMeetingPlace(word) && !isTime(word, phrase[at - 1]))
    );
  });
}
