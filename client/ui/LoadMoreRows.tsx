import { useState } from 'react';
import { ErrorState } from './feedback/ErrorState';
import { Spinner } from './feedback/Spinner';
import { useOnIntersect } from './useOnIntersect';

/** Placed after a list's rows: loads the next page shortly before the end scrolls into view. */
export function LoadMoreRows({
  what,
  readMore,
}: {
  /** Plural noun of the rows: "messages". */
  what: string;
  readMore: () => Promise<unknown>;
}) {
  const [phase, setPhase] = useState<'idle' | 'reading' | 'failed'>('idle');

  async function read() {
    if (phase === 'reading') return;
    setPhase('reading');
    setPhase(
      await readMore().then(
        () => 'idle' as const,
        () => 'failed' as const,
      ),
    );
  }

  const end = useOnIntersect(() => phase === 'idle' && void read());
  return (
    <div className="relative min-h-16">
      <div ref={end} aria-hidden="true" className="pointer-events-none absolute bottom-0 h-100 w-px" />
      {phase === 'failed' && <ErrorState onRetry={() => void read()}>Failed to fetch {what}</ErrorState>}
      {phase === 'reading' && <Spinner label={`Loading more ${what}…`} className="min-h-16 justify-center" />}
    </div>
  );
}
