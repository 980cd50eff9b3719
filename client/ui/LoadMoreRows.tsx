import { useState } from 'react';
import { ErrorState } from './feedback/ErrorState';
import { Spinner } from './feedback/Spinner';
import { useOnIntersect } from './useOnIntersect';

/** Stands after the rows that were read, and reads the next page shortly before it comes into view. */
export function LoadMoreRows({
  what = 'notifications',
  readMore,
}: {
  what?: string;
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
