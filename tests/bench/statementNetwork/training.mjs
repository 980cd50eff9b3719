import { numbers } from './kernel.mjs';

/** How weights are learned: random numbers from a seeded generator, gradients, and steps of Adam. */

/** Numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Gives the sum of six numbers from 0 to 1 a spread of 1. */
const sumScale = 1414 / 1000;

/** Weights with their gradients and the means that Adam divides by. */
export function parameter(size, spread, random) {
  const values = numbers(size);
  if (spread > 0)
    for (let at = 0; at < size; at++)
      values[at] = (random() + random() + random() + random() + random() + random() - 3) * sumScale * spread;
  return { values, gradients: numbers(size), means: numbers(size), squares: numbers(size) };
}

/** A step of Adam with decay of the weights, over the rows that took part. `more` are gradients of another thread. */
export function step({ values, gradients, more, means, squares }, rate, decay, from, to) {
  for (let at = from; at < to; at++) {
    const gradient = more ? gradients[at] + more[at] : gradients[at];
    gradients[at] = 0;
    if (more) more[at] = 0;
    means[at] = 0.9 * means[at] + 0.1 * gradient;
    squares[at] = 0.999 * squares[at] + 0.001 * gradient * gradient;
    values[at] -= rate * (means[at] / (Math.sqrt(squares[at]) + 1e-8) + decay * values[at]);
  }
}

/** The rate of a step: it falls with the epochs, and the first steps make up for means that begin at 0. */
export function rateAt({ rate, epochs }, epoch, steps) {
  const base = rate * (0.5 * (1 + Math.cos((Math.PI * epoch) / epochs)) + 0.02);
  return (base * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps);
}

/** Adds the gradients of one row of a matrix. @returns the gradient of the number that it was multiplied with */
export function throughRow({ values, gradients }, start, input, errors) {
  let sum = 0;
  for (let at = 0; at < errors.length; at++) {
    sum += errors[at] * values[start + at];
    gradients[start + at] += errors[at] * input;
  }
  return sum;
}

export function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}
