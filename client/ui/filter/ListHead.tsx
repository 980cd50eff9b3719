import { ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Status } from '../feedback/Status';
import { Menu, MenuChoice } from '../overlay/Menu';

export interface ListHeadProps<Sort extends string> {
  /** Number of matches: "12 jobs"; undefined until it is known. */
  count: string | undefined;
  sort: Sort;
  /** `short` is the label of the button. */
  options: readonly { value: Sort; label: string; short: string }[];
  onSort: (sort: Sort) => void;
  /** What the order leaves out. */
  note?: ReactNode;
}

/** Number of matches above a list, and their order. */
export function ListHead<Sort extends string>({ count, sort, options, onSort, note }: ListHeadProps<Sort>) {
  const current = options.find(({ value }) => value === sort)!.short;
  return (
    <div className="border-b border-line py-0.5 pr-2 pl-4">
      <div className="flex items-center justify-between gap-4">
        <Status className="text-meta text-ink-2 tabular-nums">{count}</Status>
        <Menu
          trigger={
            <Button variant="quiet" icon={ArrowUpDown} className="px-2!" aria-label={`Sort: ${current}`}>
              {current}
            </Button>
          }
        >
          <MenuChoice label="Sort by" value={sort} options={options} onValueChange={onSort} />
        </Menu>
      </div>
      {note && <p className="pb-2 text-meta text-ink-3">{note}</p>}
    </div>
  );
}
