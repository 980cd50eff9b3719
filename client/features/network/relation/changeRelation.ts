import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { CallError } from '../../../api/errors';
import { fieldErrors } from '../../../api/fieldErrors';
import { flushDeferred } from '../../../lib/deferWithUndo';
import { changes, type RelationAction } from './relation';
import { readRelation, settleRelation, showOptimistic } from './relationCache';
import {
  AcceptConnectionDocument,
  FollowPersonDocument,
  MutePersonDocument,
  RejectConnectionDocument,
  RemoveConnectionDocument,
  RequestConnectionDocument,
  UnfollowPersonDocument,
  UnmutePersonDocument,
} from './__generated__/Relation.generated';

type Call = { mutation: TypedDocumentNode<unknown, { id: string; message?: string | null }>; failed: string };

const calls: Record<RelationAction, Call> = {
  connect: { mutation: RequestConnectionDocument, failed: 'Failed to send connection request' },
  accept: { mutation: AcceptConnectionDocument, failed: 'Failed to accept the request' },
  decline: { mutation: RejectConnectionDocument, failed: 'Failed to decline the request' },
  withdraw: { mutation: RemoveConnectionDocument, failed: 'Failed to withdraw the request' },
  remove: { mutation: RemoveConnectionDocument, failed: 'Failed to remove the connection' },
  follow: { mutation: FollowPersonDocument, failed: 'Failed to follow' },
  unfollow: { mutation: UnfollowPersonDocument, failed: 'Failed to unfollow' },
  mute: { mutation: MutePersonDocument, failed: 'Failed to mute' },
  unmute: { mutation: UnmutePersonDocument, failed: 'Failed to unmute' },
};

/** By person: what was sent last. What is asked of one person is asked one after the other. */
const sending = new Map<string, Promise<unknown>>();
let layers = 0;

/** Under which a decline waits that can still be taken back. */
export const declineKey = (personId: string): string => `decline:${personId}`;

export interface Change {
  personId: string;
  viewerId: string;
  action: RelationAction;
  /** The note that goes with a request. */
  message?: string;
}

/**
 * Changes how the viewer stands to a person: seen at once, and taken back when it failed.
 * @returns why it failed; null when it was done
 */
export async function changeRelation(
  client: ApolloClient,
  { personId, viewerId, action, message = '' }: Change,
): Promise<CallError | null> {
  const { cache } = client;
  const ids = { personId, viewerId };
  // Asked while their own request still waits, they would be connected.
  if (action === 'connect') flushDeferred(declineKey(personId));
  const layer = `relation:${(layers += 1)}`;
  cache.batch({
    optimistic: layer,
    update: (layered) => showOptimistic(layered, ids, (relation) => changes[action](relation, { ...ids, message })),
  });
  const { mutation, failed } = calls[action];
  const earlier = sending.get(personId);
  const mine = (async () => {
    await earlier?.catch(() => undefined);
    const before = readRelation(cache, personId);
    await client.mutate({
      mutation,
      variables: { id: personId, ...(message && { message }) },
      context: { fetchOptions: { keepalive: true } },
    });
    await settleRelation(client, ids, before);
  })();
  sending.set(personId, mine);
  try {
    await mine;
    return null;
  } catch (error) {
    const failure = fieldErrors(error, failed);
    // The other person was quicker: what is true now is read before the page goes back to it.
    if (failure.code) await settleRelation(client, ids, readRelation(cache, personId));
    return failure;
  } finally {
    if (sending.get(personId) === mine) sending.delete(personId);
    cache.removeOptimistic(layer);
  }
}
