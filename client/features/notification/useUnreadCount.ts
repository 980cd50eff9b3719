import { useQuery } from '@apollo/client/react';
import { UnreadCountDocument } from './__generated__/UnreadCount.generated';

/** @returns how many notifications the person has not read, 100 meaning that many or more; 0 until it is known */
export function useUnreadCount(): number {
  return useQuery(UnreadCountDocument).data?.unreadNotificationCount ?? 0;
}
