import type { CreateJobInput } from '../../../__generated__/types';
import type { JobDetails_JobFragment } from '../details/__generated__/JobDetails.generated';
import type { JobTypeName, PeriodName, SeniorityName } from '../jobLabels';
import { parseNumber } from './parseNumber';

/** Fields of the form. Numbers are texts as they were typed. */
export interface JobValues {
  title: string;
  company: string;
  type: JobTypeName;
  seniority: SeniorityName | null;
  location: string;
  remote: boolean;
  timeZoneFrom: number | null;
  timeZoneTo: number | null;
  skills: string[];
  salaryMin: string;
  salaryMax: string;
  salaryCurrency: string;
  salaryPeriod: PeriodName;
  equityMin: string;
  equityMax: string;
  applyUrl: string;
  description: string;
}

export const emptyJob: JobValues = {
  title: '',
  company: '',
  type: 'FULL_TIME',
  seniority: null,
  location: '',
  remote: false,
  timeZoneFrom: null,
  timeZoneTo: null,
  skills: [],
  salaryMin: '',
  salaryMax: '',
  salaryCurrency: 'USD',
  salaryPeriod: 'YEAR',
  equityMin: '',
  equityMax: '',
  applyUrl: '',
  description: '',
};

const toText = (value: number | null) =>
  value === null ? '' : value.toLocaleString('en', { maximumFractionDigits: 2 });

/** The form's fields of a saved job. */
export const toJobValues = (job: JobDetails_JobFragment): JobValues => ({
  title: job.title,
  company: job.company,
  type: job.type,
  seniority: job.seniority,
  location: job.location,
  remote: job.remote,
  timeZoneFrom: job.timeZoneFrom,
  timeZoneTo: job.timeZoneTo,
  skills: [...job.skills],
  salaryMin: toText(job.salaryMin),
  salaryMax: toText(job.salaryMax),
  salaryCurrency: job.salaryCurrency ?? emptyJob.salaryCurrency,
  salaryPeriod: job.salaryPeriod ?? emptyJob.salaryPeriod,
  equityMin: toText(job.equityMin),
  equityMax: toText(job.equityMax),
  applyUrl: job.applyUrl ?? '',
  description: job.description,
});

/** What the API takes. Currency and period belong to pay only. */
export function toJobInput(values: JobValues): Omit<CreateJobInput, 'status'> {
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod, equityMin, equityMax, applyUrl, ...rest } = values;
  const pay = { salaryMin: parseNumber(salaryMin), salaryMax: parseNumber(salaryMax) };
  const hasPay = pay.salaryMin !== null || pay.salaryMax !== null;
  return {
    ...rest,
    ...pay,
    salaryCurrency: hasPay ? salaryCurrency : null,
    salaryPeriod: hasPay ? salaryPeriod : null,
    equityMin: parseNumber(equityMin),
    equityMax: parseNumber(equityMax),
    applyUrl: applyUrl.trim() === '' ? null : applyUrl.trim(),
  };
}

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
    const isNullable = field === 'seniority' || field.startsWith('timeZone');
    return isNullable
      ? value === null || ['string', 'number'].includes(typeof value)
      : typeof value === typeof expected;
  });
  return { ...defaults, ...Object.fromEntries(known) };
}
