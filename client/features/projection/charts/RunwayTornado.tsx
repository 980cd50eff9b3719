import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ReferenceLine, XAxis, YAxis, type BarShapeProps } from 'recharts';
import type { Computed } from '../chosen/messages';
import { formatCompact, formatNumber } from '../result/format';
import { ChartFrame } from './ChartFrame';
import { axisTick, fillOf, FillPatterns } from './looks';
import { MissingChart } from './MissingChart';
import { readout } from './Readout';
import { roundTicks } from './ticks';
import { driverLabels, tornadoOf, type Tornado, type TornadoRow } from './tornado';

/** Which input moves the runway most. */
export function RunwayTornado({ computed, editor }: { computed: Computed; editor: string }) {
  const id = useId();
  const tornado = tornadoOf(computed.sensitivity, computed.digits);
  const { measure, base, rows } = tornado;
  const ticks = roundTicks(...spanOf(rows, base));
  const { currency } = computed;
  const unit = measure === 'runway' ? 'months' : currency;
  const decimals = measure === 'runway' ? 1 : 0;
  const figure = (value: number) =>
    measure === 'runway' && value >= 60 ? 'beyond 60 months' : `${formatNumber(value, decimals)} ${unit}`;

  if (rows.every(({ low, high }) => low === high))
    return (
      <MissingChart name="What buys most runway" to={editor} action="Add customers and a price">
        New customers, churn, price and acquisition cost change nothing in this plan: it has none of them yet.
      </MissingChart>
    );
  return (
    <ChartFrame
      name="What buys most runway"
      finding={describeTornado(computed, tornado)}
      summary={
        measure === 'runway'
          ? `Runway without funding when one input changes and the others stay. Now it is ${figure(base)}.`
          : `None of these inputs changes the runway, so this is cash after five years. Now it is ${figure(base)}.`
      }
      legend={[
        { label: 'Input lowered', kind: 'fill', index: 1 },
        { label: 'Input raised', kind: 'fill', index: 2 },
      ]}
      patternId={id}
      isVertical
      table={{
        unit,
        first: 'Input',
        columns: ['Change (± %)', 'Lowered', 'Now', 'Raised'],
        rows: rows.map(({ label, percent, low, high }) => ({ head: label, cells: [percent, low, base, high] })),
        decimals: [0, decimals, decimals, decimals],
      }}
    >
      <BarChart
        responsive
        layout="vertical"
        style={{ width: '100%', height: 260 }}
        data={rows}
        margin={{ top: 4, right: 28, bottom: 16, left: 0 }}
        barCategoryGap="28%"
        aria-label="What buys most runway"
      >
        <FillPatterns id={id} count={3} />
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis
          type="number"
          domain={[ticks[0]!, ticks.at(-1)!]}
          ticks={ticks}
          tickFormatter={formatCompact}
          tick={axisTick}
          tickLine={false}
          axisLine={false}
          label={{ value: unit, position: 'insideBottomRight', offset: -10, fill: 'var(--ink-3)', fontSize: 12 }}
        />
        <YAxis
          type="category"
          dataKey={({ label, percent }: TornadoRow) => `${label} ±${percent} %`}
          width={112}
          tick={axisTick}
          tickLine={false}
          axisLine={false}
        />
        {readout<TornadoRow>(({ label, percent, low, high }) => ({
          title: label,
          values: [
            [`−${percent} %`, figure(low)],
            ['Now', figure(base)],
            [`+${percent} %`, figure(high)],
          ],
        }))}
        <Bar dataKey="range" isAnimationActive={false} shape={halvesOf(base, id)} />
        <ReferenceLine x={base} stroke="var(--ink)" strokeWidth={1.5} />
      </BarChart>
    </ChartFrame>
  );
}

/** Draws the bars around a base. @param id of the patterns */
const halvesOf = (base: number, id: string) => {
  const draw = (bar: BarShapeProps) => <Halves bar={bar} base={base} id={id} />;
  return draw;
};

/** The sides of a bar around the base: each is the input lowered, or raised. */
function Halves({ bar, base, id }: { bar: BarShapeProps; base: number; id: string }) {
  const { x, y, width, height } = bar;
  const { low, high, range } = bar.payload as TornadoRow;
  const [from, to] = range;
  if (to === from) return <rect x={Number(x) - 1} y={y} width="2" height={height} fill="var(--ink-3)" />;
  const at = (value: number) => Number(x) + ((value - from) / (to - from)) * Number(width);
  const side = (value: number, look: number) => (
    <rect
      x={Math.min(at(base), at(value))}
      y={y}
      width={Math.abs(at(value) - at(base))}
      height={height}
      fill={fillOf(id, look)}
      stroke="var(--surface)"
    />
  );
  return (
    <g>
      {side(low, 1)}
      {side(high, 2)}
    </g>
  );
}

function spanOf(rows: readonly TornadoRow[], base: number): [number, number] {
  const values = [base, ...rows.flatMap(({ range }) => range)];
  return [Math.min(...values), Math.max(...values)];
}

function describeTornado({ sensitivity }: Computed, { measure, rows }: Tornado): string {
  const best = sensitivity.ranking.reduce((a, b) => (b.runwayGain > a.runwayGain ? b : a));
  if (best.runwayGain <= 0) {
    const first = rows[0]!;
    const what = measure === 'runway' ? 'Runway' : 'Cash after five years';
    return `${what} depends most on ${first.label.toLowerCase()}`;
  }
  const row = rows.find(({ driver }) => driver === best.driver)!;
  const direction = row.high > row.low ? 'higher' : 'lower';
  return `${driverLabels[best.driver]} ${best.percent} % ${direction} buys ${formatNumber(best.runwayGain / 100, 1)} months of runway`;
}
