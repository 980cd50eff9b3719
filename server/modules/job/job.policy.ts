import { personVisible, viewerParameter } from '../../visibility/people';

/** SQL condition: a job accepts applications. @param job alias of the job's row */
export const jobOpen = (job: string): string => `(${job}.status = 'PUBLISHED' and ${job}.expires_at > now())`;

/** SQL condition: a job is in lists for everyone who may see its owner. `is_listed` is the condition of the indexes. */
export const jobListed = (job: string): string =>
  `${job}.is_listed and ${job}.expires_at > now() and ${personVisible(`${job}.owner_id`)}`;

const hasApplied = (job: string): string =>
  `${job}.status <> 'DRAFT' and exists (select from application own where own.job_id = ${job}.id and own.applicant_id = ${viewerParameter})`;

/**
 * SQL condition: the viewer may see a job. It is the viewer's own, or published by a person who is neither blocked nor
 * hidden. An applicant may see it after its end too. Every read of a job, or of anything on it, uses this condition.
 * @param job alias of the job's row
 */
export const jobVisible = (job: string): string =>
  `(${job}.owner_id = ${viewerParameter} or (${personVisible(`${job}.owner_id`)} and (${jobOpen(job)} or (${hasApplied(job)}))))`;

/** SQL condition: the viewer may see the job of this id. False for missing and hidden jobs alike. */
export const jobReadable = (id: string): string =>
  `coalesce((select true from job readable where readable.id = ${id} and ${jobVisible('readable')}), false)`;

/** SQL condition: the viewer posted the job of this id. */
export const jobOwned = (id: string): string =>
  `coalesce((select true from job owned where owned.id = ${id} and owned.owner_id = ${viewerParameter}), false)`;

/** Only the poster edits a job and reads its applicants. */
export const canEditJob = (viewerId: string, job: { ownerId: string }): boolean => job.ownerId === viewerId;
