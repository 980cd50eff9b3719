import { Commentable } from '../comments/Commentable';
import { OriginBadge } from '../parts/OriginBadge';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { assumptionElementId } from './highlight/backings';
import { OutcomeBadge } from './OutcomeBadge';
import { Section } from './Section';
import { TestResult } from './TestResult';

/** The riskiest assumptions, each with a test of one week, and what the tests found. */
export function AssumptionBoard({ analysis, isLatest }: { analysis: Report_AnalysisFragment; isLatest: boolean }) {
  const { assumptions, results, viewerCanEdit } = analysis;
  const current = new Set(assumptions.map(({ claim }) => claim));
  const earlier = results.filter(({ claim }) => !current.has(claim));
  return (
    <Section
      title="Riskiest assumptions"
      intro="The one that could end the idea soonest, for the least effort, comes first. Each has a test of one week."
      className="print:break-before-page print:border-t-0"
    >
      <ol className="flex flex-col gap-4 print:gap-2">
        {assumptions.map((assumption) => (
          <li
            key={assumption.claim}
            id={assumptionElementId(assumption.claim)}
            tabIndex={-1}
            className="break-inside-avoid rounded-card border border-line px-4 py-4 print:px-3 print:py-1.5"
          >
            <Commentable claim={assumption.claim} label={assumption.text}>
              <div className="print:flex print:items-center print:gap-3">
                <h3 className="flex gap-2 text-lead">
                  <span className="text-ink-3 tabular-nums">{assumption.rank}</span>
                  <span className="text-balance">{assumption.text}</span>
                </h3>
                <p className="mt-1 print:mt-0">
                  <OriginBadge origin="guess" isOwner={viewerCanEdit} />
                </p>
              </div>
            </Commentable>
            <dl className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-2 print:mt-1 print:grid-cols-2">
              <div>
                <dt className="text-meta text-ink-3">Test this week</dt>
                <dd>{assumption.test}</dd>
              </div>
              <div>
                <dt className="text-meta text-ink-3">Stop or change the idea if</dt>
                <dd>{assumption.killCriterion}</dd>
              </div>
            </dl>
            <TestResult
              analysis={analysis}
              claim={assumption.claim}
              assumption={assumption.text}
              canEdit={viewerCanEdit && isLatest}
            />
          </li>
        ))}
      </ol>
      {earlier.length > 0 && (
        <>
          <h3 className="mt-6 text-lead">Tests of earlier assumptions</h3>
          <ul className="mt-2 divide-y divide-line">
            {earlier.map((result) => (
              <li key={result.claim} className="break-inside-avoid py-3">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="font-medium">{result.assumption}</span>
                  <OutcomeBadge outcome={result.outcome} />
                  <RelativeTime value={result.updatedAt} className="text-meta text-ink-3" />
                </p>
                {result.note && <p className="mt-1 break-words whitespace-pre-wrap text-ink-2">{result.note}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
