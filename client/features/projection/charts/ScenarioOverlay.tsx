import { useState } from 'react';
import { Line, LineChart } from 'recharts';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { Select } from '../../../ui/form/Select';
import type { Variant } from '../chosen/messages';
import { formatNumber, monthName } from '../result/format';
import { ChartFrame } from './ChartFrame';
import { chartHeight, colourOf, dashOf } from './looks';
import { markedDot } from './markedDot';
import { MissingChart } from './MissingChart';
import { monthAxes } from './monthAxis';
import { isComputed, overlayLines, overlayPoints, seriesId, type OverlayLine } from './overlay';
import { readout } from './Readout';

/** The base and its scenarios over each other. */
export function ScenarioOverlay({ variants, editor }: { variants: readonly Variant[]; editor: string }) {
  const [line, setLine] = useState<OverlayLine>('closingCash');
  const shown = variants.filter(isComputed);
  const broken = variants.filter((variant) => !isComputed(variant));
  const [base, ...others] = shown;
  if (!base || others.length === 0)
    return (
      <MissingChart name="Scenarios" to={editor} action="Open the projection">
        {broken.length > 0
          ? `The scenario “${broken[0]!.name}” can’t be computed: ${broken[0]!.issues![0]?.message}`
          : 'This projection has no scenarios. Add one there to compare it with the base: slower growth, a later hire, no round.'}
      </MissingChart>
    );
  const { start, currency } = base.computed;
  const { label } = overlayLines.find((one) => one.line === line)!;
  const unit = line === 'closingCustomers' ? 'customers' : line === 'closingCash' ? currency : `${currency} a month`;
  const points = overlayPoints(shown, line);
  const end = points[projectionLimits.months - 1]!;
  const differences = others.map((variant, index) => ({
    variant,
    difference: end[seriesId(index + 1)]! - end[seriesId(0)]!,
  }));
  const widest = differences.reduce((a, b) => (Math.abs(b.difference) > Math.abs(a.difference) ? b : a));
  const finding =
    widest.difference === 0
      ? `After five years, ${label === 'MRR' ? label : label.toLowerCase()} is the same in all scenarios`
      : `“${widest.variant.name}” ends ${formatNumber(Math.abs(widest.difference))} ${widest.difference > 0 ? 'above' : 'below'} the base`;
  const names = shown.map(({ name }) => name);
  return (
    <ChartFrame
      name="Scenarios"
      finding={finding}
      summary={`${label} by month for the base and each scenario, in ${unit}. Everything is a forecast.`}
      controls={
        <Select
          label="Figure"
          options={overlayLines.map((one) => ({ value: one.line, label: one.label }))}
          value={line}
          onValueChange={setLine}
          className="w-40"
        />
      }
      legend={names.map((name, index) => ({ label: name, kind: 'line', index }))}
      table={{
        unit,
        first: 'Month',
        columns: names,
        rows: points.map((point, index) => ({
          head: monthName(start + index),
          cells: names.map((_, at) => point[seriesId(at)]!),
        })),
      }}
      footer={
        broken.length > 0 && (
          <p className="mt-2 text-meta text-ink-2">
            Not drawn, because it can’t be computed: {broken.map(({ name }) => `“${name}”`).join(', ')}.
          </p>
        )
      }
    >
      <LineChart
        responsive
        style={{ width: '100%', height: chartHeight }}
        data={points}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        aria-label={`${label} of the base and its scenarios`}
      >
        {monthAxes(
          start,
          points.flatMap(({ month: _month, ...values }) => Object.values(values)),
        )}
        {readout<Record<string, number>>((point) => ({
          title: monthName(start + point.month! - 1),
          values: names.map((name, index) => [name, formatNumber(point[seriesId(index)]!)] as const),
        }))}
        {names.map((name, index) => (
          <Line
            key={seriesId(index)}
            name={name}
            dataKey={seriesId(index)}
            stroke={colourOf(index)}
            strokeWidth={2.5}
            strokeDasharray={dashOf(index)}
            dot={markedDot(index)}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ChartFrame>
  );
}
