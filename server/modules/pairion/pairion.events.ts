import type { EventDraft } from '../../database/outbox';

export const invitationChanged = (topicId: string, id: string): EventDraft<'pairion.invitation.changed'> => ({
  type: 'pairion.invitation.changed',
  topic: 'user',
  topicId,
  data: { id },
});

export const matched = (topicId: string, id: string, conversationId: string): EventDraft<'pairion.matched'> => ({
  type: 'pairion.matched',
  topic: 'user',
  topicId,
  data: { id, conversationId },
});

export const trialChanged = (topicId: string, id: string, matchId: string): EventDraft<'pairion.trial.changed'> => ({
  type: 'pairion.trial.changed',
  topic: 'user',
  topicId,
  data: { id, matchId },
});

export const candidatesChanged = (personId: string): EventDraft<'pairion.candidates.changed'> => ({
  type: 'pairion.candidates.changed',
  topic: 'user',
  topicId: personId,
  data: { personId },
});
