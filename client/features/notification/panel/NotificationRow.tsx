import { clsx } from 'clsx';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { Tick } from '../../../ui/Tick';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { AvatarStack } from '../../../ui/image/AvatarStack';
import { ActorNames } from './ActorNames';
import type { NotificationRow_NotificationFragment } from './__generated__/NotificationRow.generated';
import { ConnectionRequestActions } from './ConnectionRequestActions';

export interface NotificationRowProps {
  notification: NotificationRow_NotificationFragment;
  /** Called when the link of the row is followed. */
  onFollow: () => void;
}

/** One notification. The whole row is a link to its subject, except the buttons of a connection request. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { id, kind, actors, actorCount, verb, about, path, isRead, createdAt } = notification;
  const [latest] = actors;
  return (
    <li className="relative flex gap-3 border-b border-line px-4 py-3 hover:bg-fill">
      {!isRead && <Tick />}
      {latest ? (
        <AvatarStack people={actors} />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-[40px] shrink-0 items-center justify-center rounded-full bg-fill text-ink-2"
        >
          <Bell className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <Link
          to={path}
          onClick={onFollow}
          className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <span className={clsx('block break-words', isRead ? 'text-ink-2' : 'font-bold')}>
            {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
            {latest && (
              <>
                <ActorNames
                  names={actors.map(({ displayName }) => displayName)}
                  count={actorCount}
                  className={isRead ? 'font-medium text-ink' : undefined}
                />{' '}
              </>
            )}
            {verb}
          </span>{' '}
          {about && <bdi className="mt-0.5 line-clamp-2 text-meta break-words text-ink-2">{about}</bdi>}{' '}
          {/* Stacked above the link's overlay, so that its tooltip works. */}
          <RelativeTime value={createdAt} className="relative z-1 mt-0.5 inline-block text-meta text-ink-3" />
        </Link>
        {kind === 'connection.requested' && latest && <ConnectionRequestActions notificationId={id} person={latest} />}
      </div>
    </li>
  );
}
