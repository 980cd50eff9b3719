import type { ApolloClient } from '@apollo/client';
import type { CallError } from '../../../api/errors';
import { deferWithUndo } from '../../../lib/deferWithUndo';
import { changeRelation, declineKey } from './changeRelation';
import { changes, standingOf } from './relation';
import { readRelation, showOptimistic } from './relationCache';

/**
 * Declines a person's request. It is seen at once, and offers Undo; the server, and with it the other person, is told
 * when the time for that is over: what was taken back has never been.
 */
export function deferDecline(
  client: ApolloClient,
  ids: { personId: string; viewerId: string },
  onFailure: (failure: CallError) => void,
): void {
  const { cache } = client;
  const layer = declineKey(ids.personId);
  const undo = () => cache.removeOptimistic(layer);
  cache.batch({ optimistic: layer, update: (layered) => showOptimistic(layered, ids, changes.decline) });

  async function send() {
    const known = readRelation(cache, ids.personId);
    // Withdrawn meanwhile, or answered elsewhere: that stays.
    const failure =
      !known || standingOf(ids.personId, known) === 'received'
        ? await changeRelation(client, { ...ids, action: 'decline' })
        : null;
    undo();
    if (failure) onFailure(failure);
  }

  deferWithUndo({ key: layer, message: 'Request declined.', undo, send: () => void send() });
}
