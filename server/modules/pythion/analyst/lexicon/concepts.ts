import type { Concept } from './lexicon';

const none: readonly Concept[] = [];

/** Concepts that are read only. */
export type ReadConcepts = Pick<Concepts, 'size' | 'has' | 'hasAny' | typeof Symbol.iterator>;

/** Concepts in the order in which they were found, each once. Words have three at most, mostly: a list is faster than a Set. */
export class Concepts {
  private names: Concept[] | typeof none = none;

  get size(): number {
    return this.names.length;
  }

  /** A plain loop, because the rules ask this some hundred thousand times for a long text. */
  has(concept: Concept): boolean {
    const { names } = this;
    for (let at = 0; at < names.length; at++) if (names[at] === concept) return true;
    return false;
  }

  hasAny(concepts: readonly Concept[]): boolean {
    for (let at = 0; at < concepts.length; at++) if (this.has(concepts[at]!)) return true;
    return false;
  }

  add(concept: Concept): this {
    if (this.names === none) this.names = [concept];
    else if (!this.has(concept)) (this.names as Concept[]).push(concept);
    return this;
  }

  delete(concept: Concept): void {
    if (this.has(concept)) this.names = this.names.filter((name) => name !== concept);
  }

  clear(): void {
    this.names = none;
  }

  [Symbol.iterator](): Iterator<Concept> {
    return this.names[Symbol.iterator]();
  }
}
