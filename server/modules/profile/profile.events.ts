import type { EventDraft } from '../../database/outbox';

/** The own profile changed: the owner's other pages read it again. */
export const profileUpdated = (id: string): EventDraft<'profile.updated'> => ({
  type: 'profile.updated',
  topic: 'user',
  topicId: id,
  actorId: id,
  data: { id },
});
