import { Commentable } from '../comments/Commentable';
import { dealBreakerLabels, labelOf } from '../parts/analysisLabels';
import { DealBreakerBadge } from '../parts/DealBreakerBadge';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { dealBreakerElementId, rangeOf, withoutQuote } from './highlight/backings';
import { QuotedWords } from './highlight/QuotedWords';
import { Section } from './Section';

/** The conditions that limit the score when they fail. */
export function DealBreakers({ analysis }: { analysis: Report_AnalysisFragment }) {
  return (
    <Section title="Deal-breakers" intro="Each must be shown before a high score counts.">
      <ul className="flex flex-col gap-4 print:grid print:grid-cols-3 print:gap-x-6">
        {analysis.dealBreakers.map((breaker) => {
          const label = labelOf(dealBreakerLabels, breaker.key);
          return (
            <li key={breaker.key} id={dealBreakerElementId(breaker.key)} tabIndex={-1} className="break-inside-avoid">
              <Commentable claim={breaker.claim} label={label}>
                <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {label}
                  <DealBreakerBadge state={breaker.state} />
                </h3>
                <p className="mt-1 text-ink-2 print:mt-0.5">{withoutQuote(breaker.reason, breaker.quote)}</p>
                {breaker.quote !== null && (
                  <p className="mt-1 print:mt-0.5">
                    <QuotedWords quote={breaker.quote} range={rangeOf(analysis.text, breaker)} isRow />
                  </p>
                )}
              </Commentable>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
