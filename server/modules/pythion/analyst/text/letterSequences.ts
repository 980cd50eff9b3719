/** Letters are numbered to 31; 0 stands before and after a word. */
const bits = 5;
/** Numbers of four letters next to each other. */
const mask = 2 ** (bits * 4) - 1;
const mostCounted = 255;

/** How many words of a vocabulary have each sequence of four letters, with what stands before and after a word. */
export class LetterSequences {
  private readonly counts = new Uint8Array(mask + 1);

  constructor(words: Iterable<string>) {
    const { counts } = this;
    for (const word of words)
      for (const place of placesOf(word)) {
        const count = counts[place] ?? 0;
        if (count < mostCounted) counts[place] = count + 1;
      }
  }

  /** How many sequences of a word no word of the vocabulary has: three of "slpits", none of "splits". */
  unseenIn(word: string): number {
    return placesOf(word).filter((place) => this.counts[place] === 0).length;
  }

  /**
   * How many words of the vocabulary have the rarest sequence of a word.
   * @param skipped how many of the rarest sequences are passed over
   */
  rarestIn(word: string, skipped = 0): number {
    const counts = placesOf(word).map((place) => this.counts[place] ?? 0);
    return counts.toSorted((left, right) => left - right)[skipped] ?? mostCounted;
  }
}

function placesOf(word: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (let at = 0; at <= word.length; at++) {
    place = ((place << bits) | (at < word.length ? numberOf(word.charCodeAt(at)) : 0)) & mask;
    if (at >= 2) places.push(place);
  }
  return places;
}

/** "z" is 26; the letters with marks share the numbers above. */
const numberOf = (unit: number): number => (unit > 127 ? 27 + (unit % 5) : unit & 31);
