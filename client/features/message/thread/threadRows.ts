import type { PendingMessage } from '../outbox/outbox';
import type { ThreadMessage } from './threadWindow';

/** One line of the thread: a message, or one that waits to be sent, and what stands above it. */
export interface ThreadRow {
  /** The same before and after a message is sent, so that it stays where it is. */
  key: string;
  message?: ThreadMessage;
  pending?: PendingMessage;
  /** It is the first of its day. */
  startsDay: boolean;
  /** It is the first that was not read when the thread was opened. */
  startsUnread: boolean;
  /** Somebody else wrote before, or long ago: name and face stand above it. */
  startsRun: boolean;
}

/** Messages further apart than this do not belong to one run. */
const RUN_MS = 5 * 60_000;

const dayOf = (iso: string) => new Date(iso).toDateString();

/**
 * @param pending unsent messages of this conversation, first written first
 * @param readSeq number of the last message that was read when the thread was opened; null draws no line
 */
export function threadRows(
  messages: readonly ThreadMessage[],
  pending: readonly PendingMessage[],
  { viewerId, readSeq }: { viewerId: string; readSeq: number | null },
): ThreadRow[] {
  // The event of one's own message may come before the answer to sending it.
  const sent = new Set(
    messages.flatMap(({ clientId, sender }) => (clientId && sender?.id === viewerId ? [clientId] : [])),
  );
  const firstUnread =
    readSeq === null ? undefined : messages.find(({ seq, sender }) => seq > readSeq && sender?.id !== viewerId)?.seq;
  const lines = [
    ...messages.map((message) => ({
      key: message.sender?.id === viewerId && message.clientId ? message.clientId : message.id,
      message,
      at: message.createdAt,
      senderId: message.sender?.id ?? null,
    })),
    ...pending
      .filter(({ clientId }) => !sent.has(clientId))
      .map((each) => ({ key: each.clientId, pending: each, at: each.createdAt, senderId: viewerId })),
  ];
  return lines.map(({ at, senderId, ...line }, index) => {
    const before = lines[index - 1];
    const startsDay = !before || dayOf(before.at) !== dayOf(at);
    const startsUnread = 'message' in line && line.message.seq === firstUnread;
    const startsRun =
      startsDay ||
      startsUnread ||
      before.senderId !== senderId ||
      new Date(at).getTime() - new Date(before.at).getTime() > RUN_MS;
    return { ...line, startsDay, startsUnread, startsRun };
  });
}
