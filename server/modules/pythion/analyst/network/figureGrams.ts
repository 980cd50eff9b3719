import type { Quantity } from '../text/quantities';
import { isVerb, type Token } from '../text/token';

/** Words after a count that say what those counted did. */
const reach = 8;

/**
 * What most or few of those counted did ("33 of the 36 stopped paying": `#most stop`), and what rose or fell ("errors went from
 * 9 to 3": `#falls error`), so that figures are read with their direction.
 */
export function figureGrams(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  negated: ReadonlySet<Token>,
): string[] {
  if (quantities.length === 0) return [];
  const pairs = readPairs(tokens, quantities);
  const moved = new Set(pairs.flatMap(({ before, after }) => [before, after]));
  const counts = quantities.filter((quantity) => quantity.kind === 'count' && !moved.has(quantity));
  const shares = quantities
    .filter((quantity) => !moved.has(quantity))
    .flatMap((quantity) => {
      const share = shareOf(quantity, counts);
      return share === undefined ? [] : gramsOfShare(share, quantity, tokens, quantities, negated);
    });
  if (pairs.length === 0) return [...new Set(shares)];
  const words = tokens.filter((_, at) => !quantities.some(({ start, end }) => at >= start && at < end));
  return [...new Set([...shares, ...pairs.flatMap((pair) => gramsOfChange(pair, words))])];
}

/** Most or few of all, or some. */
export const nameShare = (share: number): 'most' | 'few' | 'some' =>
  share >= 0.6 ? 'most' : share <= 0.34 ? 'few' : 'some';

/** Of those whom the sentence counts: "of the 20, 17 came back and two left". */
function shareOf({ kind, value, of }: Quantity, counts: readonly Quantity[]): '#most' | '#few' | undefined {
  if (kind !== 'count' && kind !== 'percent') return undefined;
  const all = kind === 'percent' ? 100 : (of ?? Math.max(...counts.map((count) => count.of ?? count.value)));
  if (kind === 'count' && of === undefined && (counts.length < 2 || value >= all)) return undefined;
  const share = nameShare(all > 0 ? value / all : 1);
  return share === 'some' ? undefined : `#${share}`;
}

function gramsOfShare(
  share: string,
  { end }: Quantity,
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  negated: ReadonlySet<Token>,
): string[] {
  const next = quantities.find(({ start }) => start >= end)?.start ?? tokens.length;
  const last = Math.min(next, end + reach);
  return tokens.slice(end, last).flatMap((token, at) => {
    if (!isVerb(token)) return [];
    const sign = negated.has(token) ? `${share} not` : share;
    const after = tokens[end + at + 1];
    return [
      `${sign} ${token.lemma}`,
      ...(after && end + at + 1 < last ? [`${sign} ${token.lemma} ${after.lemma}`] : []),
      ...[...token.concepts].map((concept) => `${sign} is ${concept}`),
    ];
  });
}

type Pair = { before: Quantity; after: Quantity };

/** Figures of one kind next to each other, in the order in which they came true. */
function readPairs(tokens: readonly Token[], quantities: readonly Quantity[]): Pair[] {
  return quantities.flatMap((left, index) => {
    const right = quantities[index + 1];
    if (!right || left.kind !== right.kind || left.value === right.value) return [];
    const between = tokens.slice(left.end, right.start).map(({ text }) => text);
    const isBack = between.some((text) => /^(?:down|up|instead|before|previously|against|rather|than)$/.test(text));
    const isOnward = between.some((text) => /^(?:to|then|after|now|ended|later)$/.test(text));
    if (!isBack && !isOnward) return [];
    return [isBack && !between.includes('to') ? { before: right, after: left } : { before: left, after: right }];
  });
}

/** @param words all but the figures, whose units differ by how an amount is written */
const gramsOfChange = ({ before, after }: Pair, words: readonly Token[]): string[] => {
  const direction = after.value > before.value ? '#rises' : '#falls';
  return words
    .filter(({ pos }) => pos === 'noun')
    .flatMap(({ lemma, concepts }) => [
      `${direction} ${lemma}`,
      ...[...concepts].map((concept) => `${direction} is ${concept}`),
    ]);
};
