import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { iconButtonClasses } from '../../../ui/button/IconButton';
import { FilterToggle } from '../../../ui/filter/FilterToggle';
import { JobFilters } from '../filter/JobFilters';
import { countFilters } from '../filter/jobFilter';
import { SavedFilterMenu } from '../savedFilter/SavedFilterMenu';
import { ListSearchField } from '../../search/box/ListSearchField';
import { useJobSearch } from '../useJobSearch';

/** Search field, saved filters and filters of the jobs page. On phones a button shows the filters. */
export function JobSearchBar() {
  const { rawQuery, search, change } = useJobSearch();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start gap-2">
        <ListSearchField
          label="Search jobs"
          placeholder="Role, company, “phrase”, -word"
          shortcut={{ label: 'Search jobs', group: 'Jobs' }}
          query={rawQuery}
          onSearch={(query) => change({ query })}
          className="basis-60"
        />
        <FilterToggle
          count={countFilters(search.filter)}
          isExpanded={isExpanded}
          onToggle={() => setExpanded(!isExpanded)}
        />
        <SavedFilterMenu search={search} onChoose={change} />
        <Link
          to="/jobs/new"
          aria-label="Post a job"
          className={clsx(iconButtonClasses, 'border border-line-strong md:hidden')}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <div className={clsx(!isExpanded && 'max-md:hidden')}>
        <JobFilters query={search.query} filter={search.filter} onChange={(filter) => change({ filter })} />
      </div>
    </div>
  );
}
