import type { EventDraft } from '../../events/event';

export type EndReason = 'logged_out' | 'reused' | 'password_changed' | 'revoked' | 'account_deleted';

/** A session ended: its access tokens and sockets end with it. */
export const sessionEnded = (accountId: string, sessionId: string, reason: EndReason): EventDraft => ({
  type: 'session.ended',
  topic: 'user',
  topicId: accountId,
  actorId: accountId,
  data: { sessionId, reason },
});
