import type { ApolloClient } from '@apollo/client';
import { conversationsWith, evictConversation } from './conversationCache';
import { refetchUnreadDebounced, refetchConversation } from './refresh';
import { threadsOf } from './thread/threads';

/** There is a block between a person and the viewer: the conversation of the two closes, and in groups the person's words go. Safe to repeat. */
export function hideInConversations(client: ApolloClient, personId: string): void {
  threadsOf(client).hide(personId);
  for (const { id, isGroup } of conversationsWith(client.cache, personId)) {
    if (isGroup) void refetchConversation(client, id, { isOnTop: false });
    else evictConversation(client.cache, id);
  }
  refetchUnreadDebounced(client);
}

/** A block has ended: what it hid is read again. Lists and the open conversation are read by whoever shows them. */
export function showInConversations(client: ApolloClient): void {
  threadsOf(client).startOver();
  refetchUnreadDebounced(client);
}
