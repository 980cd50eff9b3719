import { useAfterReconnect } from '../../live/useAfterReconnect';
import { ownDeletions } from './ownDeletions';

/**
 * Refetches a query of an analysis after each reconnection. Not while this tab deletes the analysis: that closes its channel
 * and with it the connection, which reconnects while the page of the deleted analysis may still be open.
 * @param id the id by which the viewer knows the analysis
 */
export function useRefetchAfterReconnect(id: string, refetch: () => Promise<unknown>): void {
  useAfterReconnect(() => {
    if (!ownDeletions.has(id)) void refetch().catch(() => undefined);
  });
}
