import { useMemo, useRef, useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useMessageToEdit } from '../composer/useMessageToEdit';
import { Composer } from '../composer/Composer';
import type { ComposerHandle } from '../composer/composerHandle';
import type { CachedConversation } from '../conversationCache';
import { conversationName } from '../conversationText';
import { useOutbox } from '../outbox/useOutbox';
import { MessageSearchResults } from '../search/MessageSearchResults';
import { SearchField } from '../search/SearchField';
import { MessageList } from './list/MessageList';
import { MessageRequestActions } from './MessageRequestActions';
import { MessageRequestNotice } from './MessageRequestNotice';
import { ThreadHeader } from './header/ThreadHeader';
import { buildThreadRows } from './list/threadRows';
import { ThreadSkeleton } from './ThreadSkeleton';
import { TypingIndicator } from './typing/TypingIndicator';
import { useConversationChannel } from './useConversationChannel';
import { useAttachmentDrop } from './useAttachmentDrop';
import { useReadMarker } from './readMarker/useReadMarker';
import { useThread } from './store/useThread';

export interface ThreadProps {
  conversation: CachedConversation;
  viewerId: string;
  /** Sequence number of the message to open at. */
  targetSeq?: number;
  /** The conversation's skeleton was shown before, and continues as the skeleton of its messages. */
  followsSkeleton: boolean;
}

/** An open conversation: header, message list and composer. */
export function Thread({ conversation, viewerId, targetSeq, followsSkeleton }: ThreadProps) {
  const { id, isGroup, isRequest, participants } = conversation;
  const { window, error, threadStore, retry } = useThread(conversation, targetSeq);
  const { presentIds, typingIds, emitTyping } = useConversationChannel(conversation);
  const { pending } = useOutbox();
  const [unreadFrom] = useState({ readSeq: conversation.unreadCount > 0 ? conversation.readSeq : null });
  const [hasJumpedToLatest, setJumpedToLatest] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useMessageToEdit(window?.messages, viewerId);
  const composer = useRef<ComposerHandle>(null);
  const drop = useAttachmentDrop(!isRequest && !edited, (files) => {
    composer.current?.attach?.(files);
    composer.current?.focus();
  });

  const ownPending = useMemo(() => pending.filter(({ conversationId }) => conversationId === id), [pending, id]);
  const rows = useMemo(
    () => buildThreadRows(window?.messages ?? [], ownPending, { viewerId, readSeq: unreadFrom.readSeq }),
    [window, ownPending, viewerId, unreadFrom],
  );
  const markSeen = useReadMarker(id);

  function editLast() {
    const last = window?.messages.findLast(
      ({ sender, isDeleted, content }) => sender?.id === viewerId && !isDeleted && content !== '',
    );
    if (last) setEdited(last);
  }

  return (
    <section
      aria-label={`Conversation with ${conversationName(conversation, viewerId)}`}
      {...drop.props}
      className="relative flex min-h-0 flex-1 flex-col"
    >
      {drop.isOver && (
        <div className="pointer-events-none absolute inset-0 z-2 flex bg-surface p-2">
          <p className="flex flex-1 items-center justify-center rounded-card border border-dashed border-primary bg-primary-soft font-medium text-on-primary-soft">
            Drop pictures or PDFs here
          </p>
        </div>
      )}
      <ThreadHeader
        conversation={conversation}
        viewerId={viewerId}
        presentIds={presentIds}
        isSearching={isSearching}
        onSearchingChange={(next) => {
          setSearching(next);
          setQuery('');
        }}
      />
      {isSearching && (
        <div className="border-b border-line px-4 py-2">
          <SearchField
            label="Search in this conversation"
            onSearch={setQuery}
            focusOnMount
            onClose={() => {
              setSearching(false);
              setQuery('');
            }}
          />
        </div>
      )}
      {query !== '' && (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <MessageSearchResults query={query} conversationId={id} />
        </div>
      )}
      <div className={query === '' ? 'flex min-h-0 flex-1 flex-col' : 'hidden'}>
        {Boolean(error) && (
          <ErrorState onRetry={retry}>{toCallError(error, 'Couldn’t load messages.').message}</ErrorState>
        )}
        {!window ? (
          !error && <ThreadSkeleton label="Loading messages" isImmediate={followsSkeleton} />
        ) : (
          <MessageList
            key={window.openingId}
            conversation={conversation}
            window={window}
            rows={rows}
            targetSeq={targetSeq}
            opensAtEnd={hasJumpedToLatest}
            viewerId={viewerId}
            threadStore={threadStore}
            onSeen={markSeen}
            onJump={() => setJumpedToLatest(true)}
            onEdit={setEdited}
            onFocusComposer={() => composer.current?.focus()}
            onPrompt={(text) => {
              composer.current?.insert?.(text);
              composer.current?.focus();
            }}
            typingIndicator={
              <TypingIndicator people={participants.filter((person) => typingIds.includes(person.id))} />
            }
          />
        )}
        <MessageRequestNotice conversation={conversation} viewerId={viewerId} />
        {isRequest ? (
          <MessageRequestActions conversation={conversation} viewerId={viewerId} />
        ) : !isGroup && participants.length < 2 ? (
          <p className="border-t border-line px-4 py-4 text-ink-2">
            This account was deleted. You can’t reply to this conversation.
          </p>
        ) : (
          <Composer
            ref={composer}
            conversation={conversation}
            viewerId={viewerId}
            edited={edited}
            onEditEnd={() => setEdited(null)}
            onEditLast={editLast}
            onTyping={emitTyping}
          />
        )}
      </div>
    </section>
  );
}
