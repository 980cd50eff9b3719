import type { SessionEndReason } from '../../../shared/contracts/account';
import type { EventDraft } from '../../database/outbox';

/**
 * An account was deleted: open pages remove what they show of it. The event has no actor, because events of hidden people
 * reach nobody.
 */
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
