import type { EventDraft } from '../../database/outbox';

const topicOf = (id: string, actorId: string) => ({ topic: 'projection', topicId: id, actorId });

export const projectionChanged = (id: string, version: number, actorId: string): EventDraft<'projection.changed'> => ({
  type: 'projection.changed',
  ...topicOf(id, actorId),
  data: { projectionId: id, version },
});

export const projectionUnshared = (id: string, actorId: string): EventDraft<'projection.unshared'> => ({
  type: 'projection.unshared',
  ...topicOf(id, actorId),
  data: { projectionId: id, access: 'changed' },
});

export const projectionDeleted = (id: string, actorId: string): EventDraft<'projection.deleted'> => ({
  type: 'projection.deleted',
  ...topicOf(id, actorId),
  data: { projectionId: id, access: 'changed' },
});
