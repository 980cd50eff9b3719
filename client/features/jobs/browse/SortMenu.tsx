import { useQuery } from '@apollo/client/react';
import { ArrowUpDown } from 'lucide-react';
import { maxCountedJobs } from '../../../../shared/contracts/job';
import { Button } from '../../../ui/button/Button';
import { Status } from '../../../ui/feedback/Status';
import { Menu, MenuChoice } from '../../../ui/overlay/Menu';
import { formatJobCount } from '../filter/formatJobCount';
import { JobFacetsDocument } from '../filter/__generated__/JobFacets.generated';
import { useJobSearch, type Sort } from '../useJobSearch';

const labels: Record<Sort, string> = { NEWEST: 'Newest', BEST_FIT: 'Best fit' };
const options = [
  { value: 'NEWEST', label: 'Newest' },
  { value: 'BEST_FIT', label: 'Best fit to your profile' },
] as const;

/** Number of matching jobs, and their order. */
export function SortMenu() {
  const { search, sort, setSort } = useJobSearch();
  const { data } = useQuery(JobFacetsDocument, { variables: search, fetchPolicy: 'cache-only' });
  const facets = data?.jobFacets;
  return (
    <div className="border-b border-line py-0.5 pr-2 pl-4">
      <div className="flex items-center justify-between gap-4">
        <Status className="text-meta text-ink-2 tabular-nums">
          {facets && formatJobCount(facets.total, facets.isComplete)}
        </Status>
        <Menu
          trigger={
            <Button variant="quiet" icon={ArrowUpDown} className="px-2!" aria-label={`Sort: ${labels[sort]}`}>
              {labels[sort]}
            </Button>
          }
        >
          <MenuChoice label="Sort by" value={sort} options={options} onValueChange={setSort} />
        </Menu>
      </div>
      {sort === 'BEST_FIT' && facets && !facets.isComplete && (
        <p className="pb-2 text-meta text-ink-3">
          Ranks the newest {maxCountedJobs} matches and those that share something with your profile.
        </p>
      )}
    </div>
  );
}
