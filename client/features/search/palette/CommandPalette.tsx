import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useRef, useState, type FocusEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchLimits } from '../../../../shared/contracts/search';
import { features } from '../../../shell/registry';
import { getShortcutLists } from '../../../shell/shortcuts/store';
import { Avatar } from '../../../ui/image/Avatar';
import { backdropClasses, popupItemClasses } from '../../../ui/overlay/overlayClasses';
import { useDismissOnBack } from '../../../ui/overlay/useDismissOnBack';
import { Kbd } from '../../../ui/text/Kbd';
import { findCommands, type Command, type CommandGroup } from './commands';
import { usePeople, type PalettePerson } from './usePeople';

type Row = Command | PalettePerson;

const isPerson = (row: Row): row is PalettePerson => 'username' in row;

function RowContent({ row }: { row: Row }) {
  if (isPerson(row))
    return (
      <>
        <Avatar name={row.displayName} src={row.avatarUrl} size={32} />
        <span className="min-w-0 flex-1">
          <span className="block truncate">
            <bdi>{row.displayName}</bdi>
          </span>
          <span className="block truncate text-meta text-ink-2">{row.headline || `@${row.username}`}</span>
        </span>
      </>
    );
  return (
    <>
      <row.icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1 truncate">{row.label}</span>
      {row.keys && (
        <span aria-hidden="true" className="max-md:hidden">
          <Kbd keys={row.keys} />
        </span>
      )}
    </>
  );
}

/** Mounted while the palette is open, so that each opening starts without text. */
function PaletteContent({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const people = usePeople(text);
  const { contains } = Autocomplete.useFilter({ sensitivity: 'base' });

  const groups: CommandGroup<Row>[] = findCommands(features, getShortcutLists().flat(), text, contains);
  if (people.length > 0) groups.push({ value: 'People', items: [...people] });

  function run(row: Row): void {
    close();
    const path = isPerson(row) ? `/user/${row.username}` : row.to;
    if (path) void navigate(path);
    else if (!isPerson(row)) row.run?.();
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      mode="none"
      value={text}
      onValueChange={setText}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(row: Row) => (isPerson(row) ? row.displayName : row.label)}
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        <Autocomplete.Input
          aria-label="Search or go to"
          placeholder="Search or go to…"
          maxLength={searchLimits.query}
          className="h-12 min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink-3"
        />
        <BaseDialog.Close aria-label="Close" className="shrink-0 rounded-chip">
          <Kbd keys="Esc" />
        </BaseDialog.Close>
      </div>
      <Autocomplete.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1">
        {(group: CommandGroup<Row>) => (
          <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
            <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-meta text-ink-2">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(row: Row) => (
                <Autocomplete.Item
                  key={row.id}
                  value={row}
                  onClick={() => run(row)}
                  className={clsx(popupItemClasses, 'cursor-pointer scroll-my-1')}
                >
                  <RowContent row={row} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

/** Dialog that opens pages, runs actions, searches and finds people by name. */
export function CommandPalette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const popup = useRef<HTMLDivElement>(null);
  useDismissOnBack(open, () => onOpenChange(false));

  /** A page that loads meanwhile focuses its heading. */
  function handleBlur({ relatedTarget }: FocusEvent) {
    if (open && relatedTarget && !popup.current!.contains(relatedTarget))
      popup.current!.querySelector('input')!.focus();
  }

  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClasses} />
        <BaseDialog.Popup
          ref={popup}
          onBlur={handleBlur}
          aria-label="Command palette"
          className="fixed inset-x-4 top-[max(16px,12dvh)] mx-auto flex max-h-[min(480px,calc(100dvh-32px))] max-w-120 flex-col overflow-hidden rounded-dialog border border-line bg-raised text-ink shadow-raised outline-none transition-opacity duration-180 data-starting-style:opacity-0 data-ending-style:opacity-0"
        >
          <PaletteContent close={() => onOpenChange(false)} />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
