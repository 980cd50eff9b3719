import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { Button } from '../../../../ui/button/Button';
import type { MessageToEdit } from '../../composer/useMessageToEdit';
import type { CachedConversation } from '../../conversationCache';
import { conversationName, othersReadMarks, readReceiptText } from '../../conversationText';
import { HistoryRow } from '../../row/HistoryRow';
import { MessageRow } from '../../row/MessageRow';
import { virtuosoComponents } from './virtuosoComponents';
import { NewMessageAnnouncer } from './NewMessageAnnouncer';
import type { ThreadRow } from './threadRows';
import type { ThreadStore } from '../store/threadStore';
import type { ThreadMessage, ThreadWindow } from '../store/threadWindow';
import { useInitialPosition, type RowLocation } from './useInitialPosition';
import { useRowFocus } from './useRowFocus';
import { useVisibleRows } from './useVisibleRows';

export interface MessageListProps {
  conversation: CachedConversation;
  window: ThreadWindow;
  rows: readonly ThreadRow[];
  viewerId: string;
  threadStore: ThreadStore;
  /** Sequence number of the message to open at. */
  targetSeq?: number;
  /** Opens at the end, regardless of `targetSeq` and unread messages. */
  opensAtEnd: boolean;
  /** Called when the viewer jumps to the latest message. */
  onJump: () => void;
  /** Called with the sequence number of the last visible message. */
  onSeen: (seq: number) => void;
  onEdit: (message: MessageToEdit) => void;
  /** Moves focus to the composer. */
  onFocusComposer: () => void;
  /** Puts a text into the composer. */
  onPrompt: (text: string) => void;
  /** Rendered below the last message. */
  typingIndicator: ReactNode;
}

const endLocation = (rows: readonly ThreadRow[]): RowLocation => ({
  index: Math.max(0, rows.length - 1),
  align: 'end',
});

/** Initial scroll position: the target message, else the first unread one, else the end. */
function initialLocation(rows: readonly ThreadRow[], targetSeq: number | undefined): RowLocation {
  const target = targetSeq === undefined ? -1 : rows.findIndex(({ message }) => message?.seq === targetSeq);
  if (target >= 0) return { index: target, align: 'center' };
  const unread = rows.findIndex(({ startsUnread }) => startsUnread);
  return unread >= 0 ? { index: unread, align: 'start' } : endLocation(rows);
}

/**
 * Virtual list of messages, oldest first. Loading more keeps the scroll position; the end is followed only while it is
 * visible.
 */
export function MessageList({
  conversation,
  window,
  rows,
  viewerId,
  threadStore,
  targetSeq,
  opensAtEnd,
  onJump,
  onSeen,
  onEdit,
  onFocusComposer,
  onPrompt,
  typingIndicator,
}: MessageListProps) {
  const { id, unreadCount } = conversation;
  const name = conversationName(conversation, viewerId);
  const viewerAvatarUrl = conversation.participants.find((person) => person.id === viewerId)?.avatarUrl;
  const list = useRef<VirtuosoHandle>(null);
  const container = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  /**
   * While it is positioned initially, the list reports that it is at its end; it follows the end once the last row was
   * visible.
   */
  const [isFollowing, setFollowing] = useState(false);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [initial] = useState(() => (opensAtEnd ? endLocation(rows) : initialLocation(rows, targetSeq)));
  const scrollToInitial = useInitialPosition({ list, scroller, rows, initial });
  const focus = useRowFocus({ list, container, rows, targetSeq: opensAtEnd ? undefined : targetSeq });
  const names = useMemo(
    () => new Map(conversation.participants.map((person) => [person.id, person.displayName])),
    [conversation.participants],
  );
  const lastKey = rows.at(-1)?.key;
  const ownSeqs = window.messages
    .filter(({ sender, change }) => sender?.id === viewerId && !change)
    .map(({ seq }) => seq);
  const lastOwnSeq = ownSeqs.at(-1);
  const seenUpTo = Math.max(0, ...othersReadMarks(conversation, viewerId).map(({ seq }) => seq));
  const lastSeenSeq = ownSeqs.findLast((seq) => seq <= seenUpTo);

  // A new message of the viewer scrolls the list to its end from any position.
  const pendingKey = rows.at(-1)?.pending?.clientId;
  useEffect(() => {
    if (pendingKey) list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
  }, [pendingKey]);

  // Reactions, pictures and receipts change the height of the last row.
  useEffect(() => {
    if (isAtEnd && isFollowing) list.current?.autoscrollToBottom();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [rows, isAtEnd, isFollowing, lastSeenSeq]);

  function reportSeen(endVisible: readonly string[]) {
    const last = rows.findLast(({ key, message }) => message && endVisible.includes(key))?.message;
    // At the end, messages hidden from the viewer count as read too.
    const isAtLatest = !window.hasNewer && last === window.messages.at(-1);
    if (last || isAtLatest) onSeen(isAtLatest ? window.upTo : last!.seq);
  }

  const scheduleMeasure = useVisibleRows(scroller, (visibleRows) => {
    scrollToInitial(visibleRows.visible);
    setFollowing(lastKey === undefined || visibleRows.visible.includes(lastKey));
    reportSeen(visibleRows.endVisible);
    focus.syncFocus(visibleRows);
  });
  useEffect(scheduleMeasure, [scheduleMeasure, rows, window]);

  async function loadOlder() {
    if (!window.hasOlder || isLoadingOlder) return;
    setLoadingOlder(true);
    await threadStore.loadOlder(id).catch(() => undefined);
    setLoadingOlder(false);
  }

  function jumpToLatest() {
    onJump();
    if (window.hasNewer) void threadStore.openLatest(id).catch(() => undefined);
    else list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
    onFocusComposer();
  }

  const getReceipt = ({ seq }: ThreadMessage) =>
    seq === lastSeenSeq
      ? readReceiptText(conversation, seq, { viewerId, names })
      : seq === lastOwnSeq
        ? 'Sent'
        : undefined;

  function renderRow(_: number, row: ThreadRow) {
    const { message } = row;
    const shared = {
      row,
      viewerId,
      isTabStop: row.key === (focus.current ?? lastKey),
      isTarget: targetSeq !== undefined && message?.seq === targetSeq,
      onFocus: focus.setCurrent,
    };
    if (message?.change)
      return <HistoryRow {...shared} onPrompt={onPrompt} message={message} change={message.change} />;
    return (
      <MessageRow
        {...shared}
        names={names}
        viewerAvatarUrl={viewerAvatarUrl}
        threadStore={threadStore}
        receipt={message && getReceipt(message)}
        canReact={!conversation.isRequest}
        onEdit={onEdit}
      />
    );
  }

  return (
    // Arrow keys move between the rows inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={container} {...focus.props} className="flex min-h-0 flex-1 flex-col">
      <Virtuoso
        ref={list}
        scrollerRef={(element) => setScroller(element as HTMLElement | null)}
        role="feed"
        aria-label={`Messages with ${name}`}
        aria-busy={isLoadingOlder}
        tabIndex={-1}
        data={rows as ThreadRow[]}
        firstItemIndex={window.firstIndex}
        initialTopMostItemIndex={initial}
        alignToBottom
        atBottomThreshold={24}
        atBottomStateChange={setAtEnd}
        followOutput={isFollowing && !window.hasNewer && 'auto'}
        startReached={() => void loadOlder()}
        endReached={() => window.hasNewer && void threadStore.loadNewer(id).catch(() => undefined)}
        increaseViewportBy={{ top: 600, bottom: 400 }}
        computeItemKey={(_, row) => row.key}
        context={{ isLoadingOlder, readers: conversation.isGroup ? 'everyone' : name }}
        components={virtuosoComponents}
        itemContent={renderRow}
        className="flex-1"
      />
      {/* Constant height: a list that shrinks would scroll to its end. */}
      <div className="flex h-10 shrink-0 items-center touch:h-12">
        {typingIndicator}
        {(!isAtEnd || window.hasNewer) && (
          <Button icon={ArrowDown} onClick={jumpToLatest} className="mr-4 animate-appear">
            Jump to latest{unreadCount > 0 && ` (${unreadCount} new)`}
          </Button>
        )}
      </div>
      <NewMessageAnnouncer messages={window.messages} viewerId={viewerId} />
    </div>
  );
}
