import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { afterStartup } from '../../lib/startup';
import { UnreadMessagesDocument } from './__generated__/Conversation.generated';
import { refetchUnreadDebounced } from './refetch';

/** Counts of the viewer's unread messages and pending message requests; 0 until they are loaded. */
export function useUnreadMessages(): { unread: number; requests: number } {
  const client = useApolloClient();
  const { data } = useQuery(UnreadMessagesDocument, { fetchPolicy: 'cache-only' });
  useEffect(() => void afterStartup().then(() => refetchUnreadDebounced(client, 0)), [client]);
  return { unread: data?.unreadMessageCount ?? 0, requests: data?.messageRequestCount ?? 0 };
}

/** Unread count for the badge of the navigation entry. */
export const useUnreadMessageCount = (): number => useUnreadMessages().unread;
