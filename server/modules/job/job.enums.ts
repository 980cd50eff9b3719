import type {
  applicationStatuses,
  jobSeniorities,
  jobSorts,
  jobStates,
  jobTypes,
  salaryPeriods,
} from '../../../shared/contracts/jobValues';
import { enumOf } from '../../graphql/types/enumOf';

export const JobType = enumOf<typeof jobTypes>('JobType', 'Kind of work.', {
  FULL_TIME: 'Full-time employment.',
  PART_TIME: 'Part-time employment.',
  CONTRACT: 'A contract for a project or a time.',
  INTERNSHIP: 'An internship.',
  COFOUNDER: 'A co-founder, who shares the company.',
});

export const JobSeniority = enumOf<typeof jobSeniorities>('JobSeniority', 'Seniority that a job requires.', {
  JUNIOR: 'First years of work.',
  MID: 'Some years of work.',
  SENIOR: 'Many years of work.',
  LEAD: 'Leads others.',
  EXECUTIVE: 'Leads the company or a part of it.',
});

export const SalaryPeriod = enumOf<typeof salaryPeriods>('SalaryPeriod', 'Period that pay is for.', {
  HOUR: 'An hour; a year has 2,080.',
  DAY: 'A day; a year has 260.',
  MONTH: 'A month.',
  YEAR: 'A year.',
});

export const JobState = enumOf<typeof jobStates>('JobState', 'State of a job.', {
  DRAFT: 'Only its poster sees it.',
  PUBLISHED: 'It is in lists and accepts applications.',
  CLOSED: 'Its poster closed it.',
  EXPIRED: 'It was published and its time is over.',
});

export const NewJobStatus = enumOf<['PUBLISHED', 'DRAFT']>('NewJobStatus', 'State that a job is created in.', {
  PUBLISHED: 'Everyone sees it.',
  DRAFT: 'Only you see it.',
});

export const JobSort = enumOf<typeof jobSorts>('JobSort', 'Order of jobs.', {
  NEWEST: 'The newest first.',
  BEST_FIT: 'What has most in common with your profile first; see fit.',
});

export const JobApplicationStatus = enumOf<typeof applicationStatuses>(
  'JobApplicationStatus',
  'State of an application, which applicant and poster see.',
  {
    SENT: 'The poster has not opened it.',
    SEEN: 'The poster has opened it.',
    SHORTLISTED: 'The poster considers it.',
    DECLINED: 'The poster declined it.',
    HIRED: 'The poster hired the applicant.',
  },
);

export type JobType = keyof typeof JobType;
export type JobSeniority = keyof typeof JobSeniority;
export type SalaryPeriod = keyof typeof SalaryPeriod;
export type JobState = keyof typeof JobState;
export type NewJobStatus = keyof typeof NewJobStatus;
export type JobSort = keyof typeof JobSort;
export type JobApplicationStatus = keyof typeof JobApplicationStatus;
