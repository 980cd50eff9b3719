import type { EventDraft } from '../../events/event';

/** The viewer blocked a person, or took it back. Told to the one who did it, and to nobody else. */
export const blockChanged = (viewerId: string, personId: string, isBlocked: boolean): EventDraft => ({
  type: 'block.changed',
  topic: 'user',
  topicId: viewerId,
  actorId: viewerId,
  data: { viewerId, personId, isBlocked, ...(isBlocked && { reauthorise: [viewerId, personId] }) },
});
