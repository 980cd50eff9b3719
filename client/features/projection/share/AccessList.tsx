import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Avatar } from '../../../ui/image/Avatar';
import { Menu, MenuChoice } from '../../../ui/overlay/Menu';
import { rights } from './rights';
import type { Share, Shares } from './useShares';

/** People with access, each with a right that the owner changes. */
export function AccessList({ shares }: { shares: Shares }) {
  const { list, error, loading, reload } = shares;
  if (error)
    return (
      <ErrorState onRetry={reload} retrying={loading}>
        {error}
      </ErrorState>
    );
  if (!list)
    return (
      <SkeletonGroup label="Loading people with access" className="py-4">
        <Skeleton className="h-8 w-full" />
      </SkeletonGroup>
    );
  if (list.length === 0) return <p className="text-ink-2">Only you can open this projection so far.</p>;
  return (
    <ul>
      {list.map((share) => (
        <AccessRow key={share.id} share={share} shares={shares} />
      ))}
    </ul>
  );
}

function AccessRow({ share, shares }: { share: Share; shares: Shares }) {
  const { person, canEdit } = share;
  const right = canEdit ? 'edit' : 'read';
  const { label } = rights.find(({ value }) => value === right)!;
  const isPending = shares.pending === share.id;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <Avatar name={person.displayName} src={person.avatarUrl} size={32} />
      <span className="min-w-0 flex-1 basis-28">
        <bdi className="block truncate font-medium">{person.displayName}</bdi>
        <span className="block truncate text-meta text-ink-3">@{person.username}</span>
      </span>
      <Menu
        trigger={
          <Button variant="quiet" loading={isPending} aria-label={`${label}: ${person.displayName}`} className="px-3!">
            {label}
          </Button>
        }
      >
        <MenuChoice
          label="Right"
          value={right}
          options={rights}
          onValueChange={(next) => void shares.setRight(share, next === 'edit')}
        />
      </Menu>
      <Button
        variant="quiet"
        aria-label={`Remove access of ${person.displayName}`}
        onClick={() => void shares.revoke(share)}
        className="-mr-2 px-3!"
      >
        Remove
      </Button>
    </li>
  );
}
