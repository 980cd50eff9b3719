import { useFragment } from '@apollo/client/react';
import { Volume2, VolumeX } from 'lucide-react';
import { MenuItem } from '../../../ui/overlay/Menu';
import { Relation_ProfileFragmentDoc } from '../relation/__generated__/Relation.generated';
import { useRelationActions } from '../relation/useRelationActions';

/** Menu item that mutes or unmutes a person; used in the menus of people and of their posts. */
export function MuteItem({ person }: { person: { id: string; username: string; displayName: string } }) {
  const { change } = useRelationActions(person);
  const { data } = useFragment({
    fragment: Relation_ProfileFragmentDoc,
    from: { __typename: 'Profile', id: person.id },
  });
  // Posts carry no viewerRelation of their author. Without a cached one the author is not muted, or feeds would omit the post.
  const hasMuted = data?.viewerRelation?.hasMuted === true;
  return (
    <MenuItem icon={hasMuted ? Volume2 : VolumeX} onSelect={() => void change(hasMuted ? 'unmute' : 'mute')}>
      {hasMuted ? `Unmute @${person.username}` : `Mute @${person.username}`}
    </MenuItem>
  );
}
