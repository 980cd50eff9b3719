import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { toCallError } from '../../../http/toCallError';
import type { FirstResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { FoundPersonRow } from './FoundPersonRow';
import { hasPeopleWords } from './hasPeopleWords';
import { SearchFirstPeopleDocument } from './__generated__/PeopleResults.generated';

/** The best matching people, for the page with all kinds of results. */
export function FirstPeopleResults({ query, onFound }: FirstResultsProps) {
  const isSearch = hasPeopleWords(query);
  const { data, error, refetch } = useQuery(SearchFirstPeopleDocument, {
    variables: { query },
    skip: !isSearch,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const people = data?.searchPeople.edges;
  const count = isSearch ? people?.length : 0;

  useEffect(() => {
    if (count !== undefined) onFound(count);
  }, [count, onFound]);

  if (error && !people)
    return (
      <ErrorState onRetry={() => void refetch()}>{toCallError(error, 'Couldn’t load people.').message}</ErrorState>
    );
  if (count === undefined) return <SkeletonRows label="Loading people" rows={2} />;
  return (
    <ul aria-label={`People matching ${query}`}>
      {people?.map(({ node }) => (
        <FoundPersonRow key={node.id} match={node} />
      ))}
    </ul>
  );
}
