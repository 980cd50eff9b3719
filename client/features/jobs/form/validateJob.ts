import { jobLimits } from '../../../../shared/contracts/job';
import { countGraphemes } from '../../../../shared/graphemes';
import { toJobInput, type JobValues } from './jobValues';

export type JobErrors = Partial<Record<keyof JobValues, string>>;

const tooLong = (name: string, text: string, max: number): string | undefined =>
  text.length > max && countGraphemes(text.trim(), max + 1) > max
    ? `${name} can have at most ${max.toLocaleString('en')} characters.`
    : undefined;

function amountError(amount: number | null): string | undefined {
  if (amount === null) return undefined;
  if (Number.isNaN(amount)) return 'The salary must be a number.';
  if (!Number.isInteger(amount)) return 'The salary must be a whole number.';
  if (amount < 1) return 'The salary must be at least 1.';
  return amount > jobLimits.salary ? `The salary can be at most ${jobLimits.salary.toLocaleString('en')}.` : undefined;
}

function shareError(share: number | null): string | undefined {
  if (share === null) return undefined;
  if (Number.isNaN(share)) return 'The equity must be a number.';
  if (share > jobLimits.equity) return `The equity can be at most ${jobLimits.equity}%.`;
  return Math.abs(share * 100 - Math.round(share * 100)) < 1e-6
    ? undefined
    : 'The equity can have at most two decimals.';
}

function urlError(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  if (!URL.canParse(address)) return 'Enter a valid URL.';
  const { protocol, hostname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return 'URLs start with https:// or http://.';
  return /[^.]\.[^.]/.test(hostname) ? undefined : 'Others can’t open this URL. Use one like example.com.';
}

const isOrdered = (from: number | null | undefined, to: number | null | undefined) =>
  from == null || to == null || Number.isNaN(from) || Number.isNaN(to) || from <= to;

/**
 * Validates the form with the server's rules and messages. The server validates the same again.
 * @param isDraft a draft may lack its text and place
 * @returns messages by field
 */
export function validateJob(values: JobValues, { isDraft }: { isDraft: boolean }): JobErrors {
  const { salaryMin, salaryMax, equityMin, equityMax } = toJobInput(values);
  const errors: JobErrors = {
    title: values.title.trim() === '' ? 'Enter a title.' : tooLong('The title', values.title, jobLimits.title),
    company:
      values.company.trim() === '' ? 'Enter a company.' : tooLong('The company', values.company, jobLimits.company),
    location:
      !isDraft && !values.remote && values.location.trim() === ''
        ? 'Enter a location, or mark the job as remote.'
        : tooLong('The location', values.location, jobLimits.location),
    timeZoneFrom:
      values.timeZoneFrom === null && values.timeZoneTo !== null
        ? 'Enter both time zones or none.'
        : isOrdered(values.timeZoneFrom, values.timeZoneTo)
          ? undefined
          : 'The first time zone must not be after the last.',
    timeZoneTo:
      values.timeZoneTo === null && values.timeZoneFrom !== null ? 'Enter both time zones or none.' : undefined,
    salaryMin:
      amountError(salaryMin ?? null) ??
      (isOrdered(salaryMin, salaryMax) ? undefined : 'The lowest salary must not be above the highest.'),
    salaryMax: amountError(salaryMax ?? null),
    equityMin:
      shareError(equityMin ?? null) ??
      (isOrdered(equityMin, equityMax) ? undefined : 'The lowest equity must not be above the highest.'),
    equityMax: shareError(equityMax ?? null),
    applyUrl: urlError(values.applyUrl),
    description:
      !isDraft && values.description.trim() === ''
        ? 'Describe the job.'
        : tooLong('The description', values.description, jobLimits.description),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}
