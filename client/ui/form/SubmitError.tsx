import { ErrorState } from '../feedback/ErrorState';
import { useOnline } from '../useOnline';

/** A failed submission whose error belongs to no single field, with a Retry button. */
export function SubmitError({
  error,
  retrying,
  onRetry,
}: {
  error: { message: string };
  retrying: boolean;
  onRetry: () => void;
}) {
  const isOnline = useOnline();
  return (
    <ErrorState onRetry={onRetry} retrying={retrying}>
      {error.message}
      <span className="block font-normal">
        {isOnline ? 'Your text is still here.' : 'You’re offline. Your text is still here.'}
      </span>
    </ErrorState>
  );
}
