import type { CallError } from '../../http/errors';
import { formatWait } from '../../ui/text/formatWait';

/** Error of the last action, with the waiting time when it was rate limited. */
export function DataExportError({ error: { message, retryAfter } }: { error: CallError }) {
  return (
    <div role="alert" className="mx-4 mt-4 max-w-130 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
      <p className="font-medium">{message}</p>
      {retryAfter !== undefined && <p>Try again in {formatWait(retryAfter)}.</p>}
    </div>
  );
}
