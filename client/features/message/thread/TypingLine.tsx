import { Status } from '../../../ui/Status';
import { listNames, type ChatPerson } from '../conversationWords';

/** Who is writing right now. The line keeps its room, so that nothing moves when somebody begins. */
export function TypingLine({ people }: { people: readonly ChatPerson[] }) {
  const names = listNames(people.map(({ displayName }) => displayName));
  return (
    <Status className="h-6 min-w-0 flex-1 truncate px-4 text-meta text-ink-3">
      {people.length > 0 &&
        (people.length > 3 ? 'Several people are typing…' : `${names} ${people.length === 1 ? 'is' : 'are'} typing…`)}
    </Status>
  );
}
