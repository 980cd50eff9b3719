import { projectionLimits } from '../contracts/projection';
import { formatDecimal, percentDecimals, ratioDecimals } from './decimals';
import { lineDecimals, lineNames, type LineName } from './lines';
import { metricDecimals, metricNames, type MetricName } from './metrics';
import type { ByPercentile, MonteCarlo } from './monteCarlo';
import type { Projection } from './project';
import type { Outcome, Sensitivity } from './sensitivity';

/** Results as JSON: decimal text with a fixed number of decimals, months as numbers from 1. */
export type PresentedProjection = {
  monthly: Record<LineName, string[]>;
  metrics: Record<MetricName, (string | null)[]>;
  summary: {
    cashOutMonth: number | null;
    planRunwayMonths: string | null;
    runwayWithoutFundingMonths: string | null;
    breakEvenMonth: number | null;
    sustainedBreakEvenMonth: number | null;
    lowestCash: string;
    lowestCashMonth: number;
    month60Cash: string;
    totalRaised: string;
    foundersPercent: string;
  };
  capTable: {
    round: string | null;
    month: number;
    preMoney: string | null;
    postMoney: string | null;
    percent: Record<string, string>;
  }[];
};

type PresentedOutcome = { runwayWithoutFundingMonths: string | null; month60Cash: string };

export type PresentedSensitivity = {
  base: PresentedOutcome;
  ranking: {
    driver: string;
    percent: number;
    low: PresentedOutcome;
    high: PresentedOutcome;
    runwayGain: string;
  }[];
};

export type PresentedMonteCarlo = {
  cash: ByPercentile<string[]>;
  cashOutMonth: ByPercentile<number>;
  cashOutProbabilityPercent: Record<string, string>;
};

const { months } = projectionLimits;
const orNull = (value: number | null, decimals: number) => (value === null ? null : formatDecimal(value, decimals));

export function presentProjection({ plan, lines, metrics, summary, ownership }: Projection): PresentedProjection {
  const { digits } = plan.model;
  const money = (value: number) => formatDecimal(value, digits);
  const line = (name: LineName) =>
    Array.from(lines[name].subarray(1, months + 1), (value) => formatDecimal(value, lineDecimals(name, digits)));
  const rows = ownership.map(({ round, month, preMoney, postMoney, percent }) => ({
    round,
    month,
    preMoney: orNull(preMoney, digits),
    postMoney: orNull(postMoney, digits),
    percent: Object.fromEntries([...percent].map(([id, share]) => [id, formatDecimal(share, percentDecimals)])),
  }));
  return {
    monthly: Object.fromEntries(lineNames.map((name) => [name, line(name)])) as Record<LineName, string[]>,
    metrics: Object.fromEntries(
      metricNames.map((name) => [name, metrics[name].map((value) => orNull(value, metricDecimals[name] ?? digits))]),
    ) as Record<MetricName, (string | null)[]>,
    summary: {
      ...summary,
      planRunwayMonths: orNull(summary.planRunwayMonths, ratioDecimals),
      runwayWithoutFundingMonths: orNull(summary.runwayWithoutFundingMonths, ratioDecimals),
      lowestCash: money(summary.lowestCash),
      month60Cash: money(summary.month60Cash),
      totalRaised: money(summary.totalRaised),
      foundersPercent: rows.at(-1)!.percent.founders!,
    },
    capTable: rows,
  };
}

export function presentSensitivity({ base, ranking }: Sensitivity, digits: number): PresentedSensitivity {
  const outcome = ({ runwayWithoutFundingMonths, month60Cash }: Outcome): PresentedOutcome => ({
    runwayWithoutFundingMonths: orNull(runwayWithoutFundingMonths, ratioDecimals),
    month60Cash: formatDecimal(month60Cash, digits),
  });
  return {
    base: outcome(base),
    ranking: ranking.map(({ driver, percent, low, high, runwayGain }) => ({
      driver,
      percent,
      low: outcome(low),
      high: outcome(high),
      runwayGain: formatDecimal(runwayGain, ratioDecimals),
    })),
  };
}

export function presentMonteCarlo(
  { cash, cashOutMonth, cashOutProbabilityPercent }: MonteCarlo,
  digits: number,
): PresentedMonteCarlo {
  const shown = Object.entries(cash).map(([name, values]) => [
    name,
    values.map((value) => formatDecimal(value, digits)),
  ]);
  return {
    cash: Object.fromEntries(shown) as ByPercentile<string[]>,
    cashOutMonth,
    cashOutProbabilityPercent: Object.fromEntries(
      Object.entries(cashOutProbabilityPercent).map(([horizon, share]) => [
        horizon,
        formatDecimal(share, ratioDecimals),
      ]),
    ),
  };
}
