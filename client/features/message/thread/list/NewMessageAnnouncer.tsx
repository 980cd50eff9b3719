import { useState } from 'react';
import { Status } from '../../../../ui/feedback/Status';
import type { ThreadMessage } from '../store/threadWindow';

/** Announces messages of other people to screen readers while the thread is open. */
export function NewMessageAnnouncer({ messages, viewerId }: { messages: readonly ThreadMessage[]; viewerId: string }) {
  const [openedSeq] = useState(messages.at(-1)?.seq ?? 0);
  const last = messages.findLast(({ sender }) => sender?.id !== viewerId);
  return (
    <Status className="sr-only">
      {last && last.seq > openedSeq && `${last.sender?.displayName ?? 'Someone'}: ${last.content || 'sent a file'}`}
    </Status>
  );
}
