import { ChevronDown, UserCheck, UserMinus } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import type { RelatedPerson } from './relation';

const RemoveConnectionDialog = lazyDialog(
  'RemoveConnectionDialog',
  async () => (await import('./RemoveConnectionDialog')).RemoveConnectionDialog,
);

export interface ConnectedMenuProps {
  person: RelatedPerson;
  /** Icon without text, for list rows. */
  isIcon?: boolean;
  className?: string;
}

/** Shows that the two are connected; its menu removes the connection. */
export function ConnectedMenu({ person, isIcon = false, className }: ConnectedMenuProps) {
  const label = `Connected with ${person.displayName}`;
  const dialog = useDialogState<'remove'>();
  return (
    <>
      <Menu
        trigger={
          isIcon ? (
            <IconButton icon={UserCheck} label={label} className="-mr-2" />
          ) : (
            <Button icon={UserCheck} className={className} aria-label={label}>
              Connected
              <ChevronDown aria-hidden="true" className="-mr-1 size-4 text-ink-3" />
            </Button>
          )
        }
      >
        <MenuItem icon={UserMinus} danger onSelect={() => dialog.open('remove')}>
          Remove connection
        </MenuItem>
      </Menu>
      {dialog.name && <RemoveConnectionDialog person={person} open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </>
  );
}
