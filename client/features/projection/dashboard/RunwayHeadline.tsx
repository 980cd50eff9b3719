import type { Computed } from '../chosen/messages';
import { describeRunway } from '../result/KeyFigures';
import { formatNumber, lowerFirst } from '../result/format';
import { cashWithoutRounds, explainRunway } from './figures';
import { Formula } from './FigureCard';
import { Sparkline } from './Sparkline';

export interface RunwayHeadlineProps {
  computed: Computed;
  month: number;
  /** How long the latest actual cash lasts: it comes before the plan. */
  actual: string | null;
}

/** The runway without funding: money that isn't raised yet is hope. */
export function RunwayHeadline({ computed, month, actual }: RunwayHeadlineProps) {
  const { planRunwayMonths, totalRaised } = computed.summary;
  const explanation = explainRunway(computed);
  return (
    <section aria-labelledby="runway" className="border-b border-line px-4 py-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="runway" className="max-w-160 text-page text-balance">
          {actual ?? describeRunway(computed)}
        </h2>
        <Sparkline values={cashWithoutRounds(computed)} month={month} />
      </div>
      <p className="mt-2 max-w-160 text-pretty text-ink-2">
        {actual !== null && `In the plan: ${lowerFirst(describeRunway(computed))} `}
        Runway is the time until cash is gone, at the plan’s income and costs.{' '}
        {totalRaised > 0 &&
          (planRunwayMonths === null
            ? 'With the planned rounds, cash lasts beyond five years.'
            : `With the planned rounds, it is ${formatNumber(planRunwayMonths / 100, 1)} months.`)}
      </p>
      {explanation && <Formula {...explanation} />}
    </section>
  );
}
