import { ChevronDown } from 'lucide-react';
import type { CommentSort } from '../../../__generated__/types';
import { Button } from '../../../ui/button/Button';
import { Menu, MenuChoice } from '../../../ui/overlay/Menu';

const sortOptions = [
  { value: 'OLDEST', label: 'Oldest first' },
  { value: 'NEWEST', label: 'Newest first' },
  { value: 'MOST_LIKED', label: 'Most liked first' },
] as const satisfies readonly { value: CommentSort; label: string }[];

/** Selects the sort order of comments. */
export function SortMenu({ sort, onChange }: { sort: CommentSort; onChange: (sort: CommentSort) => void }) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" className="px-2!">
          <span className="sr-only">Order: </span>
          {sortOptions.find(({ value }) => value === sort)?.label}
          <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
        </Button>
      }
    >
      <MenuChoice label="Order" value={sort} options={sortOptions} onValueChange={onChange} />
    </Menu>
  );
}
