import type { EventDraft } from '../../events/event';

export type EndReason = 'logged_out' | 'reused' | 'password_changed' | 'revoked' | 'account_deleted';

/**
 * Somebody left: open pages take away what they show of them. It names no actor, for what a hidden person does is told to
 * nobody; the id says no more than that they cannot be found any longer.
 */
export const accountHidden = (id: string): EventDraft => ({ type: 'account.hidden', topic: 'feed', data: { id } });

/** A session ended: its access tokens and sockets end with it. */
export const sessionEnded = (accountId: string, sessionId: string, reason: EndReason): EventDraft => ({
  type: 'session.ended',
  topic: 'user',
  topicId: accountId,
  actorId: accountId,
  data: { sessionId, reason },
});
