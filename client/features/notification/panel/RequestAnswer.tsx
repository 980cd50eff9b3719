import { useApolloClient } from '@apollo/client/react';
import { useState, type MouseEvent } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { Status } from '../../../ui/Status';
import { useToast } from '../../../ui/Toast';
import { showRead, writeUnread } from '../notificationCache';
import { refetchNotificationsDebounced } from '../refresh';
import type { NotificationRow_NotificationFragment } from './__generated__/NotificationRow.generated';
import { AcceptRequestDocument, DeclineRequestDocument } from './__generated__/RequestAnswer.generated';

export interface RequestAnswerProps {
  notificationId: string;
  /** Who wants to connect. */
  person: NotificationRow_NotificationFragment['actors'][number];
}

type State = 'PENDING' | 'ACCEPTED' | 'REJECTED';

const WORDS = { PENDING: '', ACCEPTED: 'You are connected.', REJECTED: 'You declined.' };

/**
 * Answers a request to connect without leaving the list. The answer also reads the notification, which keeps its row:
 * an unread one would be taken back, and the next one would slip under the finger.
 */
export function RequestAnswer({ notificationId, person }: RequestAnswerProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [answer, setAnswer] = useState<State>();
  const connection = person.viewerRelation?.connection;
  const state = answer ?? (connection?.requesterId === person.id ? connection.status : undefined);

  async function handleAnswer(event: MouseEvent<HTMLElement>, wanted: 'ACCEPTED' | 'REJECTED') {
    // The buttons go: whoever works by keys stays in the row.
    event.currentTarget.closest('li')?.querySelector('a')?.focus({ preventScroll: true });
    setAnswer(wanted);
    try {
      await client.mutate({
        mutation: wanted === 'ACCEPTED' ? AcceptRequestDocument : DeclineRequestDocument,
        variables: { notificationId, personId: person.id },
        update(cache, { data }) {
          showRead(cache, [notificationId]);
          if (data) writeUnread(cache, data.markNotificationsRead);
        },
      });
    } catch (error) {
      toast.show(
        fieldErrors(
          error,
          wanted === 'ACCEPTED' ? 'Failed to accept connection request' : 'Failed to decline connection request',
        ).message,
        { failed: true },
      );
    }
    // By now the person's own record says how it stands.
    setAnswer(undefined);
    refetchNotificationsDebounced(client);
  }

  return (
    <div className="relative">
      <Status className="text-meta text-ink-2 not-empty:mt-2">{state && WORDS[state]}</Status>
      {state === 'PENDING' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button aria-label={`Accept ${person.displayName}`} onClick={(event) => void handleAnswer(event, 'ACCEPTED')}>
            Accept
          </Button>
          <Button
            variant="quiet"
            aria-label={`Decline ${person.displayName}`}
            onClick={(event) => void handleAnswer(event, 'REJECTED')}
          >
            Decline
          </Button>
        </div>
      )}
    </div>
  );
}
