/** State of a conversation in the inbox of one of its members. */
export type InboxState = {
  conversationId: string;
  /** Sequence number of its newest message. */
  lastSeq: number;
  /** Sequence number up to which the member has read. */
  readSeq: number;
  state: 'joined' | 'requested' | 'declined' | 'left';
};

export type MessageIds = { id: string; conversationId: string; seq: number };

/** What changed in a group, or between two people. */
export type MessageChangeKind = 'created' | 'renamed' | 'added' | 'joined' | 'left' | 'removed' | 'matched';

/** Whether a change moves the conversation to the top of the inbox, as a message does. */
export const movesToTop = (kind: MessageChangeKind): boolean =>
  kind === 'created' || kind === 'added' || kind === 'matched';

type PersonCard = { id: string; username: string; displayName: string; headline: string; avatarUrl: string | null };

/** A message as events carry it, without reactions. */
export type MessagePayload = MessageIds & {
  sender: PersonCard | null;
  senderId: string | null;
  content: string;
  /** Id that the sender's client chose, which its outbox matches. */
  clientId: string | null;
  attachments: {
    id: string;
    name: string;
    isImage: boolean;
    url: string;
    bytes: number;
    width: number | null;
    height: number | null;
    placeholder: string | null;
  }[];
  createdAt: string;
  editedAt: string | null;
  isDeleted: boolean;
  /** Makes the message a line of the conversation's history, by its sender; null for a message that a person wrote. */
  change: { kind: MessageChangeKind; person: PersonCard | null; title: string | null } | null;
};

/**
 * `message` is omitted when it is too large for an event, when not every subscriber may read it, and for a change that names
 * a person.
 */
export type MessageEventPayload = MessageIds & { message?: MessagePayload };

declare module './events' {
  interface EventPayloads {
    'message.created': MessageEventPayload;
    /** Edited or deleted. */
    'message.changed': MessageEventPayload;
    /** The current reaction of one person; null when removed. */
    'message.reacted': MessageIds & { personId: string; emoji: string | null };
    /** A person has read up to a message. */
    'conversation.read': { conversationId: string; personId: string; seq: number };
    /** Title or participants changed: clients refetch the conversation. */
    'conversation.changed': { conversationId: string };
    'inbox.changed': InboxState;
  }
}

/** Lengths in graphemes, files in bytes. */
export const messageLimits = {
  content: 8_000,
  title: 100,
  search: 200,
  files: 10,
  groupPeople: 20,
  fileBytes: 10 * 1024 * 1024,
} as const;
