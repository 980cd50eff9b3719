import { formatDate } from './text/formatTime';

/** Says how far a search has looked. @param what plural noun of the rows: "jobs" */
export function SearchedTo({ what, time }: { what: string; time: string }) {
  return (
    <p className="px-4 py-2 text-center text-meta text-ink-2">
      Searched {what} back to {formatDate(new Date(time))}.
    </p>
  );
}
