import type { ReactNode } from 'react';
import type { EditedMessage } from '../composer/useEdited';
import type { PendingMessage } from '../outbox/outbox';
import { useOutbox } from '../outbox/useOutbox';

/** Why a message has not arrived yet, in words, and what can be done with it until then. */
export function PendingNote({
  pending,
  onEdit,
}: {
  pending: PendingMessage;
  onEdit: (message: EditedMessage) => void;
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
      <span>{isFailed ? `Not sent: ${failure}` : 'Waiting for a connection'}</span>
      {isFailed && !hasBadFiles && <NoteButton onClick={() => outbox.retry(clientId)}>Retry</NoteButton>}
      {isFailed && hasBadFiles && content && (
        <NoteButton onClick={() => outbox.sendWithoutFiles(clientId)}>Send without files</NoteButton>
      )}
      {content && <NoteButton onClick={() => onEdit({ id: clientId, content, pending })}>Edit</NoteButton>}
      <NoteButton onClick={() => outbox.remove(clientId)}>Delete</NoteButton>
    </div>
  );
}

function NoteButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
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
