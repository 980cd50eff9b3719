import type { LineName } from '../../../../shared/projection/lines';
import type { Computed } from '../chosen/messages';
import type { Cell } from '../model/messages';
import { formatNumber, monthName } from '../result/format';
import { whyNot, type DashboardMetric } from './whyNot';

export type KeyFigure = {
  id: string;
  label: string;
  /** What it means, in plain words. */
  meaning: string;
  cell: Cell;
  /** In units of the figure, by month; null where it isn't meaningful. */
  values: (number | null)[];
  format: (value: number) => string;
  /** Why it isn't meaningful in a month: the end of "Not meaningful because …". */
  whyNot: (month: number) => string;
};

type Metric = {
  metric: DashboardMetric;
  label: string;
  meaning: string;
  unit: 'percent' | 'months' | 'times' | 'points';
};

const metrics: Metric[] = [
  {
    metric: 'revenueGrowthPercent',
    label: 'Growth on last year',
    unit: 'percent',
    meaning: 'How much more revenue three months bring in than the same months a year earlier.',
  },
  {
    metric: 'ltvToCac',
    label: 'LTV to CAC',
    unit: 'times',
    meaning: 'How many times a customer earns back what it costs to win one. Many investors look for 3 or more.',
  },
  {
    metric: 'cacPaybackMonths',
    label: 'CAC payback',
    unit: 'months',
    meaning: 'Months until a customer’s gross profit has paid for winning that customer.',
  },
  {
    metric: 'grossMarginPercent',
    label: 'Gross margin',
    unit: 'percent',
    meaning: 'Share of revenue that is left after the cost of what is sold.',
  },
  {
    metric: 'burnMultiple',
    label: 'Burn multiple',
    unit: 'times',
    meaning: 'Cash burned for each unit of new annual revenue. Lower is better: below 1 is strong, above 2 is costly.',
  },
  {
    metric: 'ruleOf40',
    label: 'Rule of 40',
    unit: 'points',
    meaning: 'Yearly growth plus operating margin. 40 or more means that growth and profit are in balance.',
  },
];

const formats = {
  percent: (value: number) => `${formatNumber(value, 1)} %`,
  months: (value: number) => `${formatNumber(value, 1)} months`,
  times: (value: number) => `${formatNumber(value, 1)}×`,
  points: (value: number) => `${formatNumber(value, 1)} points`,
};

/** A line by month in units of the currency. */
export const lineValues = ({ lines, digits }: Computed, line: LineName): number[] =>
  Array.from(lines[line].subarray(1, 61), (value) => value / 10 ** digits);

/** The key figures of a model, but for the runway. */
export function keyFigures(computed: Computed): KeyFigure[] {
  const { currency, hasSubscription } = computed;
  const money = (value: number) => `${formatNumber(value)} ${currency}`;
  return [
    {
      id: 'netBurn',
      label: 'Net burn',
      meaning: 'Cash that leaves the company in a month, without rounds. Below zero, cash comes in.',
      cell: { line: 'netBurn' },
      values: lineValues(computed, 'netBurn'),
      format: money,
      whyNot: () => '',
    },
    {
      id: 'mrr',
      label: 'MRR',
      meaning: 'Revenue that subscriptions bring in each month, at the end of the month.',
      cell: { line: 'closingMrr' },
      values: hasSubscription ? lineValues(computed, 'closingMrr') : Array.from({ length: 60 }, () => null),
      format: money,
      whyNot: () => 'this projection has no subscription.',
    },
    ...metrics.map(({ metric, label, meaning, unit }): KeyFigure => ({
      id: metric,
      label,
      meaning,
      cell: { metric },
      values: computed.metrics[metric].map((value) => (value === null ? null : value / 100)),
      format: formats[unit],
      whyNot: (month) => whyNot(computed, metric, month),
    })),
  ];
}

/** The month that the dashboard starts with: the latest with actuals, else the current one, else the end of the first year. */
export function defaultMonth(start: number, currentMonth: number, latestActual: number | null): number {
  if (latestActual !== null && latestActual >= 1 && latestActual <= 60) return latestActual;
  const current = currentMonth - start + 1;
  return current >= 1 && current <= 60 ? current : 12;
}

/** How the runway without funding was computed, with its values. Null when there is nothing to divide. */
export function explainRunway(computed: Computed): { formula: string; values: string } | null {
  const { summary, lines, digits, currency, start } = computed;
  const runway = summary.runwayWithoutFundingMonths;
  if (runway === null || runway === 0) return null;
  const last = Math.ceil(runway / 100);
  let cash = lines.closingCash[0]!;
  for (let month = 1; month < last; month++) cash += lines.operatingCashFlow[month]!;
  const burn = -lines.operatingCashFlow[last]!;
  const money = (value: number) => formatNumber(value / 10 ** digits, digits);
  return {
    formula: `full months + cash that is left / net burn of ${monthName(start + last - 1)}, in ${currency} and without rounds`,
    values: `${last - 1} + ${money(cash)} / ${money(burn)} = ${formatNumber(runway / 100, 2)} months`,
  };
}

/** Cash at the end of each month without rounds, in units of the currency. */
export function cashWithoutRounds({ lines, digits }: Computed): number[] {
  let cash = lines.closingCash[0]!;
  return Array.from({ length: 60 }, (_, index) => (cash += lines.operatingCashFlow[index + 1]!) / 10 ** digits);
}
