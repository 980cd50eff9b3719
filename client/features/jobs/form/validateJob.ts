import { jobLimits } from '../../../../shared/contracts/job';
import { countGraphemes } from '../../../../shared/graphemes';
import type { JobValues } from './jobValues';
import { isOrdered, validatePay } from './payValues';

export type JobErrors = Partial<Record<keyof JobValues, string>>;

const tooLong = (name: string, text: string, max: number): string | undefined =>
  text.length > max && countGraphemes(text.trim(), max + 1) > max
    ? `${name} can have at most ${max.toLocaleString('en')} characters.`
    : undefined;

function urlError(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  if (!URL.canParse(address)) return 'Enter a valid URL.';
  const { protocol, hostname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return 'URLs start with https:// or http://.';
  return /[^.]\.[^.]/.test(hostname) ? undefined : 'Others can’t open this URL. Use one like example.com.';
}

/**
 * Validates the form with the server's rules and messages. The server validates the same again.
 * @param isDraft a draft may lack its text and place
 * @returns messages by field
 */
export function validateJob(values: JobValues, { isDraft }: { isDraft: boolean }): JobErrors {
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
    ...validatePay(values),
    applyUrl: urlError(values.applyUrl),
    description:
      !isDraft && values.description.trim() === ''
        ? 'Describe the job.'
        : tooLong('The description', values.description, jobLimits.description),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}
