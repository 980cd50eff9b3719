/**
 * A hash of a name: two polynomials of 32 bits, and the powers of their bases that move a name before this one. The hash of two
 * names one after the other comes from theirs, so that pairs of words are found without writing their names.
 */
export type NameHash = Readonly<{ first: number; second: number; firstPower: number; secondPower: number }>;

/** Odd, so that no power of them is 0. */
const [firstBase, secondBase] = [0x01000193, 0x85ebca6b];

/** Hashes a name. Another one with the same hash can be constructed: the word counts as the other then, which anybody may write. */
export function hashName(name: string): NameHash {
  let [first, second, firstPower, secondPower] = [0, 0, 1, 1];
  for (let at = 0; at < name.length; at++) {
    // No unit is 0: any number of them before a name would leave its hash as it is.
    const unit = name.charCodeAt(at) + 1;
    first = (Math.imul(first, firstBase) + unit) | 0;
    second = (Math.imul(second, secondBase) + unit) | 0;
    firstPower = Math.imul(firstPower, firstBase);
    secondPower = Math.imul(secondPower, secondBase);
  }
  return { first, second, firstPower, secondPower };
}

/** A name as a whole number of 53 bits of its hash. */
export type NameKey = number;

/** The key of a name from its hash. */
export const keyOfHash = ({ first, second }: NameHash): NameKey => toKey(first, second);

/** The key of three names one after the other. */
export function keyOfJoined(left: NameHash, middle: NameHash, right: NameHash): NameKey {
  const first = (Math.imul(left.first, middle.firstPower) + middle.first) | 0;
  const second = (Math.imul(left.second, middle.secondPower) + middle.second) | 0;
  return toKey(
    (Math.imul(first, right.firstPower) + right.first) | 0,
    (Math.imul(second, right.secondPower) + right.second) | 0,
  );
}

/** The key of a name as it is written. */
export const keyOfName = (name: string): NameKey => keyOfHash(hashName(name));

const toKey = (first: number, second: number): NameKey => (first >>> 0) * 2 ** 21 + (second >>> 11);
