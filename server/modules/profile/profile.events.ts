import type { EventDraft } from '../../database/outbox';

/** A profile changed. Sent to its owner only, whose other pages refetch it. */
export const profileUpdated = (id: string): EventDraft<'profile.updated'> => ({
  type: 'profile.updated',
  topic: 'user',
  topicId: id,
  actorId: id,
  data: { id },
});
