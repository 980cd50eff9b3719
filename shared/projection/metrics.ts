import { projectionLimits } from '../contracts/projection';
import { million, roundFraction, TooLargeError, toNumber } from './exact';
import type { LineName, Lines } from './lines';
import type { Model } from './model';
import { formatMonth } from './months';

/** Decimals of each metric; null is those of the currency. */
export const metricDecimals = {
  grossMarginPercent: 2,
  arpa: null,
  blendedCac: null,
  cac: null,
  ltv: null,
  ltvToCac: 2,
  cacPaybackMonths: 2,
  arr: null,
  annualRunRate: null,
  runwayMonths: 2,
  burnMultiple: 2,
  annualisedGrowthPercent: 2,
  revenueGrowthPercent: 2,
  ruleOf40: 2,
} as const;

export type MetricName = keyof typeof metricDecimals;
export const metricNames = Object.keys(metricDecimals) as MetricName[];

/** Values at the metric's scale: minor units, or hundredths. Null when a divisor is zero or the metric isn't meaningful. */
export type Metrics = Record<MetricName, (number | null)[]>;

/** A fraction whose divisor isn't zero. Rounded once, when it is shown. */
type Ratio = { n: bigint; d: bigint } | null;

const ratio = (n: bigint, d: bigint): Ratio => (d === 0n ? null : { n, d });
const rounded = (value: Ratio, scale = 1n): number | null => value && toNumber(roundFraction(value.n * scale, value.d));

const MILLION = BigInt(million);
/** Hundredths of a ratio, and of a ratio in per cent. */
const hundredths = 100n;
const percentHundredths = 10_000n;
/** LTV counts five years at most. */
const longestLifetime = 60n;

/** Sum of a line up to a month, as an exact number. */
type Totals = (name: LineName, month: number) => bigint;

/** Adds up each line that is asked for once. */
function totalsOf(lines: Lines): Totals {
  const totals = new Map<LineName, bigint[]>();
  return (name, month) => {
    let sums = totals.get(name);
    if (!sums) {
      sums = [0n];
      for (let at = 1; at <= projectionLimits.months; at++) sums.push(sums[at - 1]! + BigInt(lines[name][at]!));
      totals.set(name, sums);
    }
    return sums[month]!;
  };
}

/** Sums of a line over the last months. */
const sumOf =
  (totals: Totals, month: number, length: number) =>
  (name: LineName, back = 0): bigint =>
    totals(name, month - back) - totals(name, month - back - length);

/** ltv = ΣgrossProfit/ΣclosingCustomers × min(60, 1/churn). Customers are in millionths. */
function lifetimeValue(profitPerCustomer: Ratio, churn: bigint): Ratio {
  if (!profitPerCustomer) return null;
  const { n, d } = profitPerCustomer;
  return churn * longestLifetime <= MILLION ? { n: n * longestLifetime, d } : { n: n * MILLION, d: d * churn };
}

/** Σ of three months over the three months that end `back` months earlier. */
function growth(sum: ReturnType<typeof sumOf>, back: number): Ratio {
  return ratio(sum('revenue'), sum('revenue', back));
}

/** Growth of a quarter as of a year. One steep rise of revenue is enough to take it beyond ±(2^53−1). */
function annualised(quarter: Ratio, month: string): number | null {
  try {
    return rounded(quarter && { n: quarter.n ** 4n - quarter.d ** 4n, d: quarter.d ** 4n }, percentHundredths);
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    throw new TooLargeError(`The growth of revenue in the three months up to ${month}, as of a year,`);
  }
}

/** FINANCE.md's metrics of month m. */
function metricsOfMonth(
  { customers, subscription, start }: Model,
  lines: Lines,
  totals: Totals,
  month: number,
): Record<MetricName, number | null> {
  const length = Math.min(3, month);
  const at = (name: LineName, when = month) => BigInt(lines[name][when]!);
  const sum = sumOf(totals, month, length);

  const closingCustomers = sum('closingCustomers');
  const signups = sum('signups');
  const revenue = sum('revenue');
  const burn = sum('netBurn');
  const profitPerCustomer = ratio(sum('grossProfit') * MILLION, closingCustomers);
  const cac = ratio(sum('salesMarketing') * MILLION, signups);
  const ltv = lifetimeValue(profitPerCustomer, BigInt(customers.churn));
  const cash = at('closingCash');

  const burnMultiple = (): Ratio => {
    if (month < 4) return null;
    if (burn <= 0n) return { n: 0n, d: 1n };
    const line = subscription ? 'closingMrr' : 'revenue';
    const rise = at(line) - at(line, month - 3);
    return rise > 0n ? { n: burn, d: 12n * rise } : null;
  };
  const runway = (): Ratio => {
    if (cash <= 0n) return { n: 0n, d: 1n };
    return burn > 0n ? { n: cash * BigInt(length), d: burn } : null;
  };
  const quarter = month >= 6 ? growth(sum, 3) : null;
  const year = month >= 15 ? growth(sum, 12) : null;

  return {
    grossMarginPercent: rounded(ratio(at('grossProfit'), at('revenue')), percentHundredths),
    arpa: rounded(ratio(revenue * MILLION, closingCustomers)),
    blendedCac: rounded(ratio(sum('acquisitionSpend') * MILLION, signups)),
    cac: rounded(cac),
    ltv: rounded(ltv),
    ltvToCac: rounded(ltv && cac && ratio(ltv.n * cac.d, ltv.d * cac.n), hundredths),
    cacPaybackMonths: rounded(
      cac && profitPerCustomer && profitPerCustomer.n > 0n
        ? { n: cac.n * profitPerCustomer.d, d: cac.d * profitPerCustomer.n }
        : null,
      hundredths,
    ),
    arr: subscription ? toNumber(12n * at('closingMrr')) : null,
    annualRunRate: toNumber(12n * at('revenue')),
    runwayMonths: rounded(runway(), hundredths),
    burnMultiple: rounded(burnMultiple(), hundredths),
    annualisedGrowthPercent: annualised(quarter, formatMonth(start + month - 1)),
    revenueGrowthPercent: rounded(year && { n: year.n - year.d, d: year.d }, percentHundredths),
    ruleOf40: rounded(
      year && revenue !== 0n
        ? { n: (year.n - year.d) * revenue + sum('operatingProfit') * year.d, d: year.d * revenue }
        : null,
      percentHundredths,
    ),
  };
}

/**
 * Metrics of months 1 to 60.
 * @throws TooLargeError when a metric is beyond ±(2^53−1) at its scale
 */
export function computeMetrics(model: Model, lines: Lines): Metrics {
  const totals = totalsOf(lines);
  const rows = Array.from({ length: projectionLimits.months }, (_, index) =>
    metricsOfMonth(model, lines, totals, index + 1),
  );
  return Object.fromEntries(metricNames.map((name) => [name, rows.map((row) => row[name])])) as Metrics;
}
