import { Avatar } from './Avatar';

type Actor = { id: string; displayName: string; avatarUrl: string | null };

/** Where two and three faces stand in a square of 40 px, from the back to the front. */
const TWO = ['top-0 left-0', 'right-0 bottom-0'];
const THREE = ['top-0 left-2', 'bottom-0 left-0', 'right-0 bottom-0'];

/** The faces of up to three people in the room of one, the latest in front. */
export function AvatarStack({ actors }: { actors: readonly Actor[] }) {
  const [first] = actors;
  if (!first) return null;
  if (actors.length === 1) return <Avatar name={first.displayName} src={first.avatarUrl} />;
  const places = actors.length === 2 ? TWO : THREE;
  return (
    <span aria-hidden="true" className="relative block size-[40px] shrink-0">
      {actors
        .slice(0, places.length)
        .toReversed()
        .map(({ id, displayName, avatarUrl }, index) => (
          <span key={id} className={`absolute flex rounded-full ring-2 ring-raised ${places[index]}`}>
            <Avatar name={displayName} src={avatarUrl} size={24} />
          </span>
        ))}
    </span>
  );
}
