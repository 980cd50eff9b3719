import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { CountBadge } from '../../../ui/feedback/Badge';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { Tick } from '../../../ui/Tick';
import type { CachedConversation } from '../conversationCache';
import { conversationName, lastMessagePreview, otherParticipants } from '../conversationText';
import { ConversationAvatars } from '../ConversationAvatars';

export interface ConversationRowProps {
  conversation: CachedConversation;
  viewerId: string;
  /** It is open beside the list. */
  isSelected: boolean;
}

/** Name, last message, its time and the unread count of a conversation. */
export function ConversationRow({ conversation, viewerId, isSelected }: ConversationRowProps) {
  const { id, unreadCount, lastMessage, updatedAt } = conversation;
  const name = conversationName(conversation, viewerId);
  const isUnread = unreadCount > 0;
  return (
    <li className="relative border-b border-line">
      {(isUnread || isSelected) && <Tick className="z-1" />}
      <Link
        to={`/messages?conversation=${id}`}
        aria-current={isSelected ? 'true' : undefined}
        className={clsx(
          'flex items-center gap-3 px-4 py-3 -outline-offset-2',
          isSelected ? 'bg-primary-soft' : 'hover:bg-fill',
        )}
      >
        <ConversationAvatars people={otherParticipants(conversation, viewerId)} name={name} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <bdi className={clsx('min-w-0 flex-1 truncate', isUnread || isSelected ? 'font-bold' : 'font-medium')}>
              {name}
            </bdi>
            <RelativeTime
              value={lastMessage && !lastMessage.change ? lastMessage.createdAt : updatedAt}
              className={clsx('shrink-0 text-meta tabular-nums', isSelected ? 'text-on-primary-soft' : 'text-ink-3')}
            />
          </span>
          <span className="flex items-center gap-2">
            <bdi
              className={clsx(
                'min-w-0 flex-1 truncate text-meta',
                isUnread ? 'font-bold text-ink' : isSelected ? 'text-on-primary-soft' : 'text-ink-2',
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
