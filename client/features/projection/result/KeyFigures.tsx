import { memo, type ReactNode } from 'react';
import type { Result } from '../model/messages';
import { isEmpty } from './CashChart';
import { formatNumber, monthName } from './format';

/** The key figures of the whole plan. Runway without funding is the headline: money that isn't raised yet is hope. */
export const KeyFigures = memo(function KeyFigures({ result }: { result: Result }) {
  const { summary, start, digits, currency, foundersPercent } = result;
  const money = (value: number) => `${formatNumber(value / 10 ** digits)} ${currency}`;
  const monthOf = (month: number | null) => (month === null ? 'Not within 5 years' : monthName(start + month - 1));
  return (
    <section aria-labelledby="runway" className="border-b border-line px-4 py-4">
      <h2 id="runway" className="text-section text-pretty">
        {describeRunway(result)}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
        <Figure label="Runway with rounds">
          {summary.planRunwayMonths === null
            ? 'Beyond 5 years'
            : `${formatNumber(summary.planRunwayMonths / 100, 1)} months`}
        </Figure>
        <Figure label="Break-even that lasts">{monthOf(summary.sustainedBreakEvenMonth)}</Figure>
        <Figure label={`Lowest cash, ${monthName(start + summary.lowestCashMonth - 1)}`}>
          {money(summary.lowestCash)}
        </Figure>
        <Figure label="Cash after 5 years">{money(summary.month60Cash)}</Figure>
        {summary.totalRaised > 0 && (
          <>
            <Figure label="Raised in 5 years">{money(summary.totalRaised)}</Figure>
            <Figure label="Founders’ share at the end">{formatNumber(foundersPercent, 1)} %</Figure>
          </>
        )}
      </dl>
    </section>
  );
});

export function describeRunway(result: Result): string {
  const { summary, start } = result;
  if (isEmpty(result)) return 'Add opening cash, customers and costs to see how long your cash lasts.';
  const { runwayWithoutFundingMonths: runway } = summary;
  if (runway === null) return 'Without new funding, cash lasts beyond five years.';
  if (runway === 0) return 'Cash is below zero from the start.';
  const months = formatNumber(runway / 100, 1);
  const end = monthName(start + Math.ceil(runway / 100) - 1);
  return `Without new funding, cash lasts ${months} months, until ${end}.`;
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
