import type { SessionEndReason } from '../../../shared/contracts/account';
import type { EventDraft } from '../../database/outbox';

/** An account was deleted. The event has no actor, because events of hidden people are not delivered. */
export const accountHidden = (id: string): EventDraft<'account.hidden'> => ({
  type: 'account.hidden',
  topic: 'feed',
  data: { id },
});

export const sessionEnded = (
  accountId: string,
  sessionId: string,
  reason: SessionEndReason,
): EventDraft<'session.ended'> => ({
  type: 'session.ended',
  topic: 'user',
  topicId: accountId,
  actorId: accountId,
  data: { sessionId, reason },
});
