import type { Connection, HubState } from './connection';
import type { SignatureOwner } from './signature';

/** Why a subscription is refused, as its client receives it. */
export type SubscriptionError = {
  type: 'AuthError' | 'LimitReached' | 'InvalidChannel';
  error: string;
  status: number;
};

export const unauthorized = (error: string): SubscriptionError => ({ type: 'AuthError', error, status: 401 });
export const limitReached = (error: string): SubscriptionError => ({ type: 'LimitReached', error, status: 403 });

/**
 * Checks the owner of a signature at the moment when it is used, and binds the connection to it: the connection closes when
 * the session of one of its owners ends.
 * @returns 'stale' when the account lost access to a channel after the connection was opened
 */
export function acceptOwner(
  hub: HubState,
  connection: Connection,
  owner: SignatureOwner | undefined,
): SubscriptionError | 'stale' | undefined {
  if (!owner) return undefined;
  if (hub.rules.isSessionEnded(owner.sessionId)) return unauthorized('The session has ended.');
  if (owner.expiresMs <= Date.now()) return unauthorized('The signature has expired.');
  if (hub.revocations.isStale(owner.accountId, connection.number)) return 'stale';
  if (connection.owners.has(owner.sessionId)) return undefined;
  if (connection.owners.size >= hub.limits.ownersPerSocket)
    return limitReached(`A connection may have channels of ${hub.limits.ownersPerSocket} sessions.`);
  const issue = hub.owners.add(connection, owner);
  if (issue) return limitReached(issue);
  connection.owners.set(owner.sessionId, owner);
  return undefined;
}
