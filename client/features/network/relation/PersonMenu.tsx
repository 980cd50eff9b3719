import { Ban, Ellipsis, Link2 } from 'lucide-react';
import { IconButton } from '../../../ui/button/IconButton';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/Menu';
import { useCopyLink } from '../../../ui/useCopyLink';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { MuteItem } from '../mute/MuteItem';
import type { RelatedPerson } from './relation';

const BlockDialog = lazyDialog('BlockDialog', async () => (await import('../block/BlockDialog')).BlockDialog);

/** Menu with the less frequent actions on a person: copy link, mute, block. */
export function PersonMenu({ person }: { person: RelatedPerson }) {
  const copyLink = useCopyLink();
  const dialog = useDialogState<'block'>();
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={`More options for ${person.displayName}`}
            icon={Ellipsis}
            className="border border-line-strong bg-surface"
          />
        }
      >
        <MenuItem icon={Link2} onSelect={() => void copyLink(`/user/${person.username}`)}>
          Copy link to profile
        </MenuItem>
        <MenuSeparator />
        <MuteItem person={person} />
        <MenuItem icon={Ban} danger onSelect={() => dialog.open('block')}>
          Block @{person.username}
        </MenuItem>
      </Menu>
      {dialog.name && <BlockDialog person={person} open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </>
  );
}
