import { Ban, Ellipsis, Link2 } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { lazyPart } from '../../ui/lazyPart';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu';
import { useCopyLink } from '../../ui/useCopyLink';
import { useLayer } from '../post/useLayer';
import { MuteItem } from './relation/MuteItem';
import type { RelatedPerson } from './relation/relation';

const BlockDialog = lazyPart(async () => (await import('./BlockDialog')).BlockDialog);

/** What is done with another person less often. */
export function PersonMenu({ person }: { person: RelatedPerson }) {
  const copyLink = useCopyLink();
  const dialog = useLayer<'block'>();
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={`More about ${person.displayName}`}
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
