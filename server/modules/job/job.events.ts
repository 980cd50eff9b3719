import type { EventDraft } from '../../database/outbox';
import type { JobApplicationStatus } from './job.enums';
import type { ApplicationKind } from '../application/application.kind';

/** An application for a job was sent, moved or withdrawn. */
export const applicationChanged: ApplicationKind['changed'] = (
  topicId,
  actorId,
  { id, subjectId: jobId, status },
): EventDraft<'job.application.changed'> => ({
  type: 'job.application.changed',
  topic: 'user',
  topicId,
  actorId,
  data: { id, jobId, status: status as JobApplicationStatus | null },
});
