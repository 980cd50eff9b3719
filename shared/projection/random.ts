import { million, multiplyDivide } from './exact';

const increment = 0x6d2b79f5;

/** Largest draw, and the range of the sum of two draws around its middle. */
const maxDraw = 2 ** 32 - 1;

/**
 * mulberry32: 32-bit draws. Its state is a counter, so a worker starts at any draw without the ones before.
 * @param seed uint32
 * @param skip draws that are left out
 */
export function createDraws(seed: number, skip = 0): () => number {
  let state = (seed + Math.imul(skip, increment)) | 0;
  return () => {
    state = (state + increment) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/**
 * A triangular factor around 1, from two draws.
 * @param spread in millionths
 * @returns millionths: 1 + R(spread × (u1 + u2 − M) / M)
 */
export function drawFactor(draw: () => number, spread: number): number {
  const u1 = draw();
  const distance = u1 + draw() - maxDraw;
  const size = multiplyDivide(spread, Math.abs(distance), maxDraw);
  return distance < 0 ? million - size : million + size;
}

/** A delay from 0 to `max` months, each as probable: ⌊u × (max + 1) / 2^32⌋. */
export const drawDelay = (draw: () => number, max: number): number => Math.floor((draw() * (max + 1)) / 2 ** 32);
