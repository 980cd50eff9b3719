import { useMemo, useRef, useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { ErrorState } from '../../../ui/ErrorState';
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
import { ThreadSkeleton } from './ThreadSkeleton';
import { TypingLine } from './TypingLine';
import { useConversationChannel } from './useConversationChannel';
import { useAttachmentDrop } from './useAttachmentDrop';
import { useReadMark } from './useReadMark';
import { useThread } from './useThread';

export interface ThreadProps {
  conversation: CachedConversation;
  viewerId: string;
  /** Number of the message that was looked for. */
  at?: number;
  /** Something stood for the conversation before, and goes on standing for its messages. */
  hasWaited: boolean;
}

/** One conversation: who is in it, what was said, and where one writes. */
export function Thread({ conversation, viewerId, at, hasWaited }: ThreadProps) {
  const { id, isGroup, isRequest, participants } = conversation;
  const { window, error, threads, retry } = useThread(conversation, at);
  const { here, typing, tellTyping } = useConversationChannel(conversation);
  const { pending } = useOutbox();
  const [openedAt] = useState({ readSeq: conversation.unreadCount > 0 ? conversation.readSeq : null });
  const [hasJumped, setJumped] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useEdited(window?.messages, viewerId);
  const composer = useRef<ComposerHandle>(null);
  const drop = useAttachmentDrop(!isRequest && !edited, (files) => {
    composer.current?.attach?.(files);
    composer.current?.focus();
  });

  const own = useMemo(() => pending.filter(({ conversationId }) => conversationId === id), [pending, id]);
  const rows = useMemo(
    () => threadRows(window?.messages ?? [], own, { viewerId, readSeq: openedAt.readSeq }),
    [window, own, viewerId, openedAt],
  );
  const noteSeen = useReadMark(id);

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
        here={here}
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
            startsFocused
            onClose={() => {
              setSearching(false);
              setQuery('');
            }}
          />
        </div>
      )}
      {query !== '' && (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <FoundMessages query={query} conversationId={id} />
        </div>
      )}
      <div className={query === '' ? 'flex min-h-0 flex-1 flex-col' : 'hidden'}>
        {Boolean(error) && (
          <ErrorState onRetry={retry}>{fieldErrors(error, 'Failed to fetch messages').message}</ErrorState>
        )}
        {!window ? (
          !error && <ThreadSkeleton label="Loading messages" startsShown={hasWaited} />
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
            onSee={noteSeen}
            onJump={() => setJumped(true)}
            onEdit={setEdited}
            onWrite={() => composer.current?.focus()}
            typing={<TypingLine people={participants.filter((person) => typing.includes(person.id))} />}
          />
        )}
        <RequestNote conversation={conversation} viewerId={viewerId} />
        {isRequest ? (
          <RequestAnswer conversation={conversation} viewerId={viewerId} />
        ) : !isGroup && participants.length < 2 ? (
          <p className="border-t border-line px-4 py-4 text-ink-2">
            This account was deleted. Nobody would read what you write here.
          </p>
        ) : (
          <Composer
            ref={composer}
            conversation={conversation}
            viewerId={viewerId}
            edited={edited}
            onEditEnd={() => setEdited(null)}
            onEditLast={editLast}
            onTyping={tellTyping}
          />
        )}
      </div>
    </section>
  );
}
