import type { LiveHandlers } from '../../live/handlers';
import { applyInboxState, applyMessage, applyRead, readConversation, hasVisibleParticipant } from './conversationCache';
import { refetchUnreadDebounced, refetchConversation } from './refetch';
import { getThreadStore } from './thread/store/threadStore';

/** Applies message and conversation events to the thread store and the cache. */
export const handlers: LiveHandlers = {
  'message.created': ({ message, ...ids }, { client, cache }) => {
    void getThreadStore(client).receiveMessage(ids, message);
    if (message) applyMessage(cache, message);
  },

  'message.changed': ({ message, ...ids }, { client, cache }) => {
    void getThreadStore(client).receiveMessage(ids, message);
    const last = readConversation(cache, ids.conversationId)?.lastMessage;
    if (last?.seq !== ids.seq) return;
    if (message) applyMessage(cache, message);
    else void refetchConversation(client, ids.conversationId, { isListed: false });
  },

  'message.reacted': ({ id, conversationId, personId, emoji }, { client, cache }) => {
    const cached = readConversation(cache, conversationId);
    if (cached && hasVisibleParticipant(cached, personId))
      getThreadStore(client).setReaction(conversationId, id, personId, emoji);
  },

  'conversation.read': ({ conversationId, personId, seq }, { cache }) => {
    applyRead(cache, conversationId, personId, seq);
  },

  'conversation.changed': ({ conversationId }, { client, cache }) => {
    if (readConversation(cache, conversationId)) void refetchConversation(client, conversationId, { isListed: false });
  },

  'inbox.changed': (state, { client, cache }) => {
    refetchUnreadDebounced(client);
    applyInboxState(cache, state);
    getThreadStore(client).advanceLatestSeq(state.conversationId, state.lastSeq);
    const cached = readConversation(cache, state.conversationId);
    const isListed = state.state === 'joined' || state.state === 'requested';
    if (isListed && (!cached || (cached.lastMessage?.seq ?? 0) < state.lastSeq))
      void refetchConversation(client, state.conversationId, { isListed: true });
  },

  /** Missed events cannot be replayed: the end of each open thread is refetched. */
  'live.refetchRequired': (_data, { client }) => {
    getThreadStore(client).reloadLatest();
    refetchUnreadDebounced(client);
  },
};
