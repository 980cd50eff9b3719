import { push } from '../lexicon/matcher';

/** Words shorter than this are not corrected: too many others are one letter away. */
const shortest = 5;
/** Of shorter words than this only two swapped letters are corrected: "worng", but not "bread" for "broad". */
const shortestChanged = 6;
const longest = 24;

/** Finds the word of a vocabulary that differs by one letter, missing, added, changed or swapped, or by doubled letters. */
export class SpellingIndex {
  private readonly words = new Set<string>();
  /** By first letter and length: a few hundred words are compared sooner than all words are indexed by what is one letter away. */
  private readonly alike = new Map<string, string[]>();
  private readonly firstLetters = new Set<string>();
  /** Words with doubled letters by their form without: "recommend" is "recomend". */
  private readonly single = new Map<string, string[]>();

  constructor(vocabulary: Iterable<string>) {
    for (const word of vocabulary)
      if (word.length >= shortest && word.length <= longest && /^\p{L}+$/u.test(word)) this.add(word);
  }

  private add(word: string): void {
    const [first = ''] = word;
    this.words.add(word);
    this.firstLetters.add(first);
    push(this.alike, first + word.length, word);
    const single = withoutDoubles(word);
    if (single !== word) push(this.single, single, word);
  }

  /** The correction of an unknown word, or undefined. The result does not depend on the order of the vocabulary. */
  correct(word: string): string | undefined {
    if (word.length < shortest || word.length > longest || this.words.has(word)) return undefined;
    return [...new Set(this.neighbors(word))]
      .filter((other) => other.length >= shortestChanged || isSwap(word, other))
      .toSorted((left, right) => distance(word, left) - distance(word, right) || (left < right ? -1 : 1))[0];
  }

  private neighbors(word: string): string[] {
    const [first = ''] = word;
    const { alike, firstLetters, single, words } = this;
    const without = withoutDoubles(word);
    const known = [without, ...withoutOneLetter(word), ...[...firstLetters].map((letter) => letter + word)];
    return [
      ...known.filter((other) => words.has(other)),
      ...(single.get(without) ?? []),
      ...(alike.get(first + word.length)?.filter((other) => isOneEdit(word, other)) ?? []),
      ...(alike.get(first + (word.length + 1))?.filter((other) => isOneLetterMore(other, word)) ?? []),
    ];
  }
}

const withoutDoubles = (word: string): string => word.replace(/(.)\1/gu, '$1');

/** Likelier mistakes first: swapped letters, doubled ones, a vowel for another, a letter too few or too many. */
function distance(word: string, other: string): number {
  if (isSwap(word, other)) return 0;
  if (withoutDoubles(word) === withoutDoubles(other)) return 1;
  if (word.length !== other.length) return 3;
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  return /[aeiou]/.test(word[at] ?? '') && /[aeiou]/.test(other[at] ?? '') ? 2 : 4;
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_letter, index) => word.slice(0, index) + word.slice(index + 1));
}

/** The same letters in another order. */
const isSwap = (left: string, right: string): boolean =>
  left.length === right.length && [...left].toSorted().join('') === [...right].toSorted().join('');

/** Of words of equal length, one letter differs, or two neighbors are swapped. */
function isOneEdit(left: string, right: string): boolean {
  const at = sharedStart(left, right);
  const isChanged = left.slice(at + 1) === right.slice(at + 1);
  const isSwapped =
    left[at] === right[at + 1] && left[at + 1] === right[at] && left.slice(at + 2) === right.slice(at + 2);
  return isChanged || isSwapped;
}

const isOneLetterMore = (longer: string, word: string): boolean => {
  const at = sharedStart(longer, word);
  return longer.slice(at + 1) === word.slice(at);
};

function sharedStart(left: string, right: string): number {
  let at = 0;
  while (at < right.length && left[at] === right[at]) at++;
  return at;
}
