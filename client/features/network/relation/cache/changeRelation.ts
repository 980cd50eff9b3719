import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { CallError } from '../../../../http/errors';
import { toCallError } from '../../../../http/toCallError';
import { flushDeferred } from '../../../../shell/deferWithUndo';
import { relationReducers, type RelationAction } from '../relation';
import { propagateRelationChange, readRelation, writeOptimisticRelation } from './relationCache';
import {
  AcceptConnectionDocument,
  FollowPersonDocument,
  MutePersonDocument,
  RejectConnectionDocument,
  RemoveConnectionDocument,
  RequestConnectionDocument,
  UnfollowPersonDocument,
  UnmutePersonDocument,
} from '../__generated__/Relation.generated';

type RelationMutation = {
  mutation: TypedDocumentNode<unknown, { id: string; message?: string | null }>;
  failed: string;
};

const mutations: Record<RelationAction, RelationMutation> = {
  connect: { mutation: RequestConnectionDocument, failed: 'Failed to send connection request' },
  accept: { mutation: AcceptConnectionDocument, failed: 'Couldn’t accept the request.' },
  decline: { mutation: RejectConnectionDocument, failed: 'Couldn’t decline the request.' },
  withdraw: { mutation: RemoveConnectionDocument, failed: 'Couldn’t withdraw the request.' },
  remove: { mutation: RemoveConnectionDocument, failed: 'Couldn’t remove the connection.' },
  follow: { mutation: FollowPersonDocument, failed: 'Couldn’t follow this person.' },
  unfollow: { mutation: UnfollowPersonDocument, failed: 'Couldn’t unfollow this person.' },
  mute: { mutation: MutePersonDocument, failed: 'Couldn’t mute this person.' },
  unmute: { mutation: UnmutePersonDocument, failed: 'Couldn’t unmute this person.' },
};

/** Last mutation by person id. Mutations for one person run one after the other. */
const lastMutations = new Map<string, Promise<unknown>>();
let layerCount = 0;

/** Key of the deferred decline of a person's request. */
export const declineKey = (personId: string): string => `decline:${personId}`;

export interface RelationChange {
  personId: string;
  viewerId: string;
  action: RelationAction;
  /** Note of a connection request. */
  message?: string;
}

/**
 * Changes the viewer's relation to a person with an optimistic update, which is rolled back on failure.
 * @returns the error of a failed mutation; null on success
 */
export async function changeRelation(
  client: ApolloClient,
  { personId, viewerId, action, message = '' }: RelationChange,
): Promise<CallError | null> {
  const { cache } = client;
  const ids = { personId, viewerId };
  // The server connects both when the other person's request is pending, so a deferred decline must go first.
  if (action === 'connect') flushDeferred(declineKey(personId));
  const layer = `relation:${(layerCount += 1)}`;
  cache.batch({
    optimistic: layer,
    update: (layered) =>
      writeOptimisticRelation(layered, ids, (relation) => relationReducers[action](relation, { ...ids, message })),
  });
  const { mutation, failed } = mutations[action];
  const previous = lastMutations.get(personId);
  const run = (async () => {
    await previous?.catch(() => undefined);
    const before = readRelation(cache, personId);
    await client.mutate({
      mutation,
      variables: { id: personId, ...(message && { message }) },
      context: { fetchOptions: { keepalive: true } },
    });
    await propagateRelationChange(client, ids, before);
  })();
  lastMutations.set(personId, run);
  try {
    await run;
    return null;
  } catch (error) {
    const failure = toCallError(error, failed);
    // The server rejected the change because the relation differs: refetches it before the rollback shows stale data.
    if (failure.code) await propagateRelationChange(client, ids, readRelation(cache, personId));
    return failure;
  } finally {
    if (lastMutations.get(personId) === run) lastMutations.delete(personId);
    cache.removeOptimistic(layer);
  }
}
