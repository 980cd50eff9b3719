import { useEffect, useMemo, useState } from 'react';
import type { Explanation } from '../../../../shared/projection/explanation';
import { Select } from '../../../ui/form/Select';
import type { Chosen } from '../chosen/ChosenModel';
import type { Computed } from '../chosen/messages';
import { formatNumber, monthName } from '../result/format';
import { keyFigures, lineValues } from './figures';
import { Card, FigureCard } from './FigureCard';
import { Sparkline } from './Sparkline';

export interface KeyFigureGridProps {
  chosen: Chosen;
  month: number;
  onMonthChange: (month: number) => void;
}

/** The key figures of one month. */
export function KeyFigureGrid({
  chosen: { computed, figures: worker, scenario },
  month,
  onMonthChange,
}: KeyFigureGridProps) {
  const figures = useMemo(() => keyFigures(computed), [computed]);
  const [explanations, setExplanations] = useState<readonly Explanation[]>([]);
  const { start } = computed;

  useEffect(() => {
    let isCurrent = true;
    const cells = figures.map(({ cell }) => cell);
    void worker.explain(scenario, cells, month).then((next) => isCurrent && setExplanations(next));
    return () => {
      isCurrent = false;
    };
  }, [worker, scenario, figures, month]);

  const hint = computed.metrics.annualisedGrowthPercent[month - 1] ?? null;
  return (
    <section aria-labelledby="key-figures" className="border-b border-line px-4 py-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="key-figures" className="text-section">
          Key figures
        </h2>
        <Select
          label="Month"
          options={Array.from({ length: 60 }, (_, index) => ({
            value: String(index + 1),
            label: monthName(start + index),
          }))}
          value={String(month)}
          onValueChange={(value) => onMonthChange(Number(value))}
          className="w-40"
        />
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
        {figures.map((figure, index) => (
          <FigureCard key={figure.id} figure={figure} month={month} explanation={explanations[index]}>
            {figure.id === 'revenueGrowthPercent' && figure.values[month - 1] === null && hint !== null && (
              <p className="text-meta text-ink-2">
                As a hint: {formatNumber(hint / 100, 1)} % a year at the pace of the last three months.
              </p>
            )}
          </FigureCard>
        ))}
        <BreakEven computed={computed} month={month} />
      </ul>
    </section>
  );
}

function BreakEven({ computed, month }: { computed: Computed; month: number }) {
  const { breakEvenMonth: first, sustainedBreakEvenMonth: lasting } = computed.summary;
  const name = (at: number) => monthName(computed.start + at - 1);
  return (
    <Card
      label="Break-even that lasts"
      meaning="The first month from which operating profit stays at zero or above. The line is operating profit."
      trend={<Sparkline values={lineValues(computed, 'operatingProfit')} month={month} />}
    >
      {lasting === null ? (
        <p className="text-pretty">
          <span className="font-medium">Not within five years</span>{' '}
          <span className="text-ink-2">
            {first === null
              ? 'because no month with revenue covers its costs.'
              : `because profit in ${name(first)} is followed by losses.`}
          </span>
        </p>
      ) : (
        <>
          <p className="text-section font-bold">{name(lasting)}</p>
          <p className="text-meta text-ink-2">
            {first === lasting
              ? 'Also the first month without a loss'
              : `The first month without a loss is ${name(first!)}`}
          </p>
        </>
      )}
    </Card>
  );
}
