import { ArrowUpDown } from 'lucide-react';
import type { ProjectionSortName } from '../../../../shared/contracts/projection';
import { Button } from '../../../ui/button/Button';
import { Menu, MenuChoice } from '../../../ui/overlay/Menu';
import { ListSearchField } from '../../search/box/ListSearchField';
import type { ProjectionSearch } from './useProjectionSearch';

const sorts: { value: ProjectionSortName; label: string }[] = [
  { value: 'updated', label: 'Last changed' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
];

/** Search and order of the list of models. */
export function ListToolbar({ search: { rawQuery, sort, setQuery, setSort } }: { search: ProjectionSearch }) {
  const { label } = sorts.find(({ value }) => value === sort)!;
  return (
    <div className="flex flex-wrap items-start gap-2 border-b border-line px-4 py-3">
      <ListSearchField
        label="Search projections"
        placeholder="Search"
        shortcut={{ label: 'Search projections', group: 'Projections' }}
        query={rawQuery}
        onSearch={setQuery}
        className="basis-32"
      />
      <Menu
        trigger={
          <Button icon={ArrowUpDown} className="px-3!" aria-label={`Sort: ${label}`}>
            {label}
          </Button>
        }
      >
        <MenuChoice label="Sort by" value={sort} options={sorts} onValueChange={setSort} />
      </Menu>
    </div>
  );
}
