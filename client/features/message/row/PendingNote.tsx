import type { PendingMessage } from '../outbox/outbox';
import { useOutbox } from '../outbox/useOutbox';

const linkClasses = 'min-h-6 rounded-chip font-bold underline underline-offset-3 touch:min-h-control';

/** Why a message has not arrived yet, in words. */
export function PendingNote({ pending: { clientId, state, failure = '' } }: { pending: PendingMessage }) {
  const { outbox } = useOutbox();
  if (state !== 'failed') return <p className="text-meta text-ink-3">{state === 'sending' ? 'Sending…' : 'Waiting for a connection'}</p>;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 text-meta text-danger">
      <span>Not sent: {failure}</span>
      <button type="button" onClick={() => outbox.retry(clientId)} className={linkClasses}>
        Retry
      </button>
      <button type="button" onClick={() => outbox.remove(clientId)} className={linkClasses}>
        Delete
      </button>
    </div>
  );
}
