import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useFirstMatches } from '../../../lib/useFirstMatches';
import { toCallError } from '../../../http/toCallError';
import type { FirstResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { JobRow } from '../browse/JobRow';
import { EntryRowsSkeleton } from '../../../shell/EntryRows';
import { SearchFirstJobsDocument } from './__generated__/SearchJobs.generated';

/** The newest matching jobs, for the page with all kinds of results. */
export function FirstJobResults({ query, onFound }: FirstResultsProps) {
  const { data, error, refetch, fetchMore } = useQuery(SearchFirstJobsDocument, {
    variables: { query },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const jobs = data?.searchJobs.edges;
  const first = useFirstMatches(data?.searchJobs, (after) => fetchMore({ variables: { after } }));
  const { count } = first;
  const failure = error ?? first.error;

  useEffect(() => {
    if (count !== undefined) onFound(count);
  }, [count, onFound]);

  if (failure && count === undefined)
    return (
      <ErrorState onRetry={() => (error ? void refetch() : first.retry())}>
        {toCallError(failure, 'Couldn’t load jobs.').message}
      </ErrorState>
    );
  if (!jobs || count === undefined) return <EntryRowsSkeleton label="Loading jobs" rows={2} />;
  return (
    <ul aria-label={`Jobs matching ${query}`}>
      {jobs.map(({ node }) => (
        <JobRow key={node.id} job={node} isSeparate />
      ))}
    </ul>
  );
}
