import { Avatar } from './Avatar';

type Person = { id: string; displayName: string; avatarUrl: string | null };

/** Positions of two and three avatars in a square of 40 px, back to front. */
const TWO = ['top-0 left-0', 'right-0 bottom-0'];
const THREE = ['top-0 left-2', 'bottom-0 left-0', 'right-0 bottom-0'];

/** Up to three overlapping avatars in the size of one, the latest in front. */
export function AvatarStack({ people }: { people: readonly Person[] }) {
  const [first] = people;
  if (!first) return null;
  if (people.length === 1) return <Avatar name={first.displayName} src={first.avatarUrl} />;
  const positions = people.length === 2 ? TWO : THREE;
  return (
    <span aria-hidden="true" className="relative block size-[40px] shrink-0">
      {people
        .slice(0, positions.length)
        .toReversed()
        .map(({ id, displayName, avatarUrl }, index) => (
          <span key={id} className={`absolute flex rounded-full ring-2 ring-raised ${positions[index]}`}>
            <Avatar name={displayName} src={avatarUrl} size={24} />
          </span>
        ))}
    </span>
  );
}
