import { useQuery } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { countFilters, noFilter } from '../filter/jobFilter';
import { EntryRows } from '../../../shell/EntryRows';
import { useJobSearch } from '../useJobSearch';
import { JobRow } from './JobRow';
import { JobsDocument } from './__generated__/Jobs.generated';

export interface JobBrowserProps {
  currentId?: string;
  /** Called with the first job once known, null without one. Stable between renders. */
  onFirst?: (id: string | null | undefined) => void;
  /** Shown when nothing matches words alone. */
  empty?: ReactNode;
  /** Omits the parameters of the URL from the links: another page than that of jobs. */
  isSeparate?: boolean;
}

/** Open jobs that match the search of the URL. */
export function JobBrowser({ currentId, onFirst, empty, isSeparate }: JobBrowserProps) {
  const { search, sort, change } = useJobSearch();
  const { query, filter } = search;
  const { data, error, refetch, fetchMore } = useQuery(JobsDocument, {
    variables: { query, filter, sort },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const firstId = data && (data.jobs.edges[0]?.node.id ?? (data.jobs.pageInfo.hasNextPage ? undefined : null));
  useEffect(() => onFirst?.(firstId), [firstId, onFirst]);

  const isFiltered = countFilters(filter) > 0;
  return (
    <EntryRows
      key={JSON.stringify([search, sort])}
      label="Jobs"
      list={data?.jobs}
      error={error}
      failed="Couldn’t load jobs."
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(job) => (
        <JobRow
          key={job.id}
          job={job}
          isCurrent={job.id === currentId}
          isSeparate={isSeparate}
          showsFit={sort === 'BEST_FIT'}
        />
      )}
      empty={
        isFiltered || (query && !empty) ? (
          <EmptyState
            action={
              <Button onClick={() => change(isFiltered ? { filter: noFilter } : { query: '' })}>
                {isFiltered ? 'Clear filters' : 'Clear search'}
              </Button>
            }
          >
            No jobs
            {query && (
              <>
                {' '}
                for <span className="break-words text-ink">{query}</span>
              </>
            )}
            {isFiltered && ' with these filters'}.
          </EmptyState>
        ) : (
          (empty ?? <EmptyState>No open jobs yet. Post the first one.</EmptyState>)
        )
      }
    />
  );
}
