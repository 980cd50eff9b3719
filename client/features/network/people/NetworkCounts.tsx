import { Link } from 'react-router-dom';
import { formatCount } from '../../../ui/text/formatCount';
import { lazyDialog } from '../../../shell/lazyDialog';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import type { NetworkListKind } from './NetworkList';
import type { NetworkCounts_ProfileFragment } from './__generated__/NetworkCounts.generated';

const NetworkListDialog = lazyDialog(
  'NetworkListDialog',
  async () => (await import('./NetworkListDialog')).NetworkListDialog,
);

type Counts = Omit<NetworkCounts_ProfileFragment, ' $fragmentName'>;

const counts: readonly { kind: NetworkListKind; field: keyof Omit<Counts, 'id'>; one: string; many: string }[] = [
  { kind: 'connections', field: 'connectionCount', one: 'connection', many: 'connections' },
  { kind: 'followers', field: 'followerCount', one: 'follower', many: 'followers' },
  { kind: 'following', field: 'followingCount', one: 'following', many: 'following' },
];

const classes =
  'inline-flex min-h-control items-center gap-1 rounded-control px-2 text-meta text-ink-2 hover:bg-fill hover:text-ink';

export interface NetworkCountsProps {
  person: Counts & { displayName: string };
  /** On the viewer's own profile the counts link to the network page instead of opening a dialog. */
  isOwn?: boolean;
}

/** Numbers of connections, followers and followed people; each opens its list. */
export function NetworkCounts({ person, isOwn = false }: NetworkCountsProps) {
  const dialog = useDialogState<NetworkListKind>();
  return (
    <>
      <ul aria-label={isOwn ? 'Your network' : `${person.displayName}’s network`} className="-ml-2 flex flex-wrap">
        {counts.map(({ kind, field, one, many }) => {
          const count = person[field];
          const content = (
            <>
              <span className="font-bold text-ink tabular-nums">{formatCount(count)}</span> {count === 1 ? one : many}
            </>
          );
          return (
            <li key={kind}>
              {isOwn ? (
                <Link to={`/network?tab=${kind}`} className={classes}>
                  {content}
                </Link>
              ) : (
                <button type="button" aria-haspopup="dialog" onClick={() => dialog.open(kind)} className={classes}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {dialog.name && (
        <NetworkListDialog kind={dialog.name} person={person} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      )}
    </>
  );
}
