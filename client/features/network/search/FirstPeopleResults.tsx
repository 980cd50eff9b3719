import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import type { FirstResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/Skeleton';
import { parseSearchTerms } from '../../search/query/parseSearchTerms';
import { PersonRow } from '../people/PersonRow';
import { namesOf } from './toPeopleQuery';
import { FirstPeopleDocument } from './__generated__/PeopleResults.generated';

/** The people who match best. */
export function FirstPeople({ query, onFound }: FirstResultsProps) {
  const names = namesOf(parseSearchTerms(query));
  const { data, error, refetch } = useQuery(FirstPeopleDocument, {
    variables: { query: names },
    skip: names === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const people = data?.searchPeople.edges;
  const count = names === '' ? 0 : people?.length;

  useEffect(() => {
    if (count !== undefined) onFound(count);
  }, [count, onFound]);

  if (error && !people)
    return (
      <ErrorState onRetry={() => void refetch()}>{fieldErrors(error, 'Failed to fetch people').message}</ErrorState>
    );
  if (count === undefined) return <SkeletonRows label="Loading people" rows={2} />;
  return (
    <ul aria-label={`People matching ${names}`}>
      {people?.map(({ node }) => (
        <PersonRow key={node.id} person={node} />
      ))}
    </ul>
  );
}
