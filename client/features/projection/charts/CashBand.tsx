import { useEffect, useState, useSyncExternalStore } from 'react';
import { Area, ComposedChart, Line } from 'recharts';
import type { MonteCarlo } from '../../../../shared/projection/monteCarlo';
import type { Chosen } from '../chosen/ChosenModel';
import { formatNumber, monthName } from '../result/format';
import { describeCash } from '../result/CashChart';
import { bandPoints, describeRisk, type BandPoint } from './cashBand';
import { ChartFrame } from './ChartFrame';
import { bandOpacity, chartHeight, colourOf, dashOf, type LegendEntry } from './looks';
import { markedDot } from './markedDot';
import { MissingChart } from './MissingChart';
import { monthAxes } from './monthAxis';
import { readout } from './Readout';
import { Simulation } from './Simulation';
import { SimulationPanel } from './SimulationPanel';

const legendOf = (hasBand: boolean): LegendEntry[] => [
  { label: 'Plan', kind: 'line', index: 0 },
  ...(hasBand
    ? ([
        { label: 'Median of the runs', kind: 'line', index: 2 },
        { label: 'Half of the runs', kind: 'thinBand', index: 1 },
        { label: '90 % of the runs', kind: 'band', index: 1 },
      ] as const)
    : []),
];

export type CashBandProps = Pick<Chosen, 'computed' | 'choice'> & {
  /** Inputs of the chosen model or scenario. */
  inputs: unknown;
  editor: string;
};

/** Cash by month, with the band in which it ends up when the inputs vary. */
export function CashBand({ computed, choice, inputs, editor }: CashBandProps) {
  const [simulation] = useState(() => new Simulation());
  const state = useSyncExternalStore(simulation.subscribe, simulation.getState);
  useEffect(() => () => simulation.end(), [simulation]);

  const result = state.status === 'finished' ? state.result : null;
  const { start, currency, digits } = computed;
  const points = bandPoints(computed, result);
  if (points.every(({ plan }) => plan === 0))
    return (
      <MissingChart name="Cash with its range" to={editor} action="Add opening cash and costs">
        This plan has no cash yet: nothing comes in and nothing goes out.
      </MissingChart>
    );
  return (
    <ChartFrame
      name="Cash with its range"
      finding={result ? describeRisk(result) : describeCash(computed)}
      summary={
        result
          ? `Cash at the end of each month in ${currency}, with rounds. ${formatNumber(state.status === 'finished' ? state.options.runs : 0)} runs, each with other inputs around the plan.`
          : `Cash at the end of each month in ${currency}, with rounds. Run the simulation to see how far it can be off.`
      }
      legend={legendOf(result !== null)}
      controls={<SimulationPanel simulation={simulation} state={state} choice={choice} inputs={inputs} />}
      table={{
        unit: currency,
        first: 'Month',
        columns: ['Plan', ...(result ? ['5th percentile', '25th', 'Median', '75th', '95th'] : [])],
        rows: points.map((point) => ({
          head: monthName(start + point.month - 1),
          cells:
            point.wide && point.narrow
              ? [point.plan, point.wide[0], point.narrow[0], point.p50!, point.narrow[1], point.wide[1]]
              : [point.plan],
        })),
        decimals: digits,
      }}
      footer={result && <Probabilities result={result} />}
    >
      <ComposedChart
        responsive
        style={{ width: '100%', height: chartHeight }}
        data={points}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        aria-label="Cash by month"
      >
        {monthAxes(
          start,
          points.flatMap(({ plan, wide = [] }) => [plan, ...wide]),
        )}
        {readout<BandPoint>(({ month, plan, p50, wide, narrow }) => ({
          title: monthName(start + month - 1),
          values: [
            ['Plan', formatNumber(plan)],
            ...(wide && narrow
              ? ([
                  ['Median', formatNumber(p50!)],
                  ['Half of the runs', `${formatNumber(narrow[0])} to ${formatNumber(narrow[1])}`],
                  ['90 % of the runs', `${formatNumber(wide[0])} to ${formatNumber(wide[1])}`],
                ] as const)
              : []),
          ],
        }))}
        {result && (
          <>
            <Area
              dataKey="wide"
              stroke={colourOf(1)}
              strokeWidth={1}
              fill={colourOf(1)}
              fillOpacity={bandOpacity}
              activeDot={false}
              isAnimationActive={false}
            />
            <Area
              dataKey="narrow"
              stroke="none"
              fill={colourOf(1)}
              fillOpacity={bandOpacity}
              activeDot={false}
              isAnimationActive={false}
            />
            <Line
              dataKey="p50"
              stroke={colourOf(2)}
              strokeWidth={2}
              strokeDasharray={dashOf(2)}
              dot={markedDot(2)}
              isAnimationActive={false}
            />
          </>
        )}
        <Line
          dataKey="plan"
          stroke={colourOf(0)}
          strokeWidth={2.5}
          strokeDasharray={dashOf(0)}
          dot={markedDot(0)}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ChartFrame>
  );
}

/** How likely it is to be out of cash by the end of each year. */
function Probabilities({ result: { cashOutProbabilityPercent } }: { result: MonteCarlo }) {
  return (
    <div className="mt-3">
      <h3 className="font-medium">Out of cash by the end of</h3>
      <dl className="mt-1 grid grid-cols-5 gap-2 border-t border-line pt-2 tabular-nums">
        {Object.entries(cashOutProbabilityPercent).map(([months, percent]) => (
          <div key={months}>
            <dt className="text-meta text-ink-2">Year {Number(months) / 12}</dt>
            <dd className="font-medium">{formatNumber(percent / 100, 1)} %</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
