import type { Clause } from '../text/clause';
import { readQuantities } from '../text/quantities';
import { has, hasAny, type Token } from '../text/token';

/** Shares of fewer people say little. */
const fewest = 4;

/**
 * The share of those counted who are still there: "2 of them have stayed and 27 left", "of 230 who paid, 8 are left",
 * "17 of the 20 still log in".
 */
export function readKeptShare({ tokens, quantities, context, negated }: Clause): number | undefined {
  const counts = quantities.filter(({ kind }) => kind === 'count');
  const follows = (end: number, isMeant: (token: Token, index: number) => boolean): boolean => {
    const after = tokens.slice(end, end + 5);
    const at = after.findIndex((token, index) => !negated.has(token) && isMeant(token, end + index));
    // "Two rooms are left": no people.
    return at >= 0 && after.slice(0, at).every((token) => token.pos !== 'noun' || has(token, 'people', 'customer'));
  };
  const isPresent = (token: Token, index: number): boolean =>
    /^(?:stay|remain)$/.test(token.lemma) ||
    has(token, 'renew') ||
    (token.text === 'left' && tokens[index - 1]?.lemma === 'be');
  const kept = counts.find(({ end }) => follows(end, isPresent));
  const isStill = tokens.some(({ text }) => text === 'still') && !hasAny(tokens, 'trouble');
  const there = kept ?? (isStill ? counts.find(({ of }) => of !== undefined) : undefined);
  if (!there) return undefined;
  const gone = counts.find(
    (count) => count !== there && follows(count.end, ({ text }, at) => text === 'left' && at <= count.end + 1),
  );
  // "2,960 draws, and all three laboratories renewed": other things are counted before.
  const isOfAll =
    context[0]?.text === 'of' || !tokens.some((token) => has(token, 'renew') && !/^stay$/.test(token.lemma));
  const all = there.of ?? (gone ? there.value + gone.value : isOfAll ? largestCount(context) : there.value);
  return all >= fewest && all >= there.value ? there.value / all : undefined;
}

/** The largest number of people or things in a sentence, 0 without one. */
export const largestCount = (context: readonly Token[]): number =>
  Math.max(0, ...readQuantities(context).flatMap(({ kind, value, of }) => (kind === 'count' ? [of ?? value] : [])));
