import { canvasLabels, labelOf } from '../parts/analysisLabels';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { rangeOf } from './highlight/backings';
import { QuotedWords } from './highlight/QuotedWords';
import { Section } from './Section';

/** The nine blocks of the lean canvas in the founder's words. Nothing fills an empty one. */
export function LeanCanvas({ analysis }: { analysis: Report_AnalysisFragment }) {
  return (
    <Section title="Lean canvas" className="print:break-before-page print:border-t-0">
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3 print:grid-cols-3">
        {analysis.canvas.map(({ block, entries }) => (
          <div key={block} className="break-inside-avoid bg-surface px-3 py-3 print:px-2 print:py-1.5">
            <dt className="text-meta font-bold">{labelOf(canvasLabels, block)}</dt>
            {entries.length === 0 ? (
              <dd className="mt-1 text-meta text-ink-3">Nothing found in the text</dd>
            ) : (
              entries.map((entry) => (
                <dd key={entry.start} className="mt-1 text-meta break-words touch:[dd+&]:mt-4 print:mt-0.5">
                  <QuotedWords quote={entry.quote} range={rangeOf(analysis.text, entry)} isRow />
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}
