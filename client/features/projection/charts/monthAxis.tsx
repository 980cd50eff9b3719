import { CartesianGrid, ReferenceLine, XAxis, YAxis } from 'recharts';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { axisTicks } from '../result/chartScale';
import { formatCompact, monthName } from '../result/format';
import { axisTick } from './looks';

/**
 * Grid and axes of a chart over the months of a model.
 * @param start calendar month of month 1
 * @param values all that are drawn
 */
export const monthAxes = (start: number, values: readonly number[]) => {
  const ticks = axisTicks(Math.min(...values), Math.max(...values));
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="month"
        type="number"
        domain={[1, projectionLimits.months]}
        ticks={[1, 13, 25, 37, 49]}
        tickFormatter={(month: number) => monthName(start + month - 1)}
        tick={axisTick}
        tickLine={{ stroke: 'var(--line-strong)' }}
        axisLine={{ stroke: 'var(--line)' }}
        interval="preserveStart"
        padding={{ left: 12, right: 4 }}
      />
      <YAxis
        width={48}
        tick={axisTick}
        tickLine={false}
        axisLine={false}
        tickFormatter={formatCompact}
        ticks={ticks}
        domain={[ticks[0]!, ticks.at(-1)!]}
      />
      <ReferenceLine y={0} stroke="var(--line-strong)" />
    </>
  );
};
