/**
 * Exact arithmetic of the engine. Every value is a whole number at a fixed scale: money in minor units, counts and shares
 * of 1 in millionths. Numbers are used up to 2^53 and BigInt beyond, never fractions.
 */

/** One, as a share or a count. */
export const million = 1_000_000;

/** Up to here, products and their quotients are exact in every step of `divideRounded`. */
const fastLimit = 2 ** 52;

/** A result is beyond ±(2^53−1). The message names the result for people; it is empty where the fastest growth is the reason. */
export class TooLargeError extends Error {}

/** n / d rounded half away from zero, for 0 ≤ n ≤ 2^52 and d > 0. */
function divideRounded(n: number, d: number): number {
  let quotient = Math.floor(n / d);
  let rest = n - quotient * d;
  // The division of numbers is off by one near a whole result.
  if (rest < 0) {
    quotient--;
    rest += d;
  } else if (rest >= d) {
    quotient++;
    rest -= d;
  }
  return rest * 2 >= d ? quotient + 1 : quotient;
}

/** R(n / d) of FINANCE.md: rounded once, half away from zero. */
export function roundFraction(n: bigint, d: bigint): bigint {
  const isNegative = n < 0n !== d < 0n;
  const size = n < 0n ? -n : n;
  const divisor = d < 0n ? -d : d;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return isNegative ? -rounded : rounded;
}

/**
 * R(a × b / d) for whole numbers a, b ≥ 0 and d > 0. A result beyond 2^53 is only approximate: callers check what they
 * store with `checkSize`.
 */
export function multiplyDivide(a: number, b: number, d: number): number {
  const product = a * b;
  if (product <= fastLimit) return divideRounded(product, d);
  // Splits the larger factor into whole multiples of d and a rest, whose product is often small enough.
  const [large, small] = a > b ? [a, b] : [b, a];
  if (small * d <= fastLimit && large <= Number.MAX_SAFE_INTEGER) {
    const whole = Math.floor(large / d);
    const rest = large - whole * d;
    if (rest >= 0 && rest < d) return whole * small + divideRounded(rest * small, d);
  }
  return Number(roundFraction(BigInt(a) * BigInt(b), BigInt(d)));
}

/** @throws TooLargeError beyond ±(2^53−1) */
export function checkSize(value: number): number {
  // Also true for NaN.
  if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) throw new TooLargeError();
  return value;
}

/** @throws TooLargeError beyond ±(2^53−1) */
export const toNumber = (value: bigint): number => checkSize(Number(value));

/**
 * A value after a number of yearly steps: value ← R(value × (1 + increase)) for each.
 * @param increase in millionths, −1,000,000 or more
 */
export function stepped(value: number, increase: number, years: number): number {
  if (increase === 0) return value;
  let current = value;
  for (let year = 0; year < years; year++) current = checkSize(multiplyDivide(current, million + increase, million));
  return current;
}
