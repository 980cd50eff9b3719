import type { EventDraft } from '../../events/event';

/** The own profile changed: the owner's other pages read it again. */
export const profileUpdated = (id: string): EventDraft => ({
  type: 'profile.updated',
  topic: 'user',
  topicId: id,
  actorId: id,
  data: { id },
});
