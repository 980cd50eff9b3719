import { clsx } from 'clsx';
import { Avatar } from '../../../ui/Avatar';
import type { MutualSummary_PeopleFragment } from './__generated__/MutualConnections.generated';

export interface MutualSummaryProps {
  /** How many there are, 1 or more. */
  count: number;
  /** The first of them. */
  people: MutualSummary_PeopleFragment;
  /** What it stands on: the faces overlap, and each is cut out of it. */
  on?: 'surface' | 'raised';
}

/** Whom both know: faces of up to three, names of two, and how many others. */
export function MutualSummary({ count, people, on = 'surface' }: MutualSummaryProps) {
  const known = people.edges.map(({ node }) => node);
  const named = known.slice(0, 2);
  const others = count - named.length;
  return (
    <span className="flex items-center gap-2 text-left text-meta text-ink-2">
      <span aria-hidden="true" className="flex shrink-0 -space-x-2">
        {known.slice(0, 3).map(({ id, displayName, avatarUrl }) => (
          <Avatar
            key={id}
            name={displayName}
            src={avatarUrl}
            size={24}
            className={clsx('box-content border-2', on === 'raised' ? 'border-raised' : 'border-surface')}
          />
        ))}
      </span>
      <span className="line-clamp-2 min-w-0 break-words">
        Connected to{' '}
        {named.map(({ id, displayName }, index) => (
          <span key={id}>
            {index > 0 && (others > 0 ? ', ' : ' and ')}
            <bdi className="font-medium text-ink">{displayName}</bdi>
          </span>
        ))}
        {others > 0 ? ` and ${others} ${others === 1 ? 'other' : 'others'} you know` : ', whom you know'}
      </span>
    </span>
  );
}
