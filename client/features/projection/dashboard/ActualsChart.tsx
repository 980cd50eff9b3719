import { useState } from 'react';
import type { ActualLine } from '../../../../shared/projection/actuals';
import { actualFields } from '../../../../shared/projection/fields';
import { Select } from '../../../ui/form/Select';
import type { Computed } from '../chosen/messages';
import { MonthChart } from '../result/MonthChart';
import { actualSeries, linesWithActuals } from './actualSeries';
import type { ActualMonths } from './actualValues';

export interface ActualsChartProps {
  computed: Computed;
  months: ActualMonths;
}

/** One line of the actual figures against the plan. The table below has the same figures. */
export function ActualsChart({ computed, months }: ActualsChartProps) {
  const [chosen, setLine] = useState<ActualLine>('closingCash');
  const known = linesWithActuals(months, computed.start);
  const line = known.includes(chosen) ? chosen : known[0];
  if (!line) return null;
  const { plan, actual, unit, title } = actualSeries(line, months, computed);
  return (
    <div className="mt-4">
      {known.length > 1 && (
        <Select
          label="Figure"
          options={known.map((one) => ({ value: one, label: actualFields[one].label }))}
          value={line}
          onValueChange={setLine}
          className="w-52"
        />
      )}
      <div className="-mx-4">
        <MonthChart
          title={title}
          start={computed.start}
          unit={unit}
          kind="by month"
          series={[
            { label: 'Plan', values: plan, stroke: 'var(--series-laurel)', dash: '7 4' },
            { label: 'Actual', values: actual, stroke: 'var(--series-ochre)', dash: '', hasMarks: true },
          ]}
        />
      </div>
    </div>
  );
}
