import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { isServerReachable, onReachabilityChange } from '../http/reachability';
import { useConnectionState } from '../live/LiveProvider';
import { Banner, OfflineBanner } from '../ui/feedback/OfflineBanner';
import { Status } from '../ui/feedback/Status';
import { useOnline } from '../ui/useOnline';
import { usePublishedHeight } from '../ui/usePublishedHeight';

/**
 * Banner for a lost network, server or live connection. Sticks to the foot of the column, so that no content shifts.
 */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const isReachable = useSyncExternalStore(onReachabilityChange, isServerReachable);
  const { state, reconnect } = useConnectionState();
  const hasStopped = state === 'failed' || state === 'error';
  if (isOnline && isReachable && !hasStopped) return null;
  return (
    <Foot>
      {!isOnline && <OfflineBanner />}
      {isOnline && !isReachable && (
        <Banner>
          Can’t reach the server. Messages will send once you’re reconnected. Anything else you write stays here until
          you resend it.
        </Banner>
      )}
      {isOnline && isReachable && (
        <Banner
          action={
            <button
              type="button"
              onClick={reconnect}
              className="min-h-6 rounded-chip font-bold underline underline-offset-3 touch:min-h-control"
            >
              Reconnect
            </button>
          }
        >
          Live updates paused.
        </Banner>
      )}
    </Foot>
  );
}

/** Publishes its height as `--banner`, so that bars at the foot of the column move up. */
function Foot({ children }: PropsWithChildren) {
  return (
    <div
      ref={usePublishedHeight<HTMLDivElement>('--banner')}
      className="sticky bottom-bottom-bar z-1 animate-appear md:bottom-0"
    >
      {children}
    </div>
  );
}

/** Status while missed events are replayed. */
export function CatchUpStatus({ className }: { className?: string }) {
  const { isCatchingUp } = useConnectionState();
  return <Status className={className}>{isCatchingUp && <span className="animate-appear-late">Syncing…</span>}</Status>;
}
