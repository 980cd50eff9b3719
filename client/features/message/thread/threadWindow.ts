import type { Message_MessageFragment } from '../__generated__/Message.generated';

export type ThreadMessage = Omit<Message_MessageFragment, ' $fragmentName'>;

/** A message as events carry it: they leave reactions out. */
export type MessagePayload = Omit<ThreadMessage, 'reactions'> & { reactions?: ThreadMessage['reactions'] };

/** The part of a conversation that is on the page: consecutive messages, oldest first. */
export interface ThreadWindow {
  messages: readonly ThreadMessage[];
  /** Everything up to this number has been read; messages hidden from the reader leave gaps below it. */
  upTo: number;
  hasOlder: boolean;
  /** It stops before the end of the conversation: what comes live belongs further down. */
  hasNewer: boolean;
  /** Position of the first message in the list; it goes down by one with each older message put before it. */
  firstIndex: number;
  /** Grows with each opening: another part of the conversation is another list. */
  opening: number;
}

/** So many older messages can be put before the first. */
export const FIRST_INDEX = 10_000_000;

/** @param messages oldest first */
export const openWindow = (
  messages: readonly ThreadMessage[],
  { upTo, hasOlder, hasNewer, opening }: Pick<ThreadWindow, 'upTo' | 'hasOlder' | 'hasNewer' | 'opening'>,
): ThreadWindow => ({
  messages,
  upTo: Math.max(upTo, messages.at(-1)?.seq ?? 0),
  hasOlder,
  hasNewer,
  firstIndex: FIRST_INDEX,
  opening,
});

/** The newer of two states of one message. Words and reactions travel apart: an answer or event may bring old ones of either. */
function mergeMessage(known: ThreadMessage, told: MessagePayload): ThreadMessage {
  const isOlder = !told.isDeleted && (known.isDeleted || (known.editedAt ?? '') > (told.editedAt ?? ''));
  if (isOlder) return known;
  return { ...told, reactions: told.isDeleted ? [] : (told.reactions ?? known.reactions) };
}

/** Puts messages where their numbers say, each once. */
function merge(known: readonly ThreadMessage[], told: readonly MessagePayload[]): ThreadMessage[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of told) {
    const before = bySeq.get(message.seq);
    bySeq.set(message.seq, before ? mergeMessage(before, message) : { ...message, reactions: message.reactions ?? [] });
  }
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** @param older the page before the first message, in any order */
export function addOlder(window: ThreadWindow, older: readonly ThreadMessage[], hasOlder: boolean): ThreadWindow {
  const messages = merge(window.messages, older);
  return { ...window, messages, hasOlder, firstIndex: window.firstIndex - (messages.length - window.messages.length) };
}

/**
 * @param newer the page after `upTo`, in any order
 * @param upTo the number up to which this has been read now
 */
export function addNewer(
  window: ThreadWindow,
  newer: readonly ThreadMessage[],
  { upTo, hasNewer }: { upTo: number; hasNewer: boolean },
): ThreadWindow {
  return {
    ...window,
    messages: merge(window.messages, newer),
    upTo: Math.max(window.upTo, upTo, ...newer.map(({ seq }) => seq)),
    hasNewer,
  };
}

/** Puts a message in that came or changed, if it is the next one or already here. @returns the same window when it has no place for it */
export function upsertMessage(window: ThreadWindow, told: MessagePayload): ThreadWindow {
  const isKnown = window.messages.some(({ seq }) => seq === told.seq);
  const isNext = !window.hasNewer && told.seq === window.upTo + 1;
  if (!isKnown && !isNext) return window;
  return { ...window, messages: merge(window.messages, [told]), upTo: Math.max(window.upTo, told.seq) };
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
  const given = others.map((each) =>
    each.emoji === emoji ? { ...each, personIds: [...each.personIds, personId] } : each,
  );
  return [...given, ...(emoji !== null && !hasEmoji ? [{ emoji, personIds: [personId] }] : [])].filter(
    ({ personIds }) => personIds.length > 0,
  );
}

/** Sets somebody's one reaction; null takes it back. */
export function upsertReaction(window: ThreadWindow, id: string, personId: string, emoji: string | null): ThreadWindow {
  return {
    ...window,
    messages: window.messages.map((message) =>
      message.id === id ? { ...message, reactions: withReaction(message.reactions, personId, emoji) } : message,
    ),
  };
}

/** Takes away what a person wrote, and their reactions. */
export function withoutPerson(window: ThreadWindow, personId: string): ThreadWindow {
  const messages = window.messages
    .filter(({ sender }) => sender?.id !== personId)
    .map((message) => ({ ...message, reactions: withReaction(message.reactions, personId, null) }));
  return { ...window, messages };
}
