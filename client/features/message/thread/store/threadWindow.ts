import type { MessagePayload } from '../../../../../shared/contracts/message';
import type { Message_MessageFragment } from '../../__generated__/Message.generated';

export type ThreadMessage = Omit<Message_MessageFragment, ' $fragmentName'>;
export type MessageAttachment = ThreadMessage['attachments'][number];

/** A new state of a message, from a query, a mutation or an event. Events omit reactions and the job, which depends on its reader. */
export type MessageUpdate = Omit<MessagePayload, 'senderId'> & Partial<Pick<ThreadMessage, 'reactions' | 'job'>>;

/** The loaded part of a conversation: consecutive messages, oldest first. */
export interface ThreadWindow {
  messages: readonly ThreadMessage[];
  /** Every message up to this sequence number is loaded; messages hidden from the viewer leave gaps below it. */
  upTo: number;
  hasOlder: boolean;
  /** The window ends before the end of the conversation: a new message has no place in it yet. */
  hasNewer: boolean;
  /** Index of the first message in the virtual list; it decreases by one with each prepended message. */
  firstIndex: number;
  /** Increases each time the thread is opened. Each opening renders a new list. */
  openingId: number;
}

/** Initial index of the first message: at most this many older messages can be prepended. */
const FIRST_INDEX = 10_000_000;

/** @param messages oldest first */
export const createWindow = (
  messages: readonly ThreadMessage[],
  { upTo, hasOlder, hasNewer, openingId }: Pick<ThreadWindow, 'upTo' | 'hasOlder' | 'hasNewer' | 'openingId'>,
): ThreadWindow => ({
  messages,
  upTo: Math.max(upTo, messages.at(-1)?.seq ?? 0),
  hasOlder,
  hasNewer,
  firstIndex: FIRST_INDEX,
  openingId,
});

/**
 * Returns the newer of two states of one message. Text and reactions are updated separately, so an update may carry an
 * old state of either.
 */
function mergeMessage(current: ThreadMessage, update: MessageUpdate): ThreadMessage {
  const isStale = !update.isDeleted && (current.isDeleted || (current.editedAt ?? '') > (update.editedAt ?? ''));
  if (isStale) return current;
  return {
    ...update,
    reactions: update.isDeleted ? [] : (update.reactions ?? current.reactions),
    job: update.isDeleted ? null : (update.job ?? current.job),
  };
}

/** Inserts or replaces messages by sequence number. */
function mergeMessages(current: readonly ThreadMessage[], updates: readonly MessageUpdate[]): ThreadMessage[] {
  const bySeq = new Map(current.map((message) => [message.seq, message]));
  for (const update of updates) {
    const existing = bySeq.get(update.seq);
    bySeq.set(
      update.seq,
      existing
        ? mergeMessage(existing, update)
        : { ...update, reactions: update.reactions ?? [], job: update.job ?? null },
    );
  }
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** @param older the page before the first message, in any order */
export function prependOlder(window: ThreadWindow, older: readonly ThreadMessage[], hasOlder: boolean): ThreadWindow {
  const messages = mergeMessages(window.messages, older);
  return { ...window, messages, hasOlder, firstIndex: window.firstIndex - (messages.length - window.messages.length) };
}

/**
 * @param newer the page after `upTo`, in any order
 * @param upTo sequence number up to which everything is loaded now
 */
export function appendNewer(
  window: ThreadWindow,
  newer: readonly ThreadMessage[],
  { upTo, hasNewer }: { upTo: number; hasNewer: boolean },
): ThreadWindow {
  return {
    ...window,
    messages: mergeMessages(window.messages, newer),
    upTo: Math.max(window.upTo, upTo, ...newer.map(({ seq }) => seq)),
    hasNewer,
  };
}

/**
 * Updates a loaded message, or appends the next one.
 * @returns the same window when the message is neither
 */
export function upsertMessage(window: ThreadWindow, update: MessageUpdate): ThreadWindow {
  const isLoaded = window.messages.some(({ seq }) => seq === update.seq);
  const isNext = !window.hasNewer && update.seq === window.upTo + 1;
  if (!isLoaded && !isNext) return window;
  return {
    ...window,
    messages: mergeMessages(window.messages, [update]),
    upTo: Math.max(window.upTo, update.seq),
  };
}

function withReaction(
  reactions: ThreadMessage['reactions'],
  personId: string,
  emoji: string | null,
): ThreadMessage['reactions'] {
  if (emoji !== null && reactions.some((each) => each.emoji === emoji && each.personIds.includes(personId)))
    return reactions;
  const others = reactions.map((each) => ({ ...each, personIds: each.personIds.filter((id) => id !== personId) }));
  const hasEmoji = others.some((each) => each.emoji === emoji);
  const updated = others.map((each) =>
    each.emoji === emoji ? { ...each, personIds: [...each.personIds, personId] } : each,
  );
  return [...updated, ...(emoji !== null && !hasEmoji ? [{ emoji, personIds: [personId] }] : [])].filter(
    ({ personIds }) => personIds.length > 0,
  );
}

/** Sets a person's single reaction to a message; null removes it. */
export function setReaction(window: ThreadWindow, id: string, personId: string, emoji: string | null): ThreadWindow {
  return {
    ...window,
    messages: window.messages.map((message) =>
      message.id === id ? { ...message, reactions: withReaction(message.reactions, personId, emoji) } : message,
    ),
  };
}

/** Removes a person's messages and reactions, and their name from group changes. */
export function removePerson(window: ThreadWindow, personId: string): ThreadWindow {
  const messages = window.messages
    .filter(({ sender }) => sender?.id !== personId)
    .map(({ change, ...message }) => ({
      ...message,
      reactions: withReaction(message.reactions, personId, null),
      change: change?.person?.id === personId ? { ...change, person: null } : change,
    }));
  return { ...window, messages };
}
