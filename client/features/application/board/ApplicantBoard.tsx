import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useShortcuts } from '../../../shell/shortcuts/store';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Status } from '../../../ui/feedback/Status';
import { LoadMoreRows } from '../../../ui/LoadMoreRows';
import { ApplicantRow } from './ApplicantRow';
import { countGroup } from './boardGroups';
import { newStatus, type BoardApplication, type BoardKind } from './boardKind';
import { useMarkSeen } from './useMarkSeen';

/** Ids of applications that were new in this visit: they stay marked after the server marked them as seen. */
function useNewIds(applications: readonly { id: string; status: string }[]): ReadonlySet<string> {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const arrived = applications.filter(({ id, status }) => status === newStatus && !newIds.has(id));
  if (arrived.length > 0) setNewIds(new Set([...newIds, ...arrived.map(({ id }) => id)]));
  return newIds;
}

const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-applicant]')?.dataset.applicant;

const findRow = (id: string) => document.querySelector<HTMLElement>(`[data-applicant="${id}"]`);

export interface ApplicantBoardProps<Status extends string> {
  kind: BoardKind<Status>;
  /** The applications loaded so far; undefined until the first page is loaded. */
  list:
    | {
        edges: readonly { node: BoardApplication<Status> }[];
        pageInfo: { endCursor: string | null; hasNextPage: boolean };
      }
    | undefined;
  counts: readonly { status: Status; count: number }[];
  /** Error of the query. Rows loaded before stay visible. */
  error: unknown;
  describeError: (error: unknown) => string;
  isLoading: boolean;
  onRetry: () => unknown;
  loadMore: (after: string) => Promise<unknown>;
  /** Sentence without applications. */
  empty: ReactNode;
  /** Marks new applications as seen. */
  markSeen: (ids: readonly string[]) => Promise<unknown>;
  /** Moves an application, or asks first. @returns whether it moves now */
  onMove: (application: BoardApplication<Status>, status: Status) => boolean;
  savePrivateNote: (id: string, privateNote: string) => Promise<unknown>;
}

/** Applicants for the viewer's own job or role by state. Opening it marks new applications as seen. */
export function ApplicantBoard<Status extends string>({
  kind,
  list,
  counts,
  error,
  describeError,
  isLoading,
  onRetry,
  loadMore,
  empty,
  markSeen,
  onMove,
  savePrivateNote,
}: ApplicantBoardProps<Status>) {
  const applications = list?.edges.map(({ node }) => node) ?? [];
  const newIds = useNewIds(applications);
  const [moved, setMoved] = useState('');
  const lastMove = useRef<{ id: string; row: HTMLElement | null }>(undefined);
  useMarkSeen(applications, markSeen);

  // A moved row is mounted again in another group.
  useEffect(() => {
    if (!lastMove.current || (document.activeElement ?? document.body) !== document.body) return;
    const row = findRow(lastMove.current.id);
    if (!row || row === lastMove.current.row) return;
    row.focus();
    // Later renders must not take the focus again.
    lastMove.current = undefined;
  });

  function move(application: BoardApplication<Status>, status: Status) {
    if (application.status === status || application.status === kind.final) return;
    lastMove.current = { id: application.id, row: findRow(application.id) };
    if (onMove(application, status)) setMoved(`${application.applicant.displayName} moved to ${kind.labels[status]}.`);
  }

  useShortcuts(
    kind.moves.map(({ status, label, key }) => ({
      keys: key,
      label: `Move the focused applicant to ${label}`,
      group: 'Applicants',
      run() {
        const application = applications.find(({ id }) => id === focusedId());
        if (application) move(application, status);
      },
    })),
  );

  const failure = Boolean(error) && (
    <ErrorState onRetry={onRetry} retrying={isLoading}>
      {describeError(error)}
    </ErrorState>
  );
  if (!list) return failure || <SkeletonRows label="Loading applicants" />;
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <>
      {failure}
      <Status className="sr-only">{moved}</Status>
      {applications.length === 0 && !hasNextPage && <EmptyState>{empty}</EmptyState>}
      {kind.groups.map((group) => {
        const members = applications.filter(({ status }) => group.statuses.includes(status));
        if (members.length === 0) return null;
        return (
          <section key={group.label} aria-label={group.label} className="border-b-[8px] border-canvas last:border-b-0">
            <h2 className="border-b border-line px-4 py-3 text-lead font-bold md:px-6">
              {group.label} <span className="font-normal text-ink-3 tabular-nums">{countGroup(group, counts)}</span>
            </h2>
            <ul>
              {members.map((application) => (
                <ApplicantRow
                  key={application.id}
                  kind={kind}
                  application={application}
                  isNew={newIds.has(application.id) && (group.statuses as readonly string[]).includes(newStatus)}
                  onMove={(status) => move(application, status)}
                  savePrivateNote={(privateNote) => savePrivateNote(application.id, privateNote)}
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
          readMore={() => loadMore(endCursor)}
          describeError={describeError}
        />
      )}
    </>
  );
}
