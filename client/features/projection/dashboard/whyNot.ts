import type { LineName } from '../../../../shared/projection/lines';
import type { MetricName } from '../../../../shared/projection/metrics';
import type { Computed } from '../chosen/messages';
import { monthName } from '../result/format';

/** Metrics of the dashboard that can lack a meaning. */
export type DashboardMetric = Extract<
  MetricName,
  'grossMarginPercent' | 'ltvToCac' | 'cacPaybackMonths' | 'burnMultiple' | 'revenueGrowthPercent' | 'ruleOf40'
>;

/** First month with a full quarter a year earlier, and with a rise over three months. */
const firstMonths: Partial<Record<DashboardMetric, number>> = {
  burnMultiple: 4,
  revenueGrowthPercent: 15,
  ruleOf40: 15,
};

/** Why a metric has no value in a month, as the end of "Not meaningful because …". */
export function whyNot({ lines, start, hasSubscription }: Computed, metric: DashboardMetric, month: number): string {
  const first = firstMonths[metric];
  if (first !== undefined && month < first) {
    const needed = metric === 'burnMultiple' ? 'the rise over three months' : 'the same months a year earlier';
    return `it needs ${needed}, so it starts in ${monthName(start + first - 1)}.`;
  }
  const length = Math.min(3, month);
  const sum = (line: LineName, back = 0) => {
    let total = 0;
    for (let at = month - back - length + 1; at <= month - back; at++) total += lines[line][at]!;
    return total;
  };
  const recent = length === 1 ? 'this month' : `these ${length} months`;
  if (metric === 'grossMarginPercent') return 'there is no revenue this month.';
  if (metric === 'burnMultiple')
    return `${hasSubscription ? 'MRR' : 'revenue'} doesn’t rise over these three months, so no burn pays for growth.`;
  if (metric === 'revenueGrowthPercent' || metric === 'ruleOf40')
    return sum('revenue', 12) === 0 ? 'there was no revenue a year earlier.' : `there is no revenue in ${recent}.`;
  if (sum('closingCustomers') === 0) return 'there are no customers yet.';
  if (sum('signups') === 0) return `nobody signs up in ${recent}.`;
  if (metric === 'ltvToCac') return 'nothing is spent on sales and marketing, so a customer costs nothing to win.';
  return 'gross profit per customer isn’t above zero, so the cost is never earned back.';
}
