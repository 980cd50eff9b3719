import type { DataExportProgress } from '../../../shared/contracts/dataExport';
import type { EventDraft } from '../../database/outbox';

/** A data export progressed, is ready, or failed. Sent to its owner only. */
export const dataExportProgressed = (
  accountId: string,
  { id, status, progress }: DataExportProgress,
): EventDraft<'dataExport.progressed'> => ({
  type: 'dataExport.progressed',
  topic: 'user',
  topicId: accountId,
  actorId: accountId,
  data: { id, status, progress },
});
