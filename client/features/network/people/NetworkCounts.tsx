import { Link } from 'react-router-dom';
import { formatCount } from '../../../ui/formatCount';
import { lazyPart } from '../../../ui/lazyPart';
import { useDialogState } from '../../../ui/useDialogState';
import type { PersonListKind } from './NetworkList';
import type { GraphCounts_ProfileFragment } from '../relation/__generated__/Relation.generated';

const PersonListDialog = lazyPart(async () => (await import('./NetworkListDialog')).PersonListDialog);

type Counted = Omit<GraphCounts_ProfileFragment, ' $fragmentName'>;

const figures: readonly { kind: PersonListKind; field: keyof Omit<Counted, 'id'>; one: string; many: string }[] = [
  { kind: 'connections', field: 'connectionCount', one: 'connection', many: 'connections' },
  { kind: 'followers', field: 'followerCount', one: 'follower', many: 'followers' },
  { kind: 'following', field: 'followingCount', one: 'following', many: 'following' },
];

const classes =
  'inline-flex min-h-control items-center gap-1 rounded-control px-2 text-meta text-ink-2 hover:bg-fill hover:text-ink';

export interface PersonCountsProps {
  person: Counted & { displayName: string };
  /** The viewer's own figures lead to the page about their network. */
  isOwn?: boolean;
}

/** How many people are around a person; each figure opens the list behind it. */
export function PersonCounts({ person, isOwn = false }: PersonCountsProps) {
  const dialog = useDialogState<PersonListKind>();
  return (
    <>
      <ul aria-label={isOwn ? 'Your network' : `Network of ${person.displayName}`} className="-ml-2 flex flex-wrap">
        {figures.map(({ kind, field, one, many }) => {
          const count = person[field];
          const words = (
            <>
              <span className="font-bold text-ink tabular-nums">{formatCount(count)}</span> {count === 1 ? one : many}
            </>
          );
          return (
            <li key={kind}>
              {isOwn ? (
                <Link to={`/network?tab=${kind}`} className={classes}>
                  {words}
                </Link>
              ) : (
                <button type="button" aria-haspopup="dialog" onClick={() => dialog.open(kind)} className={classes}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {dialog.name && (
        <PersonListDialog kind={dialog.name} person={person} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      )}
    </>
  );
}
