import { push } from '../lexicon/matcher';

/** Words shorter than this are not corrected: too many others are one letter away. */
const shortest = 5;
/** Of shorter words than this only two swapped letters are corrected: "worng", but not "bread" for "broad". */
const shortestChanged = 6;
const longest = 24;

/** Finds the word of a vocabulary that differs by one letter, missing, added, changed or swapped, or by doubled letters. */
export class SpellingIndex {
  private readonly words = new Set<string>();
  /** Each word by itself without one of its letters. */
  private readonly shortened = new Map<string, string[]>();
  /** Words without their doubled letters: "recommend" is "recomend". */
  private readonly single = new Map<string, string[]>();

  constructor(vocabulary: Iterable<string>) {
    for (const word of vocabulary)
      if (word.length >= shortest && word.length <= longest && /^\p{L}+$/u.test(word)) this.add(word);
  }

  private add(word: string): void {
    this.words.add(word);
    for (const key of withoutOneLetter(word)) push(this.shortened, key, word);
    push(this.single, withoutDoubles(word), word);
  }

  /** The correction of an unknown word, or undefined. The result does not depend on the order of the vocabulary. */
  correct(word: string): string | undefined {
    if (word.length < shortest || word.length > longest || this.words.has(word)) return undefined;
    const found = new Set([...(this.shortened.get(word) ?? []), ...(this.single.get(withoutDoubles(word)) ?? [])]);
    for (const key of withoutOneLetter(word)) {
      if (this.words.has(key)) found.add(key);
      for (const other of this.shortened.get(key) ?? []) if (isOneEdit(word, other)) found.add(other);
    }
    return [...found]
      .filter((other) => other.length >= shortestChanged || isSwap(word, other))
      .toSorted((left, right) => distance(word, left) - distance(word, right) || (left < right ? -1 : 1))[0];
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
export const isSwap = (left: string, right: string): boolean =>
  left.length === right.length && [...left].toSorted().join('') === [...right].toSorted().join('');

/** Words of equal length that share a form without one letter: one letter differs, or two neighbors are swapped. */
function isOneEdit(left: string, right: string): boolean {
  if (left.length !== right.length || left[0] !== right[0]) return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const isChanged = left.slice(at + 1) === right.slice(at + 1);
  const isSwapped =
    left[at] === right[at + 1] && left[at + 1] === right[at] && left.slice(at + 2) === right.slice(at + 2);
  return isChanged || isSwapped;
}
