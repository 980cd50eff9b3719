import { usePageLoad } from '../lib/usePageLoad';
import { ErrorState } from './feedback/ErrorState';
import { Spinner } from './feedback/Spinner';
import { useOnIntersect } from './useOnIntersect';

/** Placed after a list's rows: loads the next page shortly before the end scrolls into view. */
export function LoadMoreRows({
  what,
  readMore,
  describeError,
}: {
  /** Plural noun of the rows: "messages". */
  what: string;
  readMore: () => Promise<unknown>;
  /** Text of a failure. */
  describeError: (error: unknown) => string;
}) {
  const { isLoading, failure, load } = usePageLoad();
  const end = useOnIntersect(() => !failure && void load(readMore));
  return (
    <div className="relative min-h-16">
      <div ref={end} aria-hidden="true" className="pointer-events-none absolute bottom-0 h-100 w-px" />
      {failure && <ErrorState onRetry={() => void load(readMore)}>{describeError(failure.error)}</ErrorState>}
      {isLoading && <Spinner label={`Loading more ${what}…`} className="min-h-16 justify-center" />}
    </div>
  );
}
