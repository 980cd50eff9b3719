import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { JobRow } from '../browse/JobRow';
import { EntryRows } from '../../../shell/EntryRows';
import { ApplicationRow } from './ApplicationRow';
import { BookmarkedJobsDocument, OwnJobApplicationsDocument, OwnJobsDocument } from './__generated__/OwnJobs.generated';

export interface OwnListProps {
  currentId?: string;
  /** Called with the id of the first job once known, null without one. Stable between renders. */
  onFirst: (id: string | null | undefined) => void;
}

const fetching = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** The viewer's own jobs in every state. */
export function OwnJobList({ currentId, onFirst }: OwnListProps) {
  const { data, error, refetch, fetchMore } = useQuery(OwnJobsDocument, fetching);
  const firstId = data && (data.ownJobs.edges[0]?.node.id ?? null);
  useEffect(() => onFirst(firstId), [firstId, onFirst]);
  return (
    <EntryRows
      label="Your jobs"
      list={data?.ownJobs}
      error={error}
      failed="Couldn’t load your jobs."
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(job) => <JobRow key={job.id} job={job} isCurrent={job.id === currentId} />}
      empty={
        <EmptyState action={<ButtonLink to="/jobs/new">Post a job</ButtonLink>}>
          You haven’t posted a job yet. Find your next teammate or co-founder here.
        </EmptyState>
      }
    />
  );
}

/** Jobs in the viewer's bookmarks. */
export function BookmarkedJobList({ currentId, onFirst }: OwnListProps) {
  const { data, error, refetch, fetchMore } = useQuery(BookmarkedJobsDocument, fetching);
  const firstId = data && (data.bookmarkedJobs.edges[0]?.node.id ?? null);
  useEffect(() => onFirst(firstId), [firstId, onFirst]);
  return (
    <EntryRows
      label="Bookmarked jobs"
      list={data?.bookmarkedJobs}
      error={error}
      failed="Couldn’t load your bookmarks."
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(job) => <JobRow key={job.id} job={job} isCurrent={job.id === currentId} />}
      empty={
        <EmptyState action={<ButtonLink to="/jobs">Browse jobs</ButtonLink>}>
          No bookmarked jobs. Bookmark a job to find it here later.
        </EmptyState>
      }
    />
  );
}

/** The viewer's own applications, whose states change live. */
export function ApplicationList({ currentId, onFirst }: OwnListProps) {
  const { data, error, refetch, fetchMore } = useQuery(OwnJobApplicationsDocument, fetching);
  const firstId = data && (data.ownJobApplications.edges[0]?.node.job.id ?? null);
  useEffect(() => onFirst(firstId), [firstId, onFirst]);
  return (
    <EntryRows
      label="Your applications"
      list={data?.ownJobApplications}
      error={error}
      failed="Couldn’t load your applications."
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(application) => (
        <ApplicationRow key={application.id} application={application} isCurrent={application.job.id === currentId} />
      )}
      empty={
        <EmptyState action={<ButtonLink to="/jobs">Browse jobs</ButtonLink>}>
          You haven’t applied for a job yet. Your applications and their states appear here.
        </EmptyState>
      }
    />
  );
}
