import { useState } from 'react';
import { Status } from '../../../ui/Status';
import type { ThreadMessage } from './threadWindow';

/** Reads out what somebody else wrote while the thread is open. */
export function NewMessages({ messages, viewerId }: { messages: readonly ThreadMessage[]; viewerId: string }) {
  const [openedAt] = useState(messages.at(-1)?.seq ?? 0);
  const last = messages.findLast(({ sender }) => sender?.id !== viewerId);
  return (
    <Status className="sr-only">
      {last && last.seq > openedAt && `${last.sender?.displayName ?? 'Somebody'}: ${last.content || 'sent a file'}`}
    </Status>
  );
}
