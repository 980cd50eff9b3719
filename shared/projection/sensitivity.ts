import { drivers, projectionLimits, type Driver } from '../contracts/projection';
import { million } from './exact';
import { createLines, type Lines } from './lines';
import type { Plan } from './plan';
import { runMonths } from './run';
import { runwayWithoutFunding } from './summary';
import { applyFactors, noFactors } from './whatIf';

/** How far each driver moves, in per cent of its input. */
export const sensitivityPercent: Record<Driver, number> = { acquisition: 30, churn: 20, price: 15, cac: 25 };

/** Runway in hundredths of a month, null beyond 60; cash in minor units. */
export type Outcome = { runwayWithoutFundingMonths: number | null; month60Cash: number };

export type SensitivityRow = {
  driver: Driver;
  percent: number;
  /** With the input lowered, and raised, by the percentage. */
  low: Outcome;
  high: Outcome;
  /** Hundredths of a month: the better of both less the base. */
  runwayGain: number;
};

export type Sensitivity = { base: Outcome; ranking: SensitivityRow[] };

const { months } = projectionLimits;
const outcomeOf = (lines: Lines): Outcome => ({
  runwayWithoutFundingMonths: runwayWithoutFunding(lines),
  month60Cash: lines.closingCash[months]!,
});

/** Runway for comparison: beyond month 60 it counts as 60. */
const rankedRunway = ({ runwayWithoutFundingMonths }: Outcome): number => runwayWithoutFundingMonths ?? months * 100;
const runwayRange = ({ low, high }: SensitivityRow) => Math.abs(rankedRunway(high) - rankedRunway(low));
const cashRange = ({ low, high }: SensitivityRow) => {
  const range = BigInt(high.month60Cash) - BigInt(low.month60Cash);
  return range < 0n ? -range : range;
};

/** By the range of the runway, then of the cash, then in the order of the drivers. */
function compareRows(a: SensitivityRow, b: SensitivityRow): number {
  const [cashA, cashB] = [cashRange(a), cashRange(b)];
  return runwayRange(b) - runwayRange(a) || (cashB > cashA ? 1 : cashB < cashA ? -1 : 0);
}

/**
 * Which input moves the runway most.
 * @param base lines of the model as it is
 * @throws TooLargeError
 */
export function computeSensitivity(plan: Plan, base: Lines): Sensitivity {
  const shared = createLines();
  const outcome = (driver: Driver, percent: number) => {
    const factors = { ...noFactors, [driver]: million + percent * 10_000 };
    return outcomeOf(runMonths(plan, applyFactors(plan.model, factors), plan.financing, shared));
  };
  const baseOutcome = outcomeOf(base);
  const ranking = drivers.map((driver): SensitivityRow => {
    const percent = sensitivityPercent[driver];
    const low = outcome(driver, -percent);
    const high = outcome(driver, percent);
    const better = Math.max(rankedRunway(low), rankedRunway(high));
    return { driver, percent, low, high, runwayGain: better - rankedRunway(baseOutcome) };
  });
  return { base: baseOutcome, ranking: ranking.toSorted(compareRows) };
}
