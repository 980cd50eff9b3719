import { useApolloClient } from '@apollo/client/react';
import { useState, type MouseEvent } from 'react';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { Status } from '../../../ui/feedback/Status';
import { useToast } from '../../../ui/toast/Toast';
import { markCachedRead, writeUnreadCount } from '../notificationCache';
import { refetchNotificationsDebounced } from '../refetchNotifications';
import type { NotificationRow_NotificationFragment } from './__generated__/NotificationRow.generated';
import { AcceptRequestDocument, DeclineRequestDocument } from './__generated__/ConnectionRequestActions.generated';

export interface ConnectionRequestActionsProps {
  notificationId: string;
  /** Sender of the connection request. */
  person: NotificationRow_NotificationFragment['actors'][number];
}

type State = 'PENDING' | 'ACCEPTED' | 'REJECTED';

const STATUS_TEXTS = { PENDING: '', ACCEPTED: 'You’re connected.', REJECTED: 'You declined the request.' };

/**
 * Accepts or declines a connection request from the list. The same mutation marks the notification as read: the server
 * removes an unread one, and the next row would move under the pointer.
 */
export function ConnectionRequestActions({ notificationId, person }: ConnectionRequestActionsProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [optimisticState, setOptimisticState] = useState<State>();
  const connection = person.viewerRelation?.connection;
  const state = optimisticState ?? (connection?.requesterId === person.id ? connection.status : undefined);

  async function handleRespond(event: MouseEvent<HTMLElement>, next: 'ACCEPTED' | 'REJECTED') {
    // The buttons unmount, so focus moves to the link of the row.
    event.currentTarget.closest('li')?.querySelector('a')?.focus({ preventScroll: true });
    setOptimisticState(next);
    try {
      await client.mutate({
        mutation: next === 'ACCEPTED' ? AcceptRequestDocument : DeclineRequestDocument,
        variables: { notificationId, personId: person.id },
        update(cache, { data }) {
          markCachedRead(cache, [notificationId]);
          if (data) writeUnreadCount(cache, data.markNotificationsRead);
        },
      });
    } catch (error) {
      toast.show(
        toCallError(error, next === 'ACCEPTED' ? 'Couldn’t accept the request.' : 'Couldn’t decline the request.')
          .message,
        { failed: true },
      );
    }
    // The cached connection has the final state now.
    setOptimisticState(undefined);
    refetchNotificationsDebounced(client);
  }

  return (
    <div className="relative">
      <Status className="text-meta text-ink-2 not-empty:mt-2">{state && STATUS_TEXTS[state]}</Status>
      {state === 'PENDING' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            aria-label={`Accept request from ${person.displayName}`}
            onClick={(event) => void handleRespond(event, 'ACCEPTED')}
          >
            Accept
          </Button>
          <Button
            variant="quiet"
            aria-label={`Decline request from ${person.displayName}`}
            onClick={(event) => void handleRespond(event, 'REJECTED')}
          >
            Decline
          </Button>
        </div>
      )}
    </div>
  );
}
