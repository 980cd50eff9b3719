import type { EventDraft } from '../../database/outbox';

export const blockChanged = (viewerId: string, personId: string, isBlocked: boolean): EventDraft<'block.changed'> => ({
  type: 'block.changed',
  topic: 'user',
  topicId: viewerId,
  actorId: viewerId,
  data: { viewerId, personId, isBlocked, ...(isBlocked && { reauthorise: [viewerId, personId] }) },
});
