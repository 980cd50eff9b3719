import { useQuery } from '@apollo/client/react';
import { BellPlus, Bookmark, Check, Pencil } from 'lucide-react';
import { jobLimits } from '../../../../shared/contracts/job';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Button } from '../../../ui/button/Button';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/Menu';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { countFilters, isSameSearch, type JobSearch } from '../filter/jobFilter';
import { toJobSearch } from './toJobSearch';
import { SavedJobFiltersDocument } from './__generated__/SavedFilters.generated';

const SaveFilterDialog = lazyDialog(
  'SaveFilterDialog',
  async () => (await import('./SaveFilterDialog')).SaveFilterDialog,
);
const SavedFiltersDialog = lazyDialog(
  'SavedFiltersDialog',
  async () => (await import('./SavedFiltersDialog')).SavedFiltersDialog,
);

export interface SavedFilterMenuProps {
  /** The current search. */
  search: JobSearch;
  onChoose: (search: JobSearch) => void;
}

/** The viewer's saved filters, and saving the current one. */
export function SavedFilterMenu({ search, onChoose }: SavedFilterMenuProps) {
  const { data } = useQuery(SavedJobFiltersDocument);
  const dialog = useDialogState<'save' | 'manage'>();
  const saved = data?.savedJobFilters ?? [];
  const current = saved.find((one) => isSameSearch(toJobSearch(one), search));
  const canSave = !current && (search.query !== '' || countFilters(search.filter) > 0);
  const isFull = saved.length >= jobLimits.savedFilters;
  return (
    <>
      <Menu
        trigger={
          <Button icon={Bookmark} className="max-w-full min-w-0 max-md:flex-1 max-md:px-2!">
            <span className="truncate">{current ? current.name : 'Saved filters'}</span>
          </Button>
        }
      >
        <MenuItem icon={BellPlus} disabled={!canSave || isFull} onSelect={() => dialog.open('save')}>
          Save this filter
        </MenuItem>
        {saved.length > 0 && <MenuSeparator />}
        {saved.map((one) => (
          <MenuItem
            key={one.id}
            icon={one.id === current?.id ? Check : undefined}
            onSelect={() => onChoose(toJobSearch(one))}
          >
            <bdi className="min-w-0 break-words">{one.name}</bdi>
          </MenuItem>
        ))}
        {saved.length > 0 && (
          <>
            <MenuSeparator />
            <MenuItem icon={Pencil} onSelect={() => dialog.open('manage')}>
              Rename or delete
            </MenuItem>
          </>
        )}
        <p className="max-w-64 px-3 py-2 text-meta text-ink-2">
          {isFull
            ? `You can save up to ${jobLimits.savedFilters} filters. Delete one to save another.`
            : 'New jobs for a saved filter are notified at most once a day.'}
        </p>
      </Menu>
      {dialog.name === 'save' && (
        <SaveFilterDialog search={search} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      )}
      {dialog.name === 'manage' && <SavedFiltersDialog open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </>
  );
}
