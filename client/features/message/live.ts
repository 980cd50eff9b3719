import type { LiveHandlers } from '../../live/handlers';
import { noteInbox, noteMessage, noteRead, readConversation, showsPerson, type InboxState } from './conversationCache';
import { countSoon, readConversationAgain } from './refresh';
import { threadsOf } from './thread/threads';
import type { ToldMessage } from './thread/threadWindow';

type Told = { id: string; conversationId: string; seq: number; message?: ToldMessage };

/** Messages as they come and change, and how conversations stand in the person's lists. */
export const handlers: LiveHandlers = {
  'message.created': ({ message, ...ids }: Told, { client, cache }) => {
    void threadsOf(client).receive(ids, message);
    if (message) noteMessage(cache, message);
  },

  'message.changed': ({ message, ...ids }: Told, { client, cache }) => {
    void threadsOf(client).receive(ids, message);
    const last = readConversation(cache, ids.conversationId)?.lastMessage;
    if (last?.seq !== ids.seq) return;
    if (message) noteMessage(cache, message);
    else void readConversationAgain(client, ids.conversationId, { isOnTop: false });
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
    noteRead(cache, conversationId, personId, seq);
  },

  'conversation.changed': ({ conversationId }: { conversationId: string }, { client, cache }) => {
    if (readConversation(cache, conversationId)) void readConversationAgain(client, conversationId, { isOnTop: false });
  },

  'inbox.changed': (state: InboxState, { client, cache }) => {
    countSoon(client);
    noteInbox(cache, state);
    threadsOf(client).hear(state.conversationId, state.lastSeq);
    const known = readConversation(cache, state.conversationId);
    const isShown = state.state === 'joined' || state.state === 'requested';
    if (isShown && (!known || (known.lastMessage?.seq ?? 0) < state.lastSeq))
      void readConversationAgain(client, state.conversationId, { isOnTop: true });
  },

  /** What was missed cannot be had: the end of what is open is read again. */
  'live.startedOver': (_data: null, { client }) => {
    threadsOf(client).startOver();
    countSoon(client);
  },
};
