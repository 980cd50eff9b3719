import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import { useShortcuts } from '../../../shell/shortcuts/store';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Status } from '../../../ui/feedback/Status';
import { LoadMoreRows } from '../../../ui/LoadMoreRows';
import { statusLabels, type StatusName } from '../jobLabels';
import { ApplicantRow } from './ApplicantRow';
import { boardGroups, countGroup, moves } from './boardGroups';
import { useMarkSeen } from './useMarkSeen';
import { useMoveApplication } from './useMoveApplication';
import { JobApplicationsDocument, type Applicant_ApplicationFragment } from './__generated__/Board.generated';

const describeError = (error: unknown) => toCallError(error, 'Couldn’t load applicants.').message;

/** Ids of applications that were new in this visit: they stay marked after the server marked them as seen. */
function useNewIds(applications: readonly Applicant_ApplicationFragment[]): ReadonlySet<string> {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const arrived = applications.filter(({ id, status }) => status === 'SENT' && !newIds.has(id));
  if (arrived.length > 0) setNewIds(new Set([...newIds, ...arrived.map(({ id }) => id)]));
  return newIds;
}

const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-applicant]')?.dataset.applicant;

/** Applicants of the viewer's own job by state. Opening it marks new applications as seen. */
export function ApplicantBoard({ jobId, isDraft }: { jobId: string; isDraft: boolean }) {
  const { data, error, loading, refetch, fetchMore } = useQuery(JobApplicationsDocument, {
    variables: { jobId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.jobApplications;
  const applications = list?.edges.map(({ node }) => node) ?? [];
  const newIds = useNewIds(applications);
  const moveApplication = useMoveApplication(jobId);
  const [moved, setMoved] = useState('');
  const movedId = useRef<string>(undefined);
  useMarkSeen(jobId, applications);
  useAfterReconnect(() => void refetch().catch(() => undefined));

  // A moved row is mounted again in another group.
  useEffect(() => {
    if (!movedId.current || (document.activeElement ?? document.body) !== document.body) return;
    document.querySelector<HTMLElement>(`[data-applicant="${movedId.current}"]`)?.focus();
  });

  function move(application: Applicant_ApplicationFragment, status: StatusName) {
    movedId.current = application.id;
    setMoved(`${application.applicant.displayName} moved to ${statusLabels[status]}.`);
    void moveApplication(application, status);
  }

  useShortcuts(
    moves.map(({ status, label, key }) => ({
      keys: key,
      label: `Move the focused applicant to ${label}`,
      group: 'Applicants',
      run() {
        const application = applications.find(({ id }) => id === focusedId());
        if (application) move(application, status);
      },
    })),
  );

  const failure = error && (
    <ErrorState onRetry={() => void refetch()} retrying={loading}>
      {describeError(error)}
    </ErrorState>
  );
  if (!data || !list) return failure ?? <SkeletonRows label="Loading applicants" />;
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <>
      {failure}
      <Status className="sr-only">{moved}</Status>
      {applications.length === 0 && !hasNextPage && (
        <EmptyState>
          {isDraft
            ? 'Publish this job to receive applications.'
            : 'No applicants yet. They appear here as soon as they apply.'}
        </EmptyState>
      )}
      {boardGroups.map((group) => {
        const members = applications.filter(({ status }) => group.statuses.includes(status));
        if (members.length === 0) return null;
        return (
          <section key={group.label} aria-label={group.label} className="border-b-[8px] border-canvas last:border-b-0">
            <h2 className="border-b border-line px-4 py-3 text-lead font-bold md:px-6">
              {group.label}{' '}
              <span className="font-normal text-ink-3 tabular-nums">
                {countGroup(group, data.jobApplicationCounts)}
              </span>
            </h2>
            <ul>
              {members.map((application) => (
                <ApplicantRow
                  key={application.id}
                  application={application}
                  isNew={newIds.has(application.id) && group.statuses.includes('SENT')}
                  onMove={(status) => move(application, status)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {hasNextPage && endCursor && (
        <LoadMoreRows
          what="applicants"
          key={endCursor}
          readMore={() => fetchMore({ variables: { after: endCursor } })}
          describeError={describeError}
        />
      )}
    </>
  );
}
