import type { LiveHandlers } from '../../live/handlers';
import {
  applyInboxState,
  applyMessage,
  applyRead,
  readConversation,
  showsPerson,
  type InboxState,
} from './conversationCache';
import { refetchUnreadDebounced, refetchConversation } from './refresh';
import { threadsOf } from './thread/threads';
import type { MessagePayload } from './thread/threadWindow';

type Told = { id: string; conversationId: string; seq: number; message?: MessagePayload };

/** Messages as they come and change, and how conversations stand in the person's lists. */
export const handlers: LiveHandlers = {
  'message.created': ({ message, ...ids }: Told, { client, cache }) => {
    void threadsOf(client).receive(ids, message);
    if (message) applyMessage(cache, message);
  },

  'message.changed': ({ message, ...ids }: Told, { client, cache }) => {
    void threadsOf(client).receive(ids, message);
    const last = readConversation(cache, ids.conversationId)?.lastMessage;
    if (last?.seq !== ids.seq) return;
    if (message) applyMessage(cache, message);
    else void refetchConversation(client, ids.conversationId, { isOnTop: false });
  },

  'message.reacted': (
    { id, conversationId, personId, emoji }: Told & { personId: string; emoji: string | null },
    { client, cache },
  ) => {
    const known = readConversation(cache, conversationId);
    if (known && showsPerson(known, personId)) threadsOf(client).react(conversationId, id, personId, emoji);
  },

  'conversation.read': (
    { conversationId, personId, seq }: { conversationId: string; personId: string; seq: number },
    { cache },
  ) => {
    applyRead(cache, conversationId, personId, seq);
  },

  'conversation.changed': ({ conversationId }: { conversationId: string }, { client, cache }) => {
    if (readConversation(cache, conversationId)) void refetchConversation(client, conversationId, { isOnTop: false });
  },

  'inbox.changed': (state: InboxState, { client, cache }) => {
    refetchUnreadDebounced(client);
    applyInboxState(cache, state);
    threadsOf(client).hear(state.conversationId, state.lastSeq);
    const known = readConversation(cache, state.conversationId);
    const isShown = state.state === 'joined' || state.state === 'requested';
    if (isShown && (!known || (known.lastMessage?.seq ?? 0) < state.lastSeq))
      void refetchConversation(client, state.conversationId, { isOnTop: true });
  },

  /** What was missed cannot be had: the end of what is open is read again. */
  'live.startedOver': (_data: null, { client }) => {
    threadsOf(client).startOver();
    refetchUnreadDebounced(client);
  },
};
