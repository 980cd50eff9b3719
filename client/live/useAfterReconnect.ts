import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnectionState } from './LiveProvider';

/**
 * Runs each time the live connection stands again after it was lost. The server also ends it when what one may see has
 * changed, without saying what: the page looks again, and finds what it would find after a reload.
 */
export function useAfterReconnect(run: () => void): void {
  const isConnected = useConnectionState().state === 'connected';
  const hasBeenConnected = useRef(false);
  const handleReturn = useEffectEvent(run);

  useEffect(() => {
    if (isConnected && hasBeenConnected.current) handleReturn();
    hasBeenConnected.current ||= isConnected;
  }, [isConnected]);
}
