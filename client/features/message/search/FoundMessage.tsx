import { useFragment, useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { Avatar } from '../../../ui/image/Avatar';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { Conversation_ConversationFragmentDoc, ConversationDocument } from '../__generated__/Conversation.generated';
import { ConversationAvatars } from '../ConversationAvatars';
import type { CachedConversation } from '../conversationCache';
import { conversationName, otherParticipants } from '../conversationText';
import type { ThreadMessage } from '../thread/store/threadWindow';
import { highlightMatches } from './highlightMatches';

export interface FoundMessageProps {
  message: ThreadMessage;
  query: string;
  /** Whether the search covers all conversations: the row then names the message's own. */
  showsConversation: boolean;
}

/** A message that matches a search, as a link to its position in its conversation. */
export function FoundMessage({ message, query, showsConversation }: FoundMessageProps) {
  const viewerId = useAuth().user?.id ?? '';
  const conversation = useConversation(message.conversationId, !showsConversation);
  const { sender, seq, createdAt } = message;
  const senderName = sender?.id === viewerId ? 'You' : (sender?.displayName ?? 'Deleted account');
  const name = showsConversation ? conversation && conversationName(conversation, viewerId) : senderName;
  return (
    <li className="border-b border-line">
      <Link
        to={`/messages?conversation=${message.conversationId}&at=${seq}`}
        className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-fill"
      >
        {showsConversation && conversation ? (
          <ConversationAvatars people={otherParticipants(conversation, viewerId)} name={name ?? ''} />
        ) : (
          <Avatar name={senderName} src={sender?.avatarUrl} />
        )}
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <bdi className="min-h-[22px] min-w-0 flex-1 truncate font-medium">{name}</bdi>
            <RelativeTime value={createdAt} className="shrink-0 text-meta text-ink-3" />
          </span>
          <span dir="auto" className="line-clamp-2 text-meta break-words text-ink-2">
            {showsConversation && <bdi className="font-medium text-ink">{senderName}: </bdi>}
            <bdi>
              {highlightMatches(message.content, query).map(({ start, text, isMatch }) =>
                isMatch ? <mark key={start}>{text}</mark> : text,
              )}
            </bdi>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** A conversation from the cache, else from the server: older ones are not in the list that is loaded. */
function useConversation(id: string, skip: boolean): CachedConversation | undefined {
  const { data, complete } = useFragment({
    fragment: Conversation_ConversationFragmentDoc,
    fragmentName: 'Conversation_conversation',
    from: { __typename: 'Conversation', id },
  });
  const query = useQuery(ConversationDocument, { variables: { id }, skip: skip || complete });
  return complete ? data : (query.data?.conversation ?? undefined);
}
