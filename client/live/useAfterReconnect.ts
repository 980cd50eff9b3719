import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnectionState } from './LiveProvider';

/**
 * Runs a callback after each reconnection of the live connection. The server also closes connections when the viewer's
 * permissions change, so the page refetches what a reload would show.
 */
export function useAfterReconnect(run: () => void): void {
  const isConnected = useConnectionState().state === 'connected';
  const hasBeenConnected = useRef(false);
  const handleReconnect = useEffectEvent(run);

  useEffect(() => {
    if (isConnected && hasBeenConnected.current) handleReconnect();
    hasBeenConnected.current ||= isConnected;
  }, [isConnected]);
}
