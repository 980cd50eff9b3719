import { ErrorState } from '../feedback/ErrorState';

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
  return (
    <ErrorState onRetry={onRetry} retrying={retrying} note="Your text is still here.">
      {error.message}
    </ErrorState>
  );
}
