/** Numbers of a name in the table: two hashes and the row. */
const slot = 3;

/** Multipliers of FNV-1a and of MurmurHash3. */
const [first, second] = [0x01000193, 0x85ebca6b];

/**
 * Finds the row of a name by 64 bits of its hash. A Map of a hundred thousand names takes three times the memory, and a miss,
 * which is the rule for pairs of words, several times as long.
 */
export class NameIndex {
  private readonly slots: Int32Array;
  private readonly mask: number;

  /** @param names each once; its place is its row */
  constructor(names: readonly string[]) {
    const size = 2 ** Math.ceil(Math.log2(names.length * 2 + 1));
    this.mask = size - 1;
    this.slots = new Int32Array(size * slot);
    for (const [row, name] of names.entries()) this.add(name, row);
  }

  find(name: string): number | undefined {
    const { slots, mask } = this;
    const one = hash(name, first);
    for (let place = one & mask; ; place = (place + 1) & mask) {
      const at = place * slot;
      // Rows are kept from 1 on, so that a slot without a name has 0.
      const row = slots[at + 2] ?? 0;
      if (row === 0) return undefined;
      if (slots[at] === one && slots[at + 1] === hash(name, second)) return row - 1;
    }
  }

  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  private add(name: string, row: number): void {
    const { slots, mask } = this;
    const one = hash(name, first);
    let place = one & mask;
    while (slots[place * slot + 2] !== 0) place = (place + 1) & mask;
    slots.set([one, hash(name, second), row + 1], place * slot);
  }
}

function hash(name: string, multiplier: number): number {
  let sum = multiplier;
  for (let at = 0; at < name.length; at++) sum = Math.imul(sum ^ name.charCodeAt(at), multiplier);
  return sum ^ (sum >>> 15);
}
