/** How a conversation stands in the inbox of one of its members. */
export type InboxState = {
  conversationId: string;
  /** Number of its newest message. */
  lastSeq: number;
  /** Up to where the member has read. */
  readSeq: number;
  state: 'joined' | 'requested' | 'declined' | 'left';
};

export type MessageIds = { id: string; conversationId: string; seq: number };

/** A message as events carry it, reactions left out. */
export type MessagePayload = MessageIds & {
  sender: {
    id: string;
    username: string;
    displayName: string;
    headline: string;
    avatarUrl: string | null;
  } | null;
  senderId: string | null;
  content: string;
  /** The sender's own id of it, for their outbox. */
  clientId: string | null;
  attachments: readonly {
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
};

/** `message` is left out where it is too large to travel, or not every subscriber may read it. */
export type MessageEventPayload = MessageIds & { message?: MessagePayload };

declare module './events' {
  interface EventPayloads {
    'message.created': MessageEventPayload;
    /** Edited or deleted. */
    'message.changed': MessageEventPayload;
    /** Somebody's one reaction, as it is now; null for none. */
    'message.reacted': MessageIds & { personId: string; emoji: string | null };
    /** Somebody has read up to a message. */
    'conversation.read': { conversationId: string; personId: string; seq: number };
    /** Title or people changed: it is read again. */
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
