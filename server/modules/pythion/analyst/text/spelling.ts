/** Words shorter than this are not corrected: too many others are one letter away. */
const shortest = 5;
/** Of shorter words than this only two swapped letters are corrected: "worng", but not "bread" for "broad". */
const shortestChanged = 6;
const longest = 24;

/** Finds the one word of a vocabulary that differs by one letter, missing, added, changed or swapped. */
export class SpellingIndex {
  private readonly words = new Set<string>();
  /** Each word by itself without one of its letters. */
  private readonly shortened = new Map<string, string[]>();

  constructor(vocabulary: Iterable<string>) {
    for (const word of vocabulary)
      if (word.length >= shortest && word.length <= longest && /^\p{L}+$/u.test(word)) this.add(word);
  }

  private add(word: string): void {
    this.words.add(word);
    for (const key of withoutOneLetter(word)) {
      const words = this.shortened.get(key);
      if (words) words.push(word);
      else this.shortened.set(key, [word]);
    }
  }

  /** The correction of an unknown word, or undefined. The result does not depend on the order of the vocabulary. */
  correct(word: string): string | undefined {
    if (word.length < shortest || word.length > longest || this.words.has(word)) return undefined;
    const found = new Set(this.shortened.get(word));
    for (const key of withoutOneLetter(word)) {
      if (this.words.has(key)) found.add(key);
      for (const other of this.shortened.get(key) ?? []) if (isOneEdit(word, other)) found.add(other);
    }
    return [...found].filter((other) => other.length >= shortestChanged || isSwap(word, other)).toSorted()[0];
  }
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_letter, index) => word.slice(0, index) + word.slice(index + 1));
}

const isSwap = (left: string, right: string): boolean =>
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
