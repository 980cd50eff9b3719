import { clsx } from 'clsx';
import { Avatar } from '../../../ui/image/Avatar';
import type { MutualSummary_PeopleFragment } from './__generated__/MutualConnections.generated';

export interface MutualSummaryProps {
  /** Number of mutual connections, 1 or more. */
  count: number;
  /** The first few of them. */
  people: MutualSummary_PeopleFragment;
  /** Background colour: the outline of the overlapping avatars must match it. */
  background?: 'surface' | 'raised';
}

/** Completes the sentence after the names. */
function describeRest(named: number, others: number): string {
  if (others > 0) return ` and ${others} other mutual ${others === 1 ? 'connection' : 'connections'}`;
  return named === 1 ? ' is a mutual connection' : ' are mutual connections';
}

/** Mutual connections in one line: up to three avatars, two names, and the number of others. */
export function MutualSummary({ count, people, background = 'surface' }: MutualSummaryProps) {
  const profiles = people.edges.map(({ node }) => node);
  const named = profiles.slice(0, 2);
  const others = count - named.length;
  return (
    <span className="flex items-center gap-2 text-left text-meta text-ink-2">
      <span aria-hidden="true" className="flex shrink-0 -space-x-2">
        {profiles.slice(0, 3).map(({ id, displayName, avatarUrl }) => (
          <Avatar
            key={id}
            name={displayName}
            src={avatarUrl}
            size={24}
            className={clsx('box-content border-2', background === 'raised' ? 'border-raised' : 'border-surface')}
          />
        ))}
      </span>
      <span className="line-clamp-2 min-w-0 break-words">
        {named.map(({ id, displayName }, index) => (
          <span key={id}>
            {index > 0 && (others > 0 ? ', ' : ' and ')}
            <bdi className="font-medium text-ink">{displayName}</bdi>
          </span>
        ))}
        {describeRest(named.length, others)}
      </span>
    </span>
  );
}
