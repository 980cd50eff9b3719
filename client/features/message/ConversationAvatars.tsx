import { Avatar } from '../../ui/image/Avatar';
import { AvatarStack } from '../../ui/image/AvatarStack';
import type { Participant } from './conversationText';

/** Avatar of the other participant, or up to three stacked avatars of a group. */
export function ConversationAvatars({ people, name }: { people: readonly Participant[]; name: string }) {
  return people.length < 2 ? (
    <Avatar name={people[0]?.displayName ?? name} src={people[0]?.avatarUrl} className="ring-2 ring-surface" />
  ) : (
    <AvatarStack people={people} />
  );
}
