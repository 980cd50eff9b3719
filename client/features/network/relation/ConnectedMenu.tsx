import { ChevronDown, UserCheck, UserMinus } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { lazyPart } from '../../../ui/lazyPart';
import { Menu, MenuItem } from '../../../ui/Menu';
import { useDialogState } from '../../../ui/useDialogState';
import type { RelatedPerson } from './relation';

const RemoveConnectionDialog = lazyPart(async () => (await import('./RemoveConnectionDialog')).RemoveConnectionDialog);

export interface ConnectedMenuProps {
  person: RelatedPerson;
  /** In the rows of lists: without the word. */
  isIcon?: boolean;
  className?: string;
}

/** That the two are connected, and the way to end it. */
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
