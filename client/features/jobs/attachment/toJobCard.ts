import type { JobAttachment_JobCardFragment } from './__generated__/JobAttachment.generated';

/** The card of a job, for a post that isn’t published yet. */
export const toJobCard = (
  job: Omit<JobAttachment_JobCardFragment, ' $fragmentName'>,
): JobAttachment_JobCardFragment => ({
  id: job.id,
  title: job.title,
  company: job.company,
  location: job.location,
  remote: job.remote,
  type: job.type,
  state: job.state,
  salaryMin: job.salaryMin,
  salaryMax: job.salaryMax,
  salaryCurrency: job.salaryCurrency,
  salaryPeriod: job.salaryPeriod,
  equityMin: job.equityMin,
  equityMax: job.equityMax,
});
