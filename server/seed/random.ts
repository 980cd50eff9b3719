import { v7 } from 'uuid';

export type RandomSource = {
  /** A number from 0 to below 1. The sequence depends only on the seed. */
  next(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A UUIDv7 with this creation time. */
  uuidAt(time: Date): string;
  /** A time between `start` and `end`, more often near the start. */
  timeBetween(start: Date, end: Date): Date;
};

/** Creates a random source. The same seed gives the same values in every run. */
export function createRandomSource(seed: number): RandomSource {
  const next = createGenerator(seed);
  return {
    next,
    chance: (probability) => next() < probability,
    uuidAt: (time) =>
      v7({ msecs: time.getTime(), random: Uint8Array.from({ length: 16 }, () => Math.floor(next() * 256)) }),
    timeBetween: (start, end) => new Date(start.getTime() + (end.getTime() - start.getTime()) * 0.95 * next() ** 2),
  };
}

/** Pseudorandom numbers from 0 to below 1 (mulberry32). The sequence depends only on the seed. */
function createGenerator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
