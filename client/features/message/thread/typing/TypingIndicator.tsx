import { Status } from '../../../../ui/feedback/Status';
import { formatNames, type Participant } from '../../conversationText';

/** Names of the people who are typing. Its height is constant, so the layout does not shift. */
export function TypingIndicator({ people }: { people: readonly Participant[] }) {
  const names = formatNames(people.map(({ displayName }) => displayName));
  return (
    <Status className="h-6 min-w-0 flex-1 truncate px-4 text-meta text-ink-3">
      {people.length > 0 &&
        (people.length > 3 ? 'Several people are typing…' : `${names} ${people.length === 1 ? 'is' : 'are'} typing…`)}
    </Status>
  );
}
