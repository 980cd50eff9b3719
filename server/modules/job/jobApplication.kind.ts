import { applicationStatuses } from '../../../shared/contracts/jobValues';
import type { ApplicationKind } from '../application/application.kind';
import { applicantJoin, applicationFields } from '../application/application.projection';
import { openPairConversation } from '../message/conversation.service';
import { sendApplicationMessage } from '../message/message.service';
import { jobCardProjection } from './job.card';
import { applicationChanged } from './job.events';
import { applicationQuota } from './job.quotas';
import { applicationType } from './job.rest';
import { loadReadableJob, lockJob } from './job.store';
import type { JobApplication } from './jobApplication.type';

const ownerOf = (application: string) => `${application}_job.owner_id`;

/** Applications for jobs. An application is a message to the poster, with the job attached. */
export const jobApplications: ApplicationKind<JobApplication> = {
  name: 'job',
  decider: 'poster',
  statuses: applicationStatuses,
  quota: applicationQuota,
  notifications: { applied: 'job.applied', moved: 'job.applicationMoved' },
  joins: (application) =>
    `join job ${application}_job on ${application}_job.id = ${application}.job_id ${applicantJoin(application)}`,
  deciderId: ownerOf,
  projection: (application, fieldCase) => ({
    ...applicationFields(application, ownerOf(application), fieldCase),
    job: { fields: jobCardProjection(`${application}_job`, fieldCase) },
  }),
  restType: applicationType,
  load: loadReadableJob,
  lock: lockJob,
  onApply: async (tx, ctx, { applicantId, ownerId, subjectId: jobId, note: content }) => {
    const { id } = await openPairConversation(tx, applicantId, ownerId);
    await sendApplicationMessage(tx, ctx, id, { content, jobId });
    return id;
  },
  changed: applicationChanged,
};
