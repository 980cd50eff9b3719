import type { ReactNode } from 'react';
import type { MessageToEdit } from '../composer/useMessageToEdit';
import type { PendingMessage } from '../outbox/outbox';
import { useOutbox } from '../outbox/useOutbox';

/** Shows why a message is not sent yet, with actions to retry, edit or delete it. */
export function PendingMessageStatus({
  pending,
  onEdit,
}: {
  pending: PendingMessage;
  onEdit: (message: MessageToEdit) => void;
}) {
  const { outbox } = useOutbox();
  const { clientId, state, failure = '', hasBadFiles, content } = pending;
  if (state === 'sending') return <p className="text-meta text-ink-3">Sending…</p>;
  const isFailed = state === 'failed';
  return (
    <div
      role={isFailed ? 'alert' : undefined}
      className={`flex flex-wrap items-center gap-x-3 text-meta ${isFailed ? 'text-danger' : 'text-ink-3'}`}
    >
      <span>{isFailed ? `Not sent: ${failure}` : 'Waiting to send'}</span>
      {isFailed && !hasBadFiles && <StatusButton onClick={() => outbox.retry(clientId)}>Retry</StatusButton>}
      {isFailed && hasBadFiles && content && (
        <StatusButton onClick={() => outbox.sendWithoutFiles(clientId)}>Send without files</StatusButton>
      )}
      {content && <StatusButton onClick={() => onEdit({ id: clientId, content, pending })}>Edit</StatusButton>}
      <StatusButton onClick={() => outbox.remove(clientId)}>Delete</StatusButton>
    </div>
  );
}

function StatusButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 rounded-chip font-bold underline underline-offset-3 touch:min-h-control"
    >
      {children}
    </button>
  );
}
