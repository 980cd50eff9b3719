import { useQuery } from '@apollo/client/react';
import { maxCountedJobs } from '../../../../shared/contracts/job';
import { ListHead } from '../../../ui/filter/ListHead';
import { formatJobCount } from '../filter/formatJobCount';
import { JobFacetsDocument } from '../filter/__generated__/JobFacets.generated';
import { useJobSearch } from '../useJobSearch';

const options = [
  { value: 'NEWEST', label: 'Newest', short: 'Newest' },
  { value: 'BEST_FIT', label: 'Best fit to your profile', short: 'Best fit' },
] as const;

/** Number of matching jobs, and their order. */
export function SortMenu() {
  const { search, sort, setSort } = useJobSearch();
  const { data } = useQuery(JobFacetsDocument, { variables: search, fetchPolicy: 'cache-only' });
  const facets = data?.jobFacets;
  return (
    <ListHead
      count={facets && formatJobCount(facets.total, facets.isComplete)}
      sort={sort}
      options={options}
      onSort={setSort}
      note={
        sort === 'BEST_FIT' &&
        facets &&
        facets.total >= maxCountedJobs &&
        `Ranks ${maxCountedJobs} jobs: the newest that share something with your profile, then the newest others.`
      }
    />
  );
}
