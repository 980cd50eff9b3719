import { useEffect, useEffectEvent } from 'react';
import { usePageActive } from '../../message/thread/readMarker/usePageActive';
import { newStatus } from './boardKind';

/**
 * Marks new applications as seen while the board is open in an active page. A failure is retried with the next one.
 * @param markSeen marks all of the subject; gets the ids of the loaded ones, which it writes to the cache
 */
export function useMarkSeen(
  applications: readonly { id: string; status: string }[],
  markSeen: (ids: readonly string[]) => Promise<unknown>,
): void {
  const isActive = usePageActive();
  const newIds = applications
    .filter(({ status }) => status === newStatus)
    .map(({ id }) => id)
    .join(' ');
  const mark = useEffectEvent((ids: string) => {
    markSeen(ids.split(' ')).catch(() => undefined);
  });

  useEffect(() => {
    if (isActive && newIds !== '') mark(newIds);
  }, [isActive, newIds]);
}
