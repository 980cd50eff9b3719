import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis, type LabelProps } from 'recharts';
import type { Computed } from '../chosen/messages';
import { formatNumber } from '../result/format';
import { ChartFrame } from './ChartFrame';
import { axisTick, fillOf, FillPatterns } from './looks';
import { MissingChart } from './MissingChart';
import { ownershipPoints, type OwnershipPoint } from './ownership';
import { readout } from './Readout';

/** Shares of less than this have no room for their figure. */
const labelledPercent = 9;

/** Who owns how much, today and after each round. */
export function CapTable({ computed, editor }: { computed: Computed; editor: string }) {
  const id = useId();
  const { holders, points } = ownershipPoints(computed);
  if (points.length < 2)
    return (
      <MissingChart name="Cap table" to={editor} action="Add a round">
        This plan raises no money, so ownership doesn’t change. Add a round to see how it dilutes the founders.
      </MissingChart>
    );
  const founders = (point: OwnershipPoint) => `${formatNumber(point.percent.founders ?? 0, 1)} %`;
  const [today, after] = [points[0]!, points.at(-1)!];
  return (
    <ChartFrame
      name="Cap table"
      finding={`Founders own ${founders(after)} after the last round, ${founders(today)} today`}
      summary="Shares of the company after each round, in per cent, fully diluted. SAFEs count as converted at their cap."
      legend={holders.map(({ label }, index) => ({ label, kind: 'fill', index }))}
      patternId={id}
      isVertical
      table={{
        unit: 'per cent',
        first: 'After',
        columns: [...holders.map(({ label }) => `${label} (%)`), `Post-money (${computed.currency})`],
        rows: points.map(({ label, percent, postMoney }) => ({
          head: label,
          cells: [...holders.map(({ id: holder }) => percent[holder] ?? 0), postMoney],
        })),
        decimals: [...holders.map(() => 2), 0],
      }}
    >
      <BarChart
        responsive
        layout="vertical"
        style={{ width: '100%', height: 52 * points.length + 48 }}
        data={points}
        margin={{ top: 4, right: 16, bottom: 0, left: 0 }}
        barCategoryGap="22%"
        aria-label="Cap table after each round"
      >
        <FillPatterns id={id} count={holders.length} />
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis
          type="number"
          domain={[0, 100]}
          ticks={[0, 25, 50, 75, 100]}
          tickFormatter={(percent: number) => `${percent} %`}
          tick={axisTick}
          tickLine={false}
          axisLine={false}
        />
        <YAxis type="category" dataKey="label" width={96} tick={axisTick} tickLine={false} axisLine={false} />
        {readout<OwnershipPoint>(({ label, percent, postMoney }) => ({
          title: label,
          values: [
            ...holders.map((holder) => [holder.label, `${formatNumber(percent[holder.id] ?? 0, 1)} %`] as const),
            ...(postMoney === null ? [] : [['Post-money', `${formatNumber(postMoney)} ${computed.currency}`] as const]),
          ],
        }))}
        {holders.map((holder, index) => (
          <Bar
            key={holder.id}
            name={holder.label}
            dataKey={({ percent }: OwnershipPoint) => percent[holder.id] ?? 0}
            stackId="owners"
            fill={fillOf(id, index)}
            stroke="var(--surface)"
            isAnimationActive={false}
          >
            <LabelList dataKey={({ percent }: OwnershipPoint) => percent[holder.id] ?? 0} content={drawShare} />
          </Bar>
        ))}
      </BarChart>
    </ChartFrame>
  );
}

/** Draws the share of a holder into its bar. */
function drawShare({ x, y, width, height, value }: LabelProps) {
  const share = Number(value);
  if (!(share >= labelledPercent) || Number(width) < 34) return null;
  const middle = { x: Number(x) + Number(width) / 2, y: Number(y) + Number(height) / 2 };
  return (
    <g>
      <rect x={middle.x - 18} y={middle.y - 9} width="36" height="18" rx="4" fill="var(--surface)" />
      <text {...middle} dy="0.35em" textAnchor="middle" fontSize="12" fill="var(--ink)">
        {formatNumber(share)} %
      </text>
    </g>
  );
}
