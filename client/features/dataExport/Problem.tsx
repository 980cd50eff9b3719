import type { CallError } from '../../api/errors';
import { formatWait } from '../../ui/formatTime';

/** Why nothing came of the last press; after too many of them also when the next may follow. */
export function Problem({ problem: { message, retryAfter } }: { problem: CallError }) {
  return (
    <div role="alert" className="mx-4 mt-4 max-w-130 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
      <p className="font-medium">{message}</p>
      {retryAfter !== undefined && <p>You can ask again in {formatWait(retryAfter)}.</p>}
    </div>
  );
}
