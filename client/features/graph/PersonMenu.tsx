import { Ban, Ellipsis, Link2, UserPlus } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { lazyPart } from '../../ui/lazyPart';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu';
import { useCopyLink } from '../../ui/useCopyLink';
import { useLayer } from '../post/useLayer';
import { MuteItem } from './relation/MuteItem';
import { standingOf, type RelatedPerson } from './relation/relation';

const BlockDialog = lazyPart(async () => (await import('./BlockDialog')).BlockDialog);
const NoteDialog = lazyPart(async () => (await import('./relation/NoteDialog')).NoteDialog);

/** What is done with another person less often. */
export function PersonMenu({ person }: { person: RelatedPerson }) {
  const copyLink = useCopyLink();
  const dialog = useLayer<'ask' | 'block'>();
  const dialogProps = { person, open: dialog.isOpen, onOpenChange: dialog.setOpen };
  return (
    <>
      <Menu trigger={<IconButton label={`More about ${person.displayName}`} icon={Ellipsis} className="border border-line-strong bg-surface" />}>
        <MenuItem icon={Link2} onSelect={() => void copyLink(`/user/${person.username}`)}>
          Copy link to profile
        </MenuItem>
        {standingOf(person.id, person.viewerRelation) === 'declined' && (
          <MenuItem icon={UserPlus} onSelect={() => dialog.open('ask')}>
            Ask to connect
          </MenuItem>
        )}
        <MenuSeparator />
        <MuteItem person={person} />
        <MenuItem icon={Ban} danger onSelect={() => dialog.open('block')}>
          Block @{person.username}
        </MenuItem>
      </Menu>
      {dialog.name === 'ask' && <NoteDialog {...dialogProps} />}
      {dialog.name === 'block' && <BlockDialog {...dialogProps} />}
    </>
  );
}
