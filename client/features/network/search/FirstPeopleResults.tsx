import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { toCallError } from '../../../http/toCallError';
import type { FirstResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { parseSearchTerms } from '../../search/query/parseSearchTerms';
import { PersonRow } from '../people/PersonRow';
import { toPeopleQuery } from './toPeopleQuery';
import { SearchFirstPeopleDocument } from './__generated__/PeopleResults.generated';

/** The best matching people, for the page with all kinds of results. */
export function FirstPeopleResults({ query, onFound }: FirstResultsProps) {
  const peopleQuery = toPeopleQuery(parseSearchTerms(query));
  const { data, error, refetch } = useQuery(SearchFirstPeopleDocument, {
    variables: { query: peopleQuery },
    skip: peopleQuery === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const people = data?.searchPeople.edges;
  const count = peopleQuery === '' ? 0 : people?.length;

  useEffect(() => {
    if (count !== undefined) onFound(count);
  }, [count, onFound]);

  if (error && !people)
    return (
      <ErrorState onRetry={() => void refetch()}>{toCallError(error, 'Failed to fetch people').message}</ErrorState>
    );
  if (count === undefined) return <SkeletonRows label="Loading people" rows={2} />;
  return (
    <ul aria-label={`People matching ${peopleQuery}`}>
      {people?.map(({ node }) => (
        <PersonRow key={node.id} person={node} />
      ))}
    </ul>
  );
}
