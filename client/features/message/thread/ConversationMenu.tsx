import { Ban, Ellipsis, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../ui/IconButton';
import { lazyPart } from '../../../ui/lazyPart';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/Menu';
import { useLayer } from '../../post/useLayer';
import type { ChatPerson } from '../conversationWords';

const BlockDialog = lazyPart(async () => (await import('../../network/BlockDialog')).BlockDialog);

/** What is done with the other one of two, less often than writing. */
export function ConversationMenu({ person }: { person: ChatPerson }) {
  const navigate = useNavigate();
  const dialog = useLayer<'block'>();
  return (
    <>
      <Menu trigger={<IconButton label={`More about ${person.displayName}`} icon={Ellipsis} className="-mx-2" />}>
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
