import type { CallError } from '../../../api/errors';
import { formatWait } from '../../../ui/formatTime';
import { Status } from '../../../ui/Status';
import { useCountdown } from './useCountdown';

/** What is wrong with the form as a whole: faults of no single field, and how long to wait after too many tries. */
export function FormError({ error, fields }: { error: CallError | undefined; fields: readonly string[] }) {
  if (!error || Object.keys(error.fields ?? {}).some((name) => fields.includes(name))) return null;
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-body font-medium text-on-danger-soft">
      <p>{error.message}</p>
      {error.retryAfter !== undefined && <Wait key={error.requestId} seconds={error.retryAfter} />}
    </div>
  );
}

/** Counts down for those who look; those who listen have heard the time in the message, and hear the end. */
function Wait({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds);
  if (left === 0) return <Status>You can try again now.</Status>;
  return (
    <p aria-hidden="true" className="tabular-nums">
      {formatWait(left)} left
    </p>
  );
}
