/** An exact fraction without a common divisor: n / d, d above 0. Only the reference of the tests uses it. */
export class Fraction {
  private constructor(
    readonly n: bigint,
    readonly d: bigint,
  ) {}

  static of(n: bigint, d = 1n): Fraction {
    if (d === 0n) throw new RangeError('Division by zero.');
    const sign = d < 0n ? -1n : 1n;
    let [a, b] = [n < 0n ? -n : n, d * sign];
    while (b !== 0n) [a, b] = [b, a % b];
    return a === 0n ? new Fraction(0n, 1n) : new Fraction((sign * n) / a, (sign * d) / a);
  }

  /** @param text a decimal such as "-12.5", or a number that is written as one */
  static parse(text: string | number): Fraction {
    const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(text));
    if (!match) throw new SyntaxError(`Not a decimal: ${text}`);
    const [, sign, whole, decimals = ''] = match;
    const value = Fraction.of(BigInt(whole! + decimals), 10n ** BigInt(decimals.length));
    return sign ? value.times(-1) : value;
  }

  private static from(value: Fraction | number): Fraction {
    return value instanceof Fraction ? value : Fraction.of(BigInt(value));
  }

  plus(other: Fraction | number): Fraction {
    const o = Fraction.from(other);
    return Fraction.of(this.n * o.d + o.n * this.d, this.d * o.d);
  }

  minus(other: Fraction | number): Fraction {
    return this.plus(Fraction.from(other).times(-1));
  }

  times(other: Fraction | number): Fraction {
    const o = other instanceof Fraction ? other : Fraction.of(BigInt(other));
    return Fraction.of(this.n * o.n, this.d * o.d);
  }

  over(other: Fraction | number): Fraction {
    const o = Fraction.from(other);
    return Fraction.of(this.n * o.d, this.d * o.n);
  }

  compare(other: Fraction | number): number {
    const { n } = this.minus(other);
    return n > 0n ? 1 : n < 0n ? -1 : 0;
  }

  min(other: Fraction): Fraction {
    return this.compare(other) <= 0 ? this : other;
  }

  /** Rounded to decimals, half away from zero. */
  round(decimals: number): Fraction {
    const scale = 10n ** BigInt(decimals);
    const size = this.n < 0n ? -this.n : this.n;
    const [whole, rest] = [(size * scale) / this.d, (size * scale) % this.d];
    const rounded = 2n * rest >= this.d ? whole + 1n : whole;
    return Fraction.of(this.n < 0n ? -rounded : rounded, scale);
  }

  /** With a fixed number of decimals; never "-0". */
  show(decimals: number): string {
    const scaled = this.round(decimals).times(Fraction.of(10n ** BigInt(decimals))).n;
    const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, '0');
    const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
    return scaled < 0n ? `-${text}` : text;
  }
}

export const zero = Fraction.of(0n);
export const one = Fraction.of(1n);

/** The sum of all. */
export const total = (values: Fraction[]): Fraction => values.reduce((sum, value) => sum.plus(value), zero);

/** A percentage as a share of 1. */
export const percent = (value: number | null | undefined, missing = 0): Fraction =>
  Fraction.parse(decimal(value ?? missing)).over(100);

/** A number as decimal text, without an exponent. */
export const decimal = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(6));
