import { ButtonLink } from '../../../ui/button/Button';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { confidenceLabels } from '../parts/analysisLabels';
import { ScoreNumber } from '../parts/ScoreNumber';
import { VerdictBadge } from '../parts/VerdictBadge';
import type { AnalysisVersionsQuery } from './__generated__/Versions.generated';

export type Version = AnalysisVersionsQuery['analysisVersions'][number];

/** All versions, the latest first. */
export function VersionList({ versions }: { versions: readonly Version[] }) {
  return (
    <ul aria-label="Versions" className="mt-4 border-t border-line">
      {versions.map(({ number, score, verdict, confidence, version, createdAt }, index) => (
        <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-4 md:px-6">
          <ScoreNumber score={score} className="w-10 text-section" />
          <div className="min-w-0 flex-1 basis-48">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-bold">Version {number}</span>
              {index === 0 && <span className="text-meta text-ink-2">Latest</span>}
              <VerdictBadge verdict={verdict} />
            </p>
            <p className="mt-1 text-meta text-ink-3">
              <RelativeTime value={createdAt} /> · {confidenceLabels[confidence]} · Analyst {version}
            </p>
          </div>
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:pl-14 max-md:empty:hidden">
            {number > 1 && (
              <ButtonLink
                to={`?view=versions&from=${number - 1}&to=${number}`}
                aria-label={`See what changed in version ${number}`}
              >
                See what changed
              </ButtonLink>
            )}
            {index > 0 && (
              <ButtonLink to={`?view=versions&version=${number}`} aria-label={`Open report of version ${number}`}>
                Open report
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
