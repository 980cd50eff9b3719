import { useState } from 'react';
import { Status } from '../../../../ui/feedback/Status';
import { changeText } from '../../conversationText';
import type { ThreadMessage } from '../store/threadWindow';

/** Announces messages and group changes of other people to screen readers while the thread is open. */
export function NewMessageAnnouncer({ messages, viewerId }: { messages: readonly ThreadMessage[]; viewerId: string }) {
  const [openedSeq] = useState(messages.at(-1)?.seq ?? 0);
  const last = messages.findLast(({ sender }) => sender?.id !== viewerId);
  return <Status className="sr-only">{last && last.seq > openedSeq && announcement(last, viewerId)}</Status>;
}

const announcement = ({ sender, content, change }: ThreadMessage, viewerId: string): string =>
  change ? changeText(change, sender, viewerId) : `${sender?.displayName ?? 'Someone'}: ${content || 'sent a file'}`;
