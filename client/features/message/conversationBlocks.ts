import type { ApolloClient } from '@apollo/client';
import { cachedConversationsWith, evictConversation } from './conversationCache';
import { refetchUnreadDebounced, refetchConversation } from './refetch';
import { getThreadStore } from './thread/store/threadStore';

/**
 * Applies a block between a person and the viewer: evicts their conversation of two, and hides the person in groups.
 * Idempotent.
 */
export function hidePersonInConversations(client: ApolloClient, personId: string): void {
  getThreadStore(client).removePerson(personId);
  for (const { id, isGroup } of cachedConversationsWith(client.cache, personId)) {
    if (isGroup) void refetchConversation(client, id, { isListed: false });
    else evictConversation(client.cache, id);
  }
  refetchUnreadDebounced(client);
}

/** Refetches what a removed block had hidden. Active queries for lists and the open conversation refetch themselves. */
export function refetchConversationsAfterUnblock(client: ApolloClient): void {
  getThreadStore(client).reloadLatest();
  refetchUnreadDebounced(client);
}
