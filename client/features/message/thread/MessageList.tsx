import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { Button } from '../../../ui/Button';
import type { EditedMessage } from '../composer/useEdited';
import type { CachedConversation } from '../conversationCache';
import { conversationName, readReceiptText } from '../conversationWords';
import { MessageRow } from '../row/MessageRow';
import { virtuosoComponents } from './virtuosoComponents';
import { NewMessages } from './NewMessages';
import type { ThreadRow } from './threadRows';
import type { Threads } from './threads';
import type { ThreadMessage, ThreadWindow } from './threadWindow';
import { useRowFocus } from './useRowFocus';
import { useRowsOnScreen } from './useRowsOnScreen';

export interface MessageListProps {
  conversation: CachedConversation;
  window: ThreadWindow;
  rows: readonly ThreadRow[];
  viewerId: string;
  threads: Threads;
  /** Number of the message that was looked for. */
  at?: number;
  /** It opens at its end, whatever was looked for or not read. */
  opensAtEnd: boolean;
  onJump: () => void;
  /** Told the number of the last message on screen. */
  onSee: (seq: number) => void;
  onEdit: (message: EditedMessage) => void;
  /** Leads to where one writes. */
  onWrite: () => void;
  /** Who is typing: it stands below the last message. */
  typing: ReactNode;
}

const endOf = (rows: readonly ThreadRow[]) => ({ index: Math.max(0, rows.length - 1), align: 'end' as const });

/** Where the list opens: at the message looked for, at the first unread one, or at its end. */
function startOf(rows: readonly ThreadRow[], at: number | undefined) {
  const found = at === undefined ? -1 : rows.findIndex(({ message }) => message?.seq === at);
  if (found >= 0) return { index: found, align: 'center' as const };
  const unread = rows.findIndex(({ startsUnread }) => startsUnread);
  return unread >= 0 ? { index: unread, align: 'start' as const } : endOf(rows);
}

/** What was said, oldest first. It grows at both ends without moving its reader, and follows its end only while that is in view. */
export function MessageList({
  conversation,
  window,
  rows,
  viewerId,
  threads,
  at,
  opensAtEnd,
  onJump,
  onSee,
  onEdit,
  onWrite,
  typing,
}: MessageListProps) {
  const { id, unreadCount } = conversation;
  const name = conversationName(conversation, viewerId);
  const ownFace = conversation.participants.find((person) => person.id === viewerId)?.avatarUrl;
  const list = useRef<VirtuosoHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  /** A list that is being placed takes itself for one at its end: it is followed there only when its last row was seen. */
  const [isFollowed, setFollowed] = useState(false);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [start] = useState(() => (opensAtEnd ? endOf(rows) : startOf(rows, at)));
  const focus = useRowFocus({ list, box, rows, at: opensAtEnd ? undefined : at });
  const names = useMemo(
    () => new Map(conversation.participants.map((person) => [person.id, person.displayName])),
    [conversation.participants],
  );
  const lastKey = rows.at(-1)?.key;
  const ownSeqs = window.messages.filter(({ sender }) => sender?.id === viewerId).map(({ seq }) => seq);
  const lastOwn = ownSeqs.at(-1);
  const seenUpTo = Math.max(0, ...conversation.readMarks.map(({ seq }) => seq));
  const lastSeen = ownSeqs.findLast((seq) => seq <= seenUpTo);

  // One's own words are followed wherever one has scrolled to.
  const pendingKey = rows.at(-1)?.pending?.clientId;
  useEffect(() => {
    if (pendingKey) list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
  }, [pendingKey]);

  // Reactions, pictures and notes make the last message grow.
  useEffect(() => {
    if (isAtEnd && isFollowed) list.current?.autoscrollToBottom();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [rows, isAtEnd, isFollowed, lastSeen]);

  function noteRead(ended: readonly string[]) {
    const last = rows.findLast(({ key, message }) => message && ended.includes(key))?.message;
    // At the end even what is hidden from this reader counts as read.
    const isWhole = !window.hasNewer && last === window.messages.at(-1);
    if (last || isWhole) onSee(isWhole ? window.upTo : last!.seq);
  }

  const lookSoon = useRowsOnScreen(scroller, (onScreen) => {
    setFollowed(lastKey === undefined || onScreen.shown.includes(lastKey));
    noteRead(onScreen.ended);
    focus.followScreen(onScreen);
  });
  useEffect(lookSoon, [lookSoon, rows, window]);

  async function readOlder() {
    if (!window.hasOlder || isLoadingOlder) return;
    setLoadingOlder(true);
    await threads.loadOlder(id).catch(() => undefined);
    setLoadingOlder(false);
  }

  function jumpToLatest() {
    onJump();
    if (window.hasNewer) void threads.openLatest(id).catch(() => undefined);
    else list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
    onWrite();
  }

  const noteOf = ({ seq }: ThreadMessage) =>
    seq === lastSeen ? readReceiptText(conversation, seq, names) : seq === lastOwn ? 'Sent' : undefined;

  const renderRow = (_: number, row: ThreadRow) => (
    <MessageRow
      row={row}
      viewerId={viewerId}
      names={names}
      ownFace={ownFace}
      threads={threads}
      isCurrent={row.key === (focus.current ?? lastKey)}
      isFound={at !== undefined && row.message?.seq === at}
      note={row.message && noteOf(row.message)}
      canReact={!conversation.isRequest}
      onFocus={focus.setCurrent}
      onEdit={onEdit}
    />
  );

  return (
    // The rows are reached with the arrow keys from whichever of them has focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} {...focus.props} className="flex min-h-0 flex-1 flex-col">
      <Virtuoso
        ref={list}
        scrollerRef={(element) => setScroller(element as HTMLElement | null)}
        role="feed"
        aria-label={`Messages with ${name}`}
        aria-busy={isLoadingOlder}
        tabIndex={-1}
        data={rows as ThreadRow[]}
        firstItemIndex={window.firstIndex}
        initialTopMostItemIndex={start}
        alignToBottom
        atBottomThreshold={24}
        atBottomStateChange={setAtEnd}
        followOutput={isFollowed && !window.hasNewer && 'auto'}
        startReached={() => void readOlder()}
        endReached={() => window.hasNewer && void threads.loadNewer(id).catch(() => undefined)}
        increaseViewportBy={{ top: 600, bottom: 400 }}
        computeItemKey={(_, row) => row.key}
        context={{ isLoadingOlder, readers: conversation.isGroup ? 'everybody' : name }}
        components={virtuosoComponents}
        itemContent={renderRow}
        className="flex-1"
      />
      {/* Always as high as with its button: a list that gets smaller would go to its end. */}
      <div className="flex h-10 shrink-0 items-center touch:h-12">
        {typing}
        {(!isAtEnd || window.hasNewer) && (
          <Button icon={ArrowDown} onClick={jumpToLatest} className="mr-4 animate-appear">
            Jump to latest{unreadCount > 0 && ` (${unreadCount} new)`}
          </Button>
        )}
      </div>
      <NewMessages messages={window.messages} viewerId={viewerId} />
    </div>
  );
}
