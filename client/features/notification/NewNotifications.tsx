import { useQuery } from '@apollo/client/react';
import { Status } from '../../ui/Status';
import { usePanelOpen } from './panelStore';
import { UnreadCountDocument } from './__generated__/UnreadCount.generated';
import { useNewcomers } from './useNewcomers';

/** Tells those who listen that notifications came, several in one sentence. Who has the panel open sees them come. */
export function NewNotifications() {
  const { data } = useQuery(UnreadCountDocument);
  const count = useNewcomers(data?.unreadNotificationCount, usePanelOpen());
  return (
    <Status className="sr-only">{count > 0 && `${count} new ${count === 1 ? 'notification' : 'notifications'}`}</Status>
  );
}
