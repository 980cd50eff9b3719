import { Fraction, one, percent } from './fraction';
import type { ProjectionInputs } from '../inputs';
import { roundsInOrder } from './reference';
import { referenceMonths } from './referenceMonths';

/** mulberry32 as FINANCE.md writes it, as a stream. */
function* mulberry32(seed: number): Generator<number, never> {
  let a = seed | 0;
  for (;;) {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    yield (t ^ (t >>> 14)) >>> 0;
  }
}

type Options = Record<
  'runs' | 'seed' | 'acquisitionPercent' | 'churnPercent' | 'pricePercent' | 'cacPercent' | 'maxRoundDelayMonths',
  number
>;

const months = Array.from({ length: 60 }, (_, index) => index + 1);

/** FINANCE.md's "Monte Carlo", one full computation for each run. */
export function referenceMonteCarlo(inputs: ProjectionInputs, options: Options) {
  const stream = mulberry32(options.seed);
  const draw = () => BigInt(stream.next().value);
  const { monthNumber, cents } = referenceMonths(inputs);
  const rounds = roundsInOrder(inputs, monthNumber);
  const max = 2n ** 32n - 1n;
  const factor = (spread: number) => {
    const [u1, u2] = [draw(), draw()];
    return one.plus(
      percent(spread)
        .times(Fraction.of(u1 + u2 - max, max))
        .round(6),
    );
  };
  const runs = Array.from({ length: options.runs }, () => {
    const factors = {
      acquisition: factor(options.acquisitionPercent),
      churn: factor(options.churnPercent),
      price: factor(options.pricePercent),
      cac: factor(options.cacPercent),
    };
    const delays = Object.fromEntries(
      rounds.map(({ id }) => [id, Number((draw() * BigInt(options.maxRoundDelayMonths + 1)) >> 32n)]),
    );
    const { closingCash } = referenceMonths(inputs, { ...factors, delays }).amounts;
    const cash = months.map((m) => closingCash(m));
    const out = closingCash(0).compare(0) < 0 ? 0 : (months.find((m) => closingCash(m).compare(0) < 0) ?? 61);
    return { cash, out };
  });
  const rank = (p: number) => Math.ceil((p * runs.length) / 100) - 1;
  const outs = runs.map(({ out }) => out).toSorted((a, b) => a - b);
  const percentiles = [5, 10, 25, 50, 75, 90, 95];
  const sortedCash = months.map((m) => runs.map(({ cash }) => cash[m - 1]!).toSorted((a, b) => a.compare(b)));
  return {
    cash: Object.fromEntries(
      percentiles.map((p) => [`p${p}`, sortedCash.map((values) => values[rank(p)]!.show(cents))]),
    ),
    cashOutMonth: Object.fromEntries(percentiles.map((p) => [`p${p}`, outs[rank(p)]!])),
    cashOutProbabilityPercent: Object.fromEntries(
      [12, 24, 36, 48, 60].map((limit) => {
        const hits = BigInt(outs.filter((out) => out <= limit).length);
        return [String(limit), Fraction.of(100n * hits, BigInt(runs.length)).show(2)];
      }),
    ),
  };
}
