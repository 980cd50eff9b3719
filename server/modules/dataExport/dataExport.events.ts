import type { EventDraft } from '../../events/event';

/** A data download moved on, is ready, or failed. Told to its owner, and to nobody else. */
export const dataExportProgressed = (
  accountId: string,
  { id, status, progress }: { id: string; status: string; progress: number },
): EventDraft => ({
  type: 'dataExport.progressed',
  topic: 'user',
  topicId: accountId,
  actorId: accountId,
  data: { id, status, progress },
});
