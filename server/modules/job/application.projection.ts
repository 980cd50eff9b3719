import type { FieldCase, ProjectionOf } from '../../database/read';
import { viewerParameter } from '../../visibility/people';
import { profileCardProjection } from '../profile/profile.projection';
import type { JobApplication } from './application.type';
import { enumText, jobCardProjection } from './job.card';

/** Joins an application's job and applicant: the aliases are the application's with `_job` and `_person`. */
export const applicationJoins = (application: string): string =>
  `join job ${application}_job on ${application}_job.id = ${application}.job_id join profile ${application}_person on ${application}_person.id = ${application}.applicant_id`;

/** An application as applicant or poster see it. Needs `applicationJoins`. */
export const applicationProjection = (application: string, fieldCase: FieldCase): ProjectionOf<JobApplication> => ({
  id: `${application}.id`,
  job: { fields: jobCardProjection(`${application}_job`, fieldCase) },
  applicant: { fields: profileCardProjection(`${application}_person`, fieldCase) },
  note: `${application}.note`,
  status: enumText(`${application}.status`, fieldCase),
  privateNote: `case when ${application}_job.owner_id = ${viewerParameter} then ${application}.private_note end`,
  conversationId: `${application}.conversation_id`,
  createdAt: `${application}.created_at`,
  updatedAt: `${application}.updated_at`,
});
