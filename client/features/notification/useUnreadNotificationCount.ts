import { useQuery } from '@apollo/client/react';
import { UnreadCountDocument } from './__generated__/UnreadCount.generated';

/** @returns the number of unread notifications, where 100 means 100 or more; 0 while loading */
export function useUnreadNotificationCount(): number {
  return useQuery(UnreadCountDocument).data?.unreadNotificationCount ?? 0;
}
