import { movedVerb, readApplication } from '../application/application.reads';
import type { Module } from '../module';
import { eraseJobs } from './job.erase';
import { jobOwned, jobReadable } from './job.policy';
import { jobLists, readJob } from './job.reads';
import { JobResolver } from './job.resolver';
import { jobRoutes } from './job.routes';
import { deleteOldVisits, notifyMatches, remindOfExpiry, unlistExpiredJobs } from './job.scheduled';
import { jobApplications } from './jobApplication.kind';
import { jobApplicationLists } from './jobApplication.lists';
import { JobApplicationResolver } from './jobApplication.resolver';
import { SavedFilterResolver } from './savedFilter.resolver';

/** Notifications whose subject is a job. */
const aboutJob = {
  group: 'Jobs',
  visible: (n: string) => jobReadable(`${n}.subject_id`),
  path: (n: string) => `'/jobs/' || ${n}.subject_id`,
  about: (n: string) => `(select title from job where id = ${n}.subject_id)`,
};

/** The same for the poster alone. */
const aboutOwnJob = { ...aboutJob, visible: (n: string) => jobOwned(`${n}.subject_id`) };

export const jobModule: Module = {
  resolvers: [JobResolver, JobApplicationResolver, SavedFilterResolver],
  lists: { ...jobLists, ...jobApplicationLists },
  routes: jobRoutes,
  nodes: { Job: readJob, JobApplication: (ctx, id) => readApplication(ctx, jobApplications, id) },
  applications: [jobApplications],
  erase: eraseJobs,
  jobs: {
    'job.unlistExpired': { maxSeconds: 60, cron: '23 * * * *', run: unlistExpiredJobs },
    'job.remindOfExpiry': { maxSeconds: 60, cron: '43 * * * *', run: remindOfExpiry },
    // Several runs of a morning reach all filters, each of them once in 20 hours.
    'job.notifyMatches': { maxSeconds: 60, cron: '*/5 6-11 * * *', run: notifyMatches },
    'job.deleteOldVisits': { maxSeconds: 60, cron: '33 3 * * *', run: deleteOldVisits },
  },
  notifications: {
    'job.applied': {
      ...aboutOwnJob,
      label: 'Applications',
      description: 'When someone applies for your job.',
      verb: 'applied for your job',
      path: (n) => `'/jobs/' || ${n}.subject_id || '?tab=applicants'`,
    },
    'job.applicationMoved': {
      ...aboutJob,
      label: 'Your applications',
      description: 'When the poster shortlists, declines or hires you.',
      verb: 'updated your application',
      currentVerb: movedVerb('job', 'your application'),
    },
    'job.expiresSoon': {
      ...aboutOwnJob,
      label: 'Expiring jobs',
      description: 'A week before your job expires.',
      verb: 'Your job expires within a week',
      hasNoActor: true,
    },
    'job.matched': {
      group: 'Jobs',
      label: 'Saved filters',
      description: 'When there are new jobs for a saved filter, at most daily.',
      verb: 'There are new jobs for your saved filter',
      hasNoActor: true,
      visible: (n) =>
        `exists (select from job_saved_filter f where f.id = ${n}.subject_id and f.owner_id = ${n}.recipient_id)`,
      path: (n) => `'/jobs?filter=' || ${n}.subject_id`,
      about: (n) => `(select name from job_saved_filter f where f.id = ${n}.subject_id)`,
    },
  },
  personalData: {
    jobs: `select id, title, company, location, description, type, seniority, is_remote, time_zone_from, time_zone_to, skills, salary_min, salary_max, salary_currency,
             salary_period, equity_min, equity_max, apply_url, visit_count, status, published_at, expires_at, created_at, updated_at
           from job where owner_id = $1 order by id`,
    job_applications:
      'select id, job_id, note, status, conversation_id, created_at, updated_at from application where job_id is not null and applicant_id = $1 order by id',
    job_private_notes: `select a.id as application_id, a.job_id, a.private_note from application a join job j on j.id = a.job_id
                        where j.owner_id = $1 and a.private_note <> '' order by a.id`,
    job_bookmarks: 'select job_id, created_at from job_bookmark where account_id = $1 order by created_at',
    job_saved_filters:
      'select id, name, query, filter, created_at from job_saved_filter where owner_id = $1 order by id',
    job_reports: 'select job_id, reason, created_at from job_report where account_id = $1 order by created_at',
    job_visits: 'select job_id, day from job_visit where account_id = $1 order by day, job_id',
  },
};
