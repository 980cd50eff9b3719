import { enumText, type FieldCase, type ProjectionOf } from '../../database/read';
import { jobVisible } from './job.policy';
import type { JobCard } from './job.type';

/** SQL text: what readers see of a job's status and time. */
const stateOf = (job: string): string =>
  `case when ${job}.status = 'PUBLISHED' and ${job}.expires_at <= now() then 'EXPIRED' else ${job}.status end`;

/** A job beside a post, a message or an application. @param job alias of the job's row */
export const jobCardProjection = (job: string, fieldCase: FieldCase): ProjectionOf<JobCard> => ({
  id: `${job}.id`,
  title: `${job}.title`,
  company: `${job}.company`,
  location: `${job}.location`,
  remote: `${job}.is_remote`,
  type: enumText(`${job}.type`, fieldCase),
  salaryMin: `${job}.salary_min`,
  salaryMax: `${job}.salary_max`,
  salaryCurrency: `${job}.salary_currency`,
  salaryPeriod: enumText(`${job}.salary_period`, fieldCase),
  equityMin: `${job}.equity_min::float8`,
  equityMax: `${job}.equity_max::float8`,
  state: enumText(stateOf(job), fieldCase),
});

/** The job that a row of another domain carries; null when the viewer may not see it. @param row alias with `job_id` */
export const attachedJob = (row: string, fieldCase: FieldCase) => ({
  when: `${row}.job_id is not null`,
  from: `job attached where attached.id = ${row}.job_id and ${jobVisible('attached')}`,
  fields: jobCardProjection('attached', fieldCase),
});
