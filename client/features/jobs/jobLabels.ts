import type {
  applicationStatuses,
  jobSeniorities,
  jobStates,
  jobTypes,
  salaryPeriods,
} from '../../../shared/contracts/jobValues';

export type JobTypeName = (typeof jobTypes)[number];
export type SeniorityName = (typeof jobSeniorities)[number];
export type StateName = (typeof jobStates)[number];
export type StatusName = (typeof applicationStatuses)[number];
export type PeriodName = (typeof salaryPeriods)[number];

export const typeLabels: Record<JobTypeName, string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACT: 'Contract',
  INTERNSHIP: 'Internship',
  COFOUNDER: 'Co-founder',
};

export const seniorityLabels: Record<SeniorityName, string> = {
  JUNIOR: 'Junior',
  MID: 'Mid-level',
  SENIOR: 'Senior',
  LEAD: 'Lead',
  EXECUTIVE: 'Executive',
};

export const stateLabels: Record<StateName, string> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  CLOSED: 'Closed',
  EXPIRED: 'Expired',
};

/** States of an application, in the order of the board. */
export const statusLabels: Record<StatusName, string> = {
  SENT: 'Sent',
  SEEN: 'Seen',
  SHORTLISTED: 'Shortlisted',
  DECLINED: 'Declined',
  HIRED: 'Hired',
};

export const periodLabels: Record<PeriodName, string> = { HOUR: 'Hour', DAY: 'Day', MONTH: 'Month', YEAR: 'Year' };

/** Options of a select. */
export const toOptions = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** The label of a value that came from a URL or the server; the value itself when it is unknown. */
export const labelOf = (labels: Record<string, string>, value: string): string => labels[value] ?? value;
