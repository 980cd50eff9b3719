import { v7 } from 'uuid';
import { createRandom } from './random';

export type Dice = {
  /** From 0 to below 1, the same at each run. */
  next(): number;
  /** Whether something of this probability happens. */
  falls(probability: number): boolean;
  /** A UUIDv7 for a moment of the past. */
  idAt(time: Date): string;
  /** A moment between `start` and `end`, more often near the start. */
  soonAfter(start: Date, end: Date): Date;
};

export function createDice(seed: number): Dice {
  const next = createRandom(seed);
  return {
    next,
    falls: (probability) => next() < probability,
    idAt: (time) =>
      v7({ msecs: time.getTime(), random: Uint8Array.from({ length: 16 }, () => Math.floor(next() * 256)) }),
    soonAfter: (start, end) => new Date(start.getTime() + (end.getTime() - start.getTime()) * 0.95 * next() ** 2),
  };
}

const hour = 3_600_000;

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour);
export const hoursAfter = (time: Date, hours: number): Date => new Date(time.getTime() + hours * hour);
