import type { ApolloClient } from '@apollo/client';
import type { CallError } from '../../../../http/errors';
import { deferWithUndo } from '../../../../shell/deferWithUndo';
import { changeRelation, declineKey } from './changeRelation';
import { getRelationStatus, relationReducers } from '../relation';
import { readRelation, writeOptimisticRelation } from './relationCache';

/**
 * Declines a person's request optimistically and offers Undo. The mutation is sent when the undo period is over, so that
 * an undone decline never reaches the server or the other person.
 * @param onFailure called with the error when the mutation fails
 */
export function deferDecline(
  client: ApolloClient,
  ids: { personId: string; viewerId: string },
  onFailure: (failure: CallError) => void,
): void {
  const { cache } = client;
  const layer = declineKey(ids.personId);
  const undo = () => cache.removeOptimistic(layer);
  cache.batch({
    optimistic: layer,
    update: (layered) => writeOptimisticRelation(layered, ids, relationReducers.decline),
  });

  async function send() {
    const current = readRelation(cache, ids.personId);
    // Nothing to decline when the request was withdrawn or answered elsewhere meanwhile.
    const failure =
      !current || getRelationStatus(ids.personId, current) === 'received'
        ? await changeRelation(client, { ...ids, action: 'decline' })
        : null;
    undo();
    if (failure) onFailure(failure);
  }

  deferWithUndo({ key: layer, message: 'Request declined.', undo, send: () => void send() });
}
