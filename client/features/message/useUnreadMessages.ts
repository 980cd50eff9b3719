import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { UnreadMessagesDocument } from './__generated__/Conversation.generated';
import { refetchUnreadDebounced } from './refresh';

/** How many messages the person has not read, and how many requests wait for an answer; zeros until they are counted. */
export function useUnreadMessages(): { unread: number; requests: number } {
  const client = useApolloClient();
  const { data } = useQuery(UnreadMessagesDocument, { fetchPolicy: 'cache-only' });
  useEffect(() => refetchUnreadDebounced(client, 0), [client]);
  return { unread: data?.unreadMessageCount ?? 0, requests: data?.messageRequestCount ?? 0 };
}

/** The number on the navigation entry. */
export const useUnreadMessageCount = (): number => useUnreadMessages().unread;
