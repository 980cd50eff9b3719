import { Attachments } from '../../../shell/attachments/Attachments';
import { CollapsibleText } from '../../post/text/CollapsibleText';
import type { PendingMessage } from '../outbox/outbox';
import type { ThreadMessage } from '../thread/store/threadWindow';
import { formatAbsoluteTime } from '../../../ui/text/formatTime';
import { MessageAttachments } from './attachments/MessageAttachments';

/** Text and attachments of a message. */
export function MessageBody({
  message,
  pending,
  isTabStop,
}: {
  message?: ThreadMessage;
  pending?: PendingMessage;
  isTabStop: boolean;
}) {
  if (message?.isDeleted) return <p className="text-ink-3 italic">Message deleted</p>;
  const content = (message ?? pending)!.content;
  return (
    <>
      {content && (
        <div className="break-words">
          <CollapsibleText id={(message?.id ?? pending?.clientId)!} text={content} lines={16}>
            {message?.editedAt && (
              <span title={formatAbsoluteTime(new Date(message.editedAt))} className="ml-1 text-meta text-ink-3">
                (edited)
              </span>
            )}
          </CollapsibleText>
        </div>
      )}
      {message && message.attachments.length > 0 && (
        <MessageAttachments attachments={message.attachments} isTabStop={isTabStop} />
      )}
      {message && <Attachments of={message} />}
      {pending && pending.files.length > 0 && (
        <p className="text-meta wrap-anywhere text-ink-2">
          {pending.files.map(({ name }) => name || 'Picture').join(', ')}
        </p>
      )}
    </>
  );
}
