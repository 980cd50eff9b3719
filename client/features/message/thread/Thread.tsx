import { useMemo, useRef, useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/Skeleton';
import { useEdited } from '../composer/useEdited';
import { Composer, type ComposerHandle } from '../composer/Composer';
import type { CachedConversation } from '../conversationCache';
import { conversationName } from '../conversationWords';
import { useOutbox } from '../outbox/useOutbox';
import { FoundMessages } from '../search/FoundMessages';
import { SearchField } from '../search/SearchField';
import { MessageList } from './MessageList';
import { RequestAnswer } from './RequestAnswer';
import { RequestNote } from './RequestNote';
import { ThreadHeader } from './ThreadHeader';
import { threadRows } from './threadRows';
import { TypingLine } from './TypingLine';
import { useConversationChannel } from './useConversationChannel';
import { useReadMark } from './useReadMark';
import { useThread } from './useThread';

export interface ThreadProps {
  conversation: CachedConversation;
  viewerId: string;
  /** Number of the message that was looked for. */
  at?: number;
}

/** One conversation: who is in it, what was said, and where one writes. */
export function Thread({ conversation, viewerId, at }: ThreadProps) {
  const { id, isRequest, participants, lastSeq } = conversation;
  const { window, error, threads, retry } = useThread(conversation, at);
  const { here, typing, tellTyping } = useConversationChannel(conversation);
  const { pending } = useOutbox();
  const [openedAt] = useState({ readSeq: conversation.unreadCount > 0 ? conversation.readSeq : null });
  const [isAtEnd, setAtEnd] = useState(false);
  const [hasJumped, setJumped] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useEdited(window?.messages, viewerId);
  const composer = useRef<ComposerHandle>(null);

  const own = useMemo(() => pending.filter(({ conversationId }) => conversationId === id), [pending, id]);
  const rows = useMemo(() => threadRows(window?.messages ?? [], own, { viewerId, readSeq: openedAt.readSeq }), [window, own, viewerId, openedAt]);
  useReadMark(conversation, isAtEnd && window && !window.hasNewer ? Math.min(window.upTo, lastSeq) : 0);

  function editLast() {
    const last = window?.messages.findLast(({ sender, isDeleted, content }) => sender?.id === viewerId && !isDeleted && content !== '');
    if (last) setEdited(last);
  }

  return (
    <section aria-label={`Conversation with ${conversationName(conversation, viewerId)}`} className="flex min-h-0 flex-1 flex-col">
      <ThreadHeader conversation={conversation} viewerId={viewerId} here={here} isSearching={isSearching} onSearchingChange={(next) => {
        setSearching(next);
        setQuery('');
      }} />
      {isSearching && (
        <div className="border-b border-line px-4 py-2">
          <SearchField label="Search in this conversation" onSearch={setQuery} startsFocused onClose={() => {
            setSearching(false);
            setQuery('');
          }} />
        </div>
      )}
      {query !== '' && (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <FoundMessages query={query} conversationId={id} />
        </div>
      )}
      <div className={query === '' ? 'flex min-h-0 flex-1 flex-col' : 'hidden'}>
        {Boolean(error) && <ErrorState onRetry={retry}>{fieldErrors(error, 'Failed to fetch messages').message}</ErrorState>}
        {!window ? (
          !error && <SkeletonRows label="Loading messages" rows={5} />
        ) : (
          <MessageList
            key={window.opening}
            conversation={conversation}
            window={window}
            rows={rows}
            at={at}
            opensAtEnd={hasJumped}
            viewerId={viewerId}
            threads={threads}
            onAtEndChange={setAtEnd}
            onJump={() => setJumped(true)}
            onEdit={setEdited}
            onWrite={() => composer.current?.focus()}
          />
        )}
        <TypingLine people={participants.filter((person) => typing.includes(person.id))} />
        <RequestNote conversation={conversation} viewerId={viewerId} />
        {isRequest ? (
          <RequestAnswer conversation={conversation} viewerId={viewerId} />
        ) : (
          <Composer key={edited?.id ?? ''} ref={composer} conversation={conversation} viewerId={viewerId} edited={edited} onEditEnd={() => setEdited(null)} onEditLast={editLast} onTyping={tellTyping} />
        )}
      </div>
    </section>
  );
}
