import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { toCallError } from '../../../http/toCallError';
import type { FirstResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { JobRow } from '../browse/JobRow';
import { EntryRowsSkeleton } from '../../../shell/EntryRows';
import { SearchFirstJobsDocument } from './__generated__/SearchJobs.generated';

/** The newest matching jobs, for the page with all kinds of results. */
export function FirstJobResults({ query, onFound }: FirstResultsProps) {
  const { data, error, refetch } = useQuery(SearchFirstJobsDocument, {
    variables: { query },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const jobs = data?.searchJobs.edges;
  const count = jobs?.length;

  useEffect(() => {
    if (count !== undefined) onFound(count);
  }, [count, onFound]);

  if (error && !jobs)
    return <ErrorState onRetry={() => void refetch()}>{toCallError(error, 'Couldn’t load jobs.').message}</ErrorState>;
  if (!jobs) return <EntryRowsSkeleton label="Loading jobs" rows={2} />;
  return (
    <ul aria-label={`Jobs matching ${query}`}>
      {jobs.map(({ node }) => (
        <JobRow key={node.id} job={node} isSeparate />
      ))}
    </ul>
  );
}
