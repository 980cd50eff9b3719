import { ChevronDown } from 'lucide-react';
import type { CommentSort } from '../../../__generated__/types';
import { Button } from '../../../ui/button/Button';
import { Menu, MenuChoice } from '../../../ui/overlay/Menu';

const sortOptions = [
  { value: 'OLDEST', label: 'Oldest' },
  { value: 'NEWEST', label: 'Newest' },
  { value: 'MOST_LIKED', label: 'Most liked' },
] as const satisfies readonly { value: CommentSort; label: string }[];

/** Selects the sort order of comments. */
export function SortMenu({ sort, onChange }: { sort: CommentSort; onChange: (sort: CommentSort) => void }) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" className="px-2!">
          <span className="sr-only">Sort: </span>
          {sortOptions.find(({ value }) => value === sort)?.label}
          <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
        </Button>
      }
    >
      <MenuChoice label="Sort comments" value={sort} options={sortOptions} onValueChange={onChange} />
    </Menu>
  );
}
