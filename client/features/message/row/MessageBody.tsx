import { FoldedText } from '../../post/text/FoldedText';
import type { PendingMessage } from '../outbox/outbox';
import type { ThreadMessage } from '../thread/threadWindow';
import { formatAbsoluteTime } from '../../../ui/formatTime';
import { MessageFiles } from './MessageFiles';

/** What a message says and shows. */
export function MessageBody({
  message,
  pending,
  isReachable,
}: {
  message?: ThreadMessage;
  pending?: PendingMessage;
  isReachable: boolean;
}) {
  if (message?.isDeleted) return <p className="text-ink-3 italic">Message deleted</p>;
  const content = (message ?? pending)!.content;
  return (
    <>
      {content && (
        <div className="break-words">
          <FoldedText id={(message?.id ?? pending?.clientId)!} text={content} lines={16}>
            {message?.editedAt && (
              <span title={formatAbsoluteTime(new Date(message.editedAt))} className="ml-1 text-meta text-ink-3">
                (edited)
              </span>
            )}
          </FoldedText>
        </div>
      )}
      {message && message.attachments.length > 0 && (
        <MessageFiles files={message.attachments} isReachable={isReachable} />
      )}
      {pending && pending.files.length > 0 && (
        <p className="text-meta wrap-anywhere text-ink-2">
          {pending.files.map(({ name }) => name || 'Picture').join(', ')}
        </p>
      )}
    </>
  );
}
