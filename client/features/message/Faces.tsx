import { Avatar } from '../../ui/Avatar';
import { ActorFaces } from '../notification/panel/ActorFaces';
import type { ChatPerson } from './conversationWords';

/** The face of the other one; of a group up to three, in the room of one. */
export function Faces({ people, name }: { people: readonly ChatPerson[]; name: string }) {
  return people.length < 2 ? (
    <Avatar name={people[0]?.displayName ?? name} src={people[0]?.avatarUrl} className="ring-2 ring-surface" />
  ) : (
    <ActorFaces actors={people} />
  );
}
