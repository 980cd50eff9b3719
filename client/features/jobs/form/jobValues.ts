import type { CreateJobInput } from '../../../__generated__/types';
import type { JobDetails_JobFragment } from '../details/__generated__/JobDetails.generated';
import type { JobTypeName, SeniorityName } from '../jobLabels';
import { noPay, toPayInput, toPayValues, type PayValues } from './payValues';

/** Fields of the form. Numbers are texts as they were typed. */
export interface JobValues extends PayValues {
  title: string;
  company: string;
  /** The team that the job belongs to. */
  teamId: string | null;
  type: JobTypeName;
  seniority: SeniorityName | null;
  location: string;
  remote: boolean;
  timeZoneFrom: number | null;
  timeZoneTo: number | null;
  skills: string[];
  applyUrl: string;
  description: string;
}

export const emptyJob: JobValues = {
  title: '',
  company: '',
  teamId: null,
  type: 'FULL_TIME',
  seniority: null,
  location: '',
  remote: false,
  timeZoneFrom: null,
  timeZoneTo: null,
  skills: [],
  ...noPay,
  applyUrl: '',
  description: '',
};

/** The form's fields of a saved job. */
export const toJobValues = (job: JobDetails_JobFragment): JobValues => ({
  title: job.title,
  company: job.company,
  teamId: job.teamId,
  type: job.type,
  seniority: job.seniority,
  location: job.location,
  remote: job.remote,
  timeZoneFrom: job.timeZoneFrom,
  timeZoneTo: job.timeZoneTo,
  skills: [...job.skills],
  ...toPayValues(job),
  applyUrl: job.applyUrl ?? '',
  description: job.description,
});

/** What the API takes. */
export const toJobInput = (values: JobValues): Omit<CreateJobInput, 'status'> => ({
  ...values,
  ...toPayInput(values),
  applyUrl: values.applyUrl.trim() === '' ? null : values.applyUrl.trim(),
});

export const isSameJob = (one: JobValues, other: JobValues): boolean =>
  JSON.stringify(toJobInput(one)) === JSON.stringify(toJobInput(other));

/** Reads fields that were stored on the device, maybe by an earlier version. @returns null when nothing is stored */
export function readStoredJob(stored: Record<string, unknown>, defaults: JobValues): JobValues | null {
  const { values } = stored;
  if (typeof values !== 'object' || values === null) return null;
  const known = Object.entries(values).filter(([field, value]) => {
    if (!Object.hasOwn(defaults, field)) return false;
    const expected = defaults[field as keyof JobValues];
    if (Array.isArray(expected)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
    const isNullable = field === 'seniority' || field === 'teamId' || field.startsWith('timeZone');
    return isNullable
      ? value === null || ['string', 'number'].includes(typeof value)
      : typeof value === typeof expected;
  });
  return { ...defaults, ...Object.fromEntries(known) };
}
