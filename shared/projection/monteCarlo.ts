import { percentiles, projectionLimits } from '../contracts/projection';
import { roundFraction } from './exact';
import { monteCarloFields } from './fields';
import { createLines } from './lines';
import { financingOf, type Plan } from './plan';
import { createDraws, drawDelay, drawFactor } from './random';
import type { Values } from './readInputs';
import { runMonths } from './run';
import { cashOutMonth } from './summary';
import { applyFactors } from './whatIf';

/** Spreads in millionths, delays in months. */
export type MonteCarloOptions = { [K in keyof Values<typeof monteCarloFields>]: number };

/** A run without a month of cash-out counts as the month after the last one. */
export const noCashOut = projectionLimits.months + 1;
const { months } = projectionLimits;

/** Results of runs: one array for all months, so that a thread can transfer them. */
export type Samples = {
  runs: number;
  /** Closing cash: run r of month m is at (m − 1) × runs + r. */
  cash: Float64Array;
  cashOut: Uint8Array;
};

/**
 * Runs `from` to `to` of a Monte Carlo, the last one excluded. Equal runs have equal results, in whatever parts and
 * threads they are computed.
 * @throws TooLargeError
 */
export function runMonteCarlo(plan: Plan, options: MonteCarloOptions, from = 0, to = options.runs): Samples {
  const { model } = plan;
  const runs = to - from;
  const drawsPerRun = 8 + model.rounds.length;
  const draw = createDraws(options.seed, drawsPerRun * from);
  const samples: Samples = { runs, cash: new Float64Array(runs * months), cashOut: new Uint8Array(runs) };
  const lines = createLines();
  for (let run = 0; run < runs; run++) {
    const factors = {
      acquisition: drawFactor(draw, options.acquisitionPercent),
      churn: drawFactor(draw, options.churnPercent),
      price: drawFactor(draw, options.pricePercent),
      cac: drawFactor(draw, options.cacPercent),
    };
    const delays = model.rounds.map(() => drawDelay(draw, options.maxRoundDelayMonths));
    const { closingCash } = runMonths(plan, applyFactors(model, factors), financingOf(model, delays), lines);
    for (let month = 1; month <= months; month++) samples.cash[(month - 1) * runs + run] = closingCash[month]!;
    samples.cashOut[run] = cashOutMonth(closingCash) ?? noCashOut;
  }
  return samples;
}

/** Joins parts that were computed apart, in the order of their runs. */
export function joinSamples(parts: Samples[]): Samples {
  const runs = parts.reduce((sum, part) => sum + part.runs, 0);
  const joined: Samples = { runs, cash: new Float64Array(runs * months), cashOut: new Uint8Array(runs) };
  let done = 0;
  for (const part of parts) {
    for (let month = 0; month < months; month++)
      joined.cash.set(part.cash.subarray(month * part.runs, (month + 1) * part.runs), month * runs + done);
    joined.cashOut.set(part.cashOut, done);
    done += part.runs;
  }
  return joined;
}

export type Percentile = (typeof percentiles)[number];
export type ByPercentile<T> = Record<`p${Percentile}`, T>;

export type MonteCarlo = {
  /** Minor units, months 1 to 60. */
  cash: ByPercentile<number[]>;
  /** 61 for none. */
  cashOutMonth: ByPercentile<number>;
  /** Hundredths of a per cent of the runs that are out of cash by the end of a month. */
  cashOutProbabilityPercent: Record<string, number>;
};

const byPercentile = <T>(value: (percentile: Percentile) => T): ByPercentile<T> =>
  Object.fromEntries(percentiles.map((percentile) => [`p${percentile}`, value(percentile)])) as ByPercentile<T>;

/** Nearest rank: the ⌈p·N/100⌉th of the sorted values. */
const nearestRank = (sorted: Float64Array | Uint8Array, percentile: number): number =>
  sorted[Math.ceil((percentile * sorted.length) / 100) - 1]!;

/** Months by whose end the probability of a cash-out is shown. */
const horizons = [12, 24, 36, 48, 60];

export function summariseSamples({ runs, cash, cashOut }: Samples): MonteCarlo {
  const sortedCash = Array.from({ length: months }, (_, month) =>
    cash.subarray(month * runs, (month + 1) * runs).toSorted(),
  );
  const sortedMonths = cashOut.toSorted();
  const probability = (horizon: number): number => {
    const hits = sortedMonths.reduce((count, month) => count + (month <= horizon ? 1 : 0), 0);
    return Number(roundFraction(10_000n * BigInt(hits), BigInt(runs)));
  };
  return {
    cash: byPercentile((percentile) => sortedCash.map((sorted) => nearestRank(sorted, percentile))),
    cashOutMonth: byPercentile((percentile) => nearestRank(sortedMonths, percentile)),
    cashOutProbabilityPercent: Object.fromEntries(horizons.map((horizon) => [String(horizon), probability(horizon)])),
  };
}
