import type { PendingMessage } from '../../outbox/outbox';
import type { ThreadMessage } from '../store/threadWindow';

/** A row of the message list: a sent or pending message, and which dividers precede it. */
export interface ThreadRow {
  /** Stable when a pending message becomes a sent one, so the row is not remounted. */
  key: string;
  message?: ThreadMessage;
  pending?: PendingMessage;
  /** First message of its day. */
  startsDay: boolean;
  /** First message that was unread when the thread was opened. */
  startsUnread: boolean;
  /** First message of a run: its sender's name and avatar are shown. */
  startsRun: boolean;
}

/** Maximum interval between two messages of one run. */
const RUN_GAP_MS = 5 * 60_000;

const toDay = (iso: string) => new Date(iso).toDateString();

/**
 * Builds the rows of a thread.
 * @param pending unsent messages of this conversation, oldest first
 * @param options.readSeq sequence number of the last read message when the thread was opened; null for no unread divider
 */
export function buildThreadRows(
  messages: readonly ThreadMessage[],
  pending: readonly PendingMessage[],
  { viewerId, readSeq }: { viewerId: string; readSeq: number | null },
): ThreadRow[] {
  // The event of the viewer's own message may arrive before the response to sending it.
  const sentClientIds = new Set(
    messages.flatMap(({ clientId, sender }) => (clientId && sender?.id === viewerId ? [clientId] : [])),
  );
  const firstUnread =
    readSeq === null ? undefined : messages.find(({ seq, sender }) => seq > readSeq && sender?.id !== viewerId)?.seq;
  const entries = [
    ...messages.map((message) => ({
      key: message.sender?.id === viewerId && message.clientId ? message.clientId : message.id,
      message,
      at: message.createdAt,
      // A line of the group's history belongs to no run.
      senderId: message.change ? message.id : (message.sender?.id ?? null),
    })),
    ...pending
      .filter(({ clientId }) => !sentClientIds.has(clientId))
      .map((each) => ({ key: each.clientId, pending: each, at: each.createdAt, senderId: viewerId })),
  ];
  return entries.map(({ at, senderId, ...entry }, index) => {
    const previous = entries[index - 1];
    const startsDay = !previous || toDay(previous.at) !== toDay(at);
    const startsUnread = 'message' in entry && entry.message.seq === firstUnread;
    const startsRun =
      startsDay ||
      startsUnread ||
      previous.senderId !== senderId ||
      new Date(at).getTime() - new Date(previous.at).getTime() > RUN_GAP_MS;
    return { ...entry, startsDay, startsUnread, startsRun };
  });
}
