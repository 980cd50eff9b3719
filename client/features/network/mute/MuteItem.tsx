import { useFragment } from '@apollo/client/react';
import { Volume2, VolumeX } from 'lucide-react';
import { MenuItem } from '../../../ui/Menu';
import { Relation_ProfileFragmentDoc } from '../relation/__generated__/Relation.generated';
import { useRelation } from '../relation/useRelationActions';

/** Keeps a person out of the viewer's feeds, or lets them in again. Stands in the menus on a person or a post of theirs. */
export function MuteItem({ person }: { person: { id: string; username: string; displayName: string } }) {
  const { change } = useRelation(person);
  const { data } = useFragment({
    fragment: Relation_ProfileFragmentDoc,
    from: { __typename: 'Profile', id: person.id },
  });
  // A post does not bring how the viewer stands to its author; where nothing else did, they are not muted in feeds.
  const hasMuted = data?.viewerRelation?.hasMuted === true;
  return (
    <MenuItem icon={hasMuted ? Volume2 : VolumeX} onSelect={() => void change(hasMuted ? 'unmute' : 'mute')}>
      {hasMuted ? `Unmute @${person.username}` : `Mute @${person.username}`}
    </MenuItem>
  );
}
