import { clsx } from 'clsx';
import { useState } from 'react';
import type { ResultsProps } from '../../../shell/feature';
import { JobBrowser } from '../browse/JobBrowser';
import { SortMenu } from '../browse/SortMenu';
import { FilterToggle } from '../../../ui/filter/FilterToggle';
import { JobFilters } from '../filter/JobFilters';
import { countFilters } from '../filter/jobFilter';
import { useJobSearch } from '../useJobSearch';

/** Jobs that match the words and the filters of the URL. */
export function JobResults({ empty }: ResultsProps) {
  const { search, change } = useJobSearch();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <div className="flex flex-col gap-2 border-b border-line px-4 py-3">
        <FilterToggle
          count={countFilters(search.filter)}
          isExpanded={isExpanded}
          onToggle={() => setExpanded(!isExpanded)}
        />
        <div className={clsx(!isExpanded && 'max-md:hidden')}>
          <JobFilters query={search.query} filter={search.filter} onChange={(filter) => change({ filter })} />
        </div>
      </div>
      <SortMenu />
      <JobBrowser empty={empty} isSeparate />
    </>
  );
}
