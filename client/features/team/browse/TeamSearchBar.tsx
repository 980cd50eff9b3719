import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { iconButtonClasses } from '../../../ui/button/IconButton';
import { FilterToggle } from '../../../ui/filter/FilterToggle';
import { ListSearchField } from '../../search/box/ListSearchField';
import { countFilters } from '../filter/teamFilter';
import { TeamFilters } from '../filter/TeamFilters';
import { useTeamSearch } from '../useTeamSearch';

/** Search field and filters of the page. On phones a button shows the filters. */
export function TeamSearchBar() {
  const { rawQuery, search, change } = useTeamSearch();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start gap-2">
        <ListSearchField
          label="Search teams"
          placeholder="Role, team, “phrase”, -word"
          shortcut={{ label: 'Search teams', group: 'Teams' }}
          query={rawQuery}
          onSearch={(query) => change({ query })}
          className="basis-60"
        />
        <FilterToggle
          count={countFilters(search.filter)}
          isExpanded={isExpanded}
          onToggle={() => setExpanded(!isExpanded)}
        />
        <Link
          to="/team-finding/new"
          aria-label="New team"
          className={clsx(iconButtonClasses, 'border border-line-strong md:hidden')}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <div className={clsx(!isExpanded && 'max-md:hidden')}>
        <TeamFilters query={search.query} filter={search.filter} onChange={(filter) => change({ filter })} />
      </div>
    </div>
  );
}
