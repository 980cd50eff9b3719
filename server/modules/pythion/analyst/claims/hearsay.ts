import type { Clause } from '../text/clause';
import { isOthersBusiness } from '../text/othersBusiness';
import { memoise } from '../text/memoise';
import { has, hasAny, isVerb, spacedWords, type Token } from '../text/token';

/** Customers of a named other, such as "customers of Acme" or "Acme's customers". */
export function isForeign(tokens: readonly Token[]): boolean {
  if (!hasAny(tokens, 'customer', 'pay', 'book', 'rival')) return false;
  return tokens.some((token, index) => {
    const [after, owner] = [tokens[index + 1], tokens[index + 2]];
    if (has(token, 'customer') && after?.text === 'of' && owner?.pos === 'noun') return true;
    const isFrom =
      has(token, 'pay', 'book') &&
      tokens
        .slice(index + 1, index + 5)
        .some(
          ({ text }, at) => text === 'from' && /^(?:it|them|him|her|there)$/.test(tokens[index + at + 2]?.text ?? ''),
        );
    const isRivals = token.text === 'from' && tokens.slice(index + 1, index + 5).some((other) => has(other, 'rival'));
    if (isFrom || isRivals) return true;
    const isOwner = token.text === "'s" && has(tokens[index + 1], 'customer');
    return isOwner && !hasAny(tokens.slice(0, index), 'own');
  });
}

/** "A competitor's strip", "pays a competitor", here or before in the sentence. */
export const isRivals = memoise((clause: Clause): boolean => isOthersBusiness(clause) || isOfRivalOrOthers(clause));

const isOfRivalOrOthers = ({ context, tokens, sentence }: Clause): boolean =>
  !(
    hasAny(tokens, 'pay', 'book') &&
    tokens.some(({ text }, index) => text === 'us' && has(tokens[index - 1], 'pay', 'book'))
  ) &&
  ((sentence.hasLatin && (isToBeCopied(context) || isOthersSale(context))) ||
    (hasAny(context, 'rival') &&
      context.some(
        (token, index) =>
          has(token, 'rival') &&
          (context.slice(index + 1, index + 3).some(({ text }) => /^'s?$/.test(text)) || isPayee(context, index)),
      )));

/** "A shop in Oslo sold 140 boxes": theirs, unless ours is in it. */
function isOthersSale(context: readonly Token[]): boolean {
  const article = context[0]?.text;
  if (article !== 'a' && article !== 'an' && article !== 'another') return false;
  const verb = context.findIndex(({ pos }) => pos === 'verb');
  return (
    context.slice(1, 4).some((token) => has(token, 'people', 'venue', 'rival')) &&
    /^(?:sell|earn|invoice)$/.test(context[verb]?.lemma ?? '') &&
    !hasAny(context, 'own') &&
    !context.some(({ text }) => text === 'us' || text === 'it')
  );
}

/** "Since a firm supplies boxes, breakage fell; we would do the same": theirs was measured. */
const isToBeCopied = (context: readonly Token[]): boolean =>
  context.some(
    ({ text }, index) =>
      text === 'same' &&
      context[index - 1]?.text === 'the' &&
      context[index - 2]?.lemma === 'do' &&
      context.slice(Math.max(0, index - 6), index).some((token) => /^(?:would|will|want|could)$/.test(token.text)) &&
      isWithoutUs(context, index),
  );

/** What stands before "we would do the same" isn't ours: "30 bakers pay us, and we want to do the same in Lyon". */
function isWithoutUs(context: readonly Token[], same: number): boolean {
  const we = context.slice(0, same).findLastIndex(({ text }) => text === 'we' || text === 'i');
  return we >= same - 6 && we >= 0 && !hasAny(context.slice(0, we), 'own');
}

/** "Pay our competitor", "bought from another firm", "are customers of a rival". */
function isPayee(context: readonly Token[], index: number): boolean {
  const before = context.slice(Math.max(0, index - 4), index);
  const verb = before.findLastIndex((token) => has(token, 'pay', 'book', 'renew', 'use') && isVerb(token));
  return (
    verb >= 0 && before.slice(verb + 1).every(({ pos, text }) => pos === 'det' || pos === 'adj' || payeeWord.test(text))
  );
}

const payeeWord =
  /^(?:our|their|from|with|by|to|at|for|one|of|an?|al|con|de|del|nuestr[oa]|su|un|una|la|el|bei|beim|unser\p{L}*|einen?m?|de[mnr]|die|给|给了)$/u;

const wishToSell =
  / (?:i|we) (?:would|'d) (?:also |really )?like to (?:sell|offer|charge|rent|ask|let)(?! (?:my|our) (?:(?:old|used|own|second|first) (?!(?:made|grown) )|(?:cars?|bikes?|bicycle|motorbike|motorcycle|scooter|van|boat|caravan|house|home|flat|apartment|garage|land|furniture|sofa|bed|table|wardrobe|phone|laptop|computer|camera|console|guitar|piano|violin|ring|watch|horse|dog|shares|stake|company|firm|business|domain)(?! \p{L}+s? (?:boxes|kits)) )) /u;
/** "I would like to sell a scale for 80 euros a month": a plan of ours, and no praise. */
const isWishToSell = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text === 'like') && wishToSell.test(spacedWords(tokens));

/** "16 liked our drawing", "called it lovely": taste is no behavior. */
export const isOpinion = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  !isWishToSell(tokens) &&
  (tokens.some(
    (token) =>
      isVerb(token) &&
      /^(?:like|adore|enjoy|applaud|admire|welcome|fancy|compliment|cheer|clap|dream|wish|fear|trust|smile|nod)$/.test(
        token.lemma,
      ),
  ) ||
    (tokens.some(({ text }) => text === 'worth') && !tokens.some((token) => has(token, 'pay', 'renew'))));

const multiplying: ReadonlySet<string> = new Set(['=', 'x', '×', '*', 'times']);

/** "2,900 times 18 pounds times 12": arithmetic is no event. */
export const isSum = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ text }, index) =>
      tokens[index - 1]?.pos === 'num' &&
      multiplying.has(text) &&
      tokens.slice(index + 1, index + 3).some(({ pos }) => pos === 'num' || pos === 'sym'),
  );
