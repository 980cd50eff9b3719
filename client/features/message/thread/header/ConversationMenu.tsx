import { Ban, Ellipsis, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../../ui/button/IconButton';
import { lazyDialog } from '../../../../shell/lazyDialog';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../../ui/overlay/Menu';
import { useDialogState } from '../../../../ui/overlay/useDialogState';
import type { Participant } from '../../conversationText';

const BlockDialog = lazyDialog(
  'BlockDialog',
  async () => (await import('../../../network/block/BlockDialog')).BlockDialog,
);

/** Actions on the other participant of a conversation of two. */
export function ConversationMenu({ person }: { person: Participant }) {
  const navigate = useNavigate();
  const dialog = useDialogState<'block'>();
  return (
    <>
      <Menu trigger={<IconButton label={`More options for ${person.displayName}`} icon={Ellipsis} className="-mx-2" />}>
        <MenuLink to={`/user/${person.username}`} icon={UserRound}>
          View profile
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={Ban} danger onSelect={() => dialog.open('block')}>
          Block @{person.username}
        </MenuItem>
      </Menu>
      {dialog.name && (
        <BlockDialog
          person={person}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          onBlocked={() => void navigate('/messages')}
        />
      )}
    </>
  );
}
