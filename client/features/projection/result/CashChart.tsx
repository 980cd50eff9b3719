import { memo } from 'react';
import { projectionLimits } from '../../../../shared/contracts/projection';
import type { LineName } from '../../../../shared/projection/lines';
import type { Result } from '../model/messages';
import { monthName } from './format';
import { MonthChart } from './MonthChart';

/** Amounts of a line by month. */
export const amountsOf = ({ lines, digits }: Result, line: LineName): number[] =>
  Array.from(lines[line].subarray(1, projectionLimits.months + 1), (value) => value / 10 ** digits);

/** Cash and revenue by month. The table below has the same figures. */
export const CashChart = memo(function CashChart({ result }: { result: Result }) {
  return (
    <MonthChart
      title={describeCash(result)}
      start={result.start}
      unit={result.currency}
      series={[
        { label: 'Cash', values: amountsOf(result, 'closingCash'), stroke: 'var(--series-laurel)', dash: '7 4' },
        { label: 'Revenue a month', values: amountsOf(result, 'revenue'), stroke: 'var(--series-ochre)', dash: '2 4' },
      ]}
    />
  );
});

/** Nothing comes in or goes out yet, such as in a new model. */
export const isEmpty = ({ lines }: Pick<Result, 'lines'>): boolean =>
  lines.closingCash.every((cash) => cash === 0) && lines.revenue.every((revenue) => revenue === 0);

/** What the chart shows, in one sentence. */
export function describeCash(result: Result): string {
  const { summary, start, lines } = result;
  if (isEmpty(result)) return 'No cash yet';
  if (summary.cashOutMonth === 0) return 'Cash is below zero from the start';
  if (summary.cashOutMonth !== null) return `Cash runs out in ${monthName(start + summary.cashOutMonth - 1)}`;
  if (summary.month60Cash >= lines.closingCash[0]!) return 'Cash grows over five years';
  return 'Cash lasts five years';
}
