import type { JobApplicationChanged } from '../../../shared/contracts/job';
import type { EventDraft } from '../../database/outbox';

/** An application was sent, moved or withdrawn. One event each for the applicant and the poster, and for nobody else. */
export const applicationChanged = (
  people: readonly string[],
  actorId: string,
  data: JobApplicationChanged,
): EventDraft<'job.application.changed'>[] =>
  people.map((topicId) => ({ type: 'job.application.changed', topic: 'user', topicId, actorId, data }));
