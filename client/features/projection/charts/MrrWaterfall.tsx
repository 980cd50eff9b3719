import { useId, useState } from 'react';
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ReferenceLine, XAxis, YAxis } from 'recharts';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { Select } from '../../../ui/form/Select';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import type { Computed } from '../chosen/messages';
import { axisTicks } from '../result/chartScale';
import { formatCompact, formatNumber, monthName } from '../result/format';
import { ChartFrame } from './ChartFrame';
import { axisTick, chartHeight, fillOf, FillPatterns } from './looks';
import { MissingChart } from './MissingChart';
import { readout } from './Readout';
import { waterfallSteps, type WaterfallStep } from './waterfall';

const plainAxis = { tick: axisTick, tickLine: false, axisLine: false };
const looks = { total: 0, rise: 1, fall: 2 } as const;
const periods = ['1', '2', '3', '4', '5', 'all'] as const;
type Period = (typeof periods)[number];

const signed = (value: number, format: (value: number) => string) => `${value > 0 ? '+' : ''}${format(value)}`;
const shown = ({ kind, amount }: WaterfallStep, format: (value: number) => string) =>
  kind === 'total' ? format(amount) : signed(amount, format);

/** How MRR gets from its opening to its closing. */
export function MrrWaterfall({ computed, editor }: { computed: Computed; editor: string }) {
  const [period, setPeriod] = useState<Period>('1');
  const id = useId();
  // Six labels side by side need more than a phone's width.
  const isNarrow = useMediaQuery('(max-width: 699px)');
  if (!computed.hasSubscription)
    return (
      <MissingChart name="MRR waterfall" to={editor} action="Add a subscription">
        Without a subscription there is no monthly recurring revenue.
      </MissingChart>
    );
  const { currency, start } = computed;
  const first = period === 'all' ? 1 : (Number(period) - 1) * 12 + 1;
  const last = period === 'all' ? projectionLimits.months : first + 11;
  const steps = waterfallSteps(computed, first, last);
  const [opening, closing] = [steps[0]!.amount, steps.at(-1)!.amount];
  const change = closing - opening;
  const span = `${monthName(start + first - 1)} to ${monthName(start + last - 1)}`;
  const finding =
    change === 0
      ? `MRR stays at ${formatNumber(closing)} ${currency}`
      : `MRR ${change > 0 ? 'grows' : 'falls'} from ${formatNumber(opening)} to ${formatNumber(closing)} ${currency}`;
  const ticks = axisTicks(0, Math.max(...steps.flatMap(({ range }) => range)));
  const [Names, Amounts] = isNarrow ? [YAxis, XAxis] : [XAxis, YAxis];
  return (
    <ChartFrame
      name="MRR waterfall"
      finding={finding}
      summary={`${span}. What was added and lost on the way from opening to closing MRR, in ${currency} a month.`}
      controls={
        <Select
          label="Period"
          options={periods.map((value) => ({ value, label: value === 'all' ? 'All five years' : `Year ${value}` }))}
          value={period}
          onValueChange={setPeriod}
          className="w-40"
        />
      }
      table={{
        unit: `${currency} a month`,
        first: 'Movement',
        columns: [span],
        rows: steps.map(({ name, amount }) => ({ head: name, cells: [amount] })),
        decimals: computed.digits,
      }}
      isVertical={isNarrow}
    >
      <BarChart
        responsive
        style={{ width: '100%', height: chartHeight }}
        data={steps}
        layout={isNarrow ? 'vertical' : 'horizontal'}
        margin={isNarrow ? { top: 0, right: 44, bottom: 0, left: 0 } : { top: 20, right: 4, bottom: 0, left: 0 }}
        barCategoryGap="18%"
        aria-label={`MRR waterfall, ${span}`}
      >
        <FillPatterns id={id} count={3} />
        <CartesianGrid vertical={isNarrow} horizontal={!isNarrow} stroke="var(--line)" />
        <Names type="category" dataKey="name" interval={0} {...(isNarrow && { width: 76 })} {...plainAxis} />
        <Amounts
          type="number"
          ticks={ticks}
          domain={[ticks[0]!, ticks.at(-1)!]}
          tickFormatter={formatCompact}
          {...(!isNarrow && { width: 44 })}
          {...plainAxis}
        />
        <ReferenceLine {...(isNarrow ? { x: 0 } : { y: 0 })} stroke="var(--line-strong)" />
        {readout<WaterfallStep>((step) => ({
          title: step.name,
          values: [[`${currency} a month`, shown(step, formatNumber)]],
        }))}
        <Bar dataKey="range" isAnimationActive={false} minPointSize={2}>
          {steps.map(({ name, kind }) => (
            <Cell key={name} fill={fillOf(id, looks[kind])} stroke="var(--surface)" />
          ))}
          <LabelList
            position={isNarrow ? 'right' : 'top'}
            fill="var(--ink-2)"
            fontSize={12}
            valueAccessor={(_entry: unknown, index: number) => shown(steps[index]!, formatCompact)}
          />
        </Bar>
      </BarChart>
    </ChartFrame>
  );
}
