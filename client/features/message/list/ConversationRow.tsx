import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { CountBadge } from '../../../ui/Badge';
import { RelativeTime } from '../../../ui/RelativeTime';
import { Tick } from '../../../ui/Tick';
import type { CachedConversation } from '../conversationCache';
import { conversationName, lastMessagePreview, othersIn } from '../conversationWords';
import { Faces } from '../Faces';

export interface ConversationRowProps {
  conversation: CachedConversation;
  viewerId: string;
  /** It stands open beside the list. */
  isChosen: boolean;
}

/** Who, what was last said, when, and how much of it is unread. */
export function ConversationRow({ conversation, viewerId, isChosen }: ConversationRowProps) {
  const { id, unreadCount, lastMessage, updatedAt } = conversation;
  const name = conversationName(conversation, viewerId);
  const isUnread = unreadCount > 0;
  return (
    <li className="relative border-b border-line">
      {(isUnread || isChosen) && <Tick className="z-1" />}
      <Link
        to={`/messages?conversation=${id}`}
        aria-current={isChosen ? 'true' : undefined}
        className={clsx(
          'flex items-center gap-3 px-4 py-3 -outline-offset-2',
          isChosen ? 'bg-primary-soft' : 'hover:bg-fill',
        )}
      >
        <Faces people={othersIn(conversation, viewerId)} name={name} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <bdi className={clsx('min-w-0 flex-1 truncate', isUnread || isChosen ? 'font-bold' : 'font-medium')}>
              {name}
            </bdi>
            <RelativeTime
              value={lastMessage?.createdAt ?? updatedAt}
              className={clsx('shrink-0 text-meta tabular-nums', isChosen ? 'text-on-primary-soft' : 'text-ink-3')}
            />
          </span>
          <span className="flex items-center gap-2">
            <bdi
              className={clsx(
                'min-w-0 flex-1 truncate text-meta',
                isUnread ? 'font-bold text-ink' : isChosen ? 'text-on-primary-soft' : 'text-ink-2',
              )}
            >
              {lastMessagePreview(conversation, viewerId)}
            </bdi>
            <CountBadge count={unreadCount} of="unread" />
          </span>
        </span>
      </Link>
    </li>
  );
}
