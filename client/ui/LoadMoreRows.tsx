import { usePageLoad } from '../lib/usePageLoad';
import { Button } from './button/Button';
import { ErrorState } from './feedback/ErrorState';
import { Spinner } from './feedback/Spinner';
import { SearchedTo } from './SearchedTo';
import { useOnIntersect } from './useOnIntersect';

export interface LoadMoreRowsProps {
  /** Plural noun of the rows: "messages". */
  what: string;
  readMore: () => Promise<unknown>;
  /** Text of a failure. */
  describeError: (error: unknown) => string;
  /** How far a search has looked that goes on with the next page. */
  searchedTo?: string | null;
  /** Shows a button instead of loading by itself. */
  isPaused?: boolean;
}

/** Placed after a list's rows: loads the next page shortly before the end scrolls into view. */
export function LoadMoreRows({ what, readMore, describeError, searchedTo, isPaused = false }: LoadMoreRowsProps) {
  const { isLoading, failure, load } = usePageLoad();
  const end = useOnIntersect(() => !failure && !isPaused && void load(readMore));
  return (
    <div className="relative min-h-16">
      <div ref={end} aria-hidden="true" className="pointer-events-none absolute bottom-0 h-100 w-px" />
      {failure && <ErrorState onRetry={() => void load(readMore)}>{describeError(failure.error)}</ErrorState>}
      {searchedTo && <SearchedTo what={what} time={searchedTo} />}
      {isPaused && !isLoading && !failure && (
        <div className="flex justify-center pb-3">
          <Button onClick={() => void load(readMore)}>Search older {what}</Button>
        </div>
      )}
      {isLoading && (
        <Spinner
          label={searchedTo ? `Searching older ${what}…` : `Loading more ${what}…`}
          className="min-h-16 justify-center"
        />
      )}
    </div>
  );
}
