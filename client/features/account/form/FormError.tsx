import type { CallError } from '../../../http/errors';
import { formatWait } from '../../../ui/text/formatWait';
import { Status } from '../../../ui/feedback/Status';
import { useCountdown } from './useCountdown';

/** Error of the whole form: errors of no visible field, and the remaining wait after too many attempts. */
export function FormError({ error, fields }: { error: CallError | undefined; fields: readonly string[] }) {
  if (!error || Object.keys(error.fields ?? {}).some((name) => fields.includes(name))) return null;
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-body font-medium text-on-danger-soft">
      <p>{error.message}</p>
      {error.retryAfter !== undefined && <RetryCountdown key={error.requestId} seconds={error.retryAfter} />}
    </div>
  );
}

/** Countdown, hidden from screen readers: the message already states the wait, and its end is announced. */
function RetryCountdown({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds);
  if (left === 0) return <Status>You can try again now.</Status>;
  return (
    <p aria-hidden="true" className="tabular-nums">
      {formatWait(left)} left
    </p>
  );
}
