import { useQuery } from '@apollo/client/react';
import { Status } from '../../ui/feedback/Status';
import { usePanelOpen } from './panelStore';
import { UnreadCountDocument } from './__generated__/UnreadCount.generated';
import { useNewNotificationCount } from './useNewNotificationCount';

/** Announces the number of new notifications to screen readers, unless the panel is open. */
export function NewNotificationAnnouncer() {
  const { data } = useQuery(UnreadCountDocument);
  const count = useNewNotificationCount(data?.unreadNotificationCount, usePanelOpen());
  return (
    <Status className="sr-only">{count > 0 && `${count} new ${count === 1 ? 'notification' : 'notifications'}`}</Status>
  );
}
