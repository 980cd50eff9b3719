import { keyOfName, type NameKey } from './nameHash';

/** Multiplier of Fibonacci hashing, which spreads keys over the places. */
const spread = 0x9e3779b1;

/** Stands for no key, which is never negative. */
const free = -1;

/** Finds the row of a name by its key. A Map of a hundred thousand names takes three times the memory. */
export class NameIndex {
  /** The key and the row of each place. */
  private readonly slots: Float64Array;
  private readonly shift: number;

  /** @param names each once; its place is its row */
  constructor(names: readonly string[]) {
    const bits = Math.max(1, Math.ceil(Math.log2(names.length * 2 + 1)));
    this.shift = 32 - bits;
    this.slots = new Float64Array(2 * 2 ** bits).fill(free);
    for (const [row, name] of names.entries()) this.add(keyOfName(name), row);
  }

  find(key: NameKey): number | undefined {
    const { slots } = this;
    const at = this.placeOf(key);
    return slots[at] === key ? slots[at + 1] : undefined;
  }

  has(name: string): boolean {
    return this.find(keyOfName(name)) !== undefined;
  }

  private add(key: NameKey, row: number): void {
    this.slots.set([key, row], this.placeOf(key));
  }

  /** Where the slot of a key starts, or the free one that it would take. */
  private placeOf(key: NameKey): number {
    const { slots, shift } = this;
    const last = slots.length - 1;
    let at = (Math.imul(key >>> 0, spread) >>> shift) * 2;
    while (slots[at] !== key && slots[at] !== free) at = (at + 2) & last;
    return at;
  }
}
