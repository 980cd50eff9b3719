import { useConnectionState } from '../live/LiveProvider';
import { Banner, OfflineBanner } from '../ui/OfflineBanner';
import { Status } from '../ui/Status';
import { useOnline } from '../ui/useOnline';

/** Says that the network or the live connection is gone. Stays at the foot of the column, so that nothing above it moves. */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const { state, reconnect } = useConnectionState();
  const hasStopped = state === 'failed' || state === 'error';
  if (isOnline && !hasStopped) return null;
  return (
    <div className="sticky bottom-bottom-bar z-1 animate-appear md:bottom-0">
      {isOnline ? (
        <Banner
          action={
            <button type="button" onClick={reconnect} className="min-h-6 rounded-chip font-bold underline underline-offset-3 touch:min-h-control">
              Reconnect
            </button>
          }
        >
          Live updates have stopped.
        </Banner>
      ) : (
        <OfflineBanner />
      )}
    </div>
  );
}

/** A quiet word while missed events are being read; what is on the page may be older than it seems. */
export function CatchingUp({ className }: { className?: string }) {
  const { isCatchingUp } = useConnectionState();
  return (
    <Status className={className}>
      {isCatchingUp && <span className="animate-appear-late">Catching up…</span>}
    </Status>
  );
}
