import { describe, expect, it, test } from 'vitest';
import { emptyJob, isSameJob, readStoredJob, toJobInput, type JobValues } from './jobValues';
import { validateJob } from './validateJob';

const valid: JobValues = {
  ...emptyJob,
  title: 'Founding engineer',
  company: 'Ledgerly',
  location: 'Lyon',
  description: 'Build ledgers.',
};
const validate = (changes: Partial<JobValues>) => validateJob({ ...valid, ...changes }, { isDraft: false });

describe('validateJob', () => {
  it('accepts a job with all that it needs', () => {
    expect(validate({})).toEqual({});
    expect(validate({ salaryMin: '60k', salaryMax: '80,000', equityMin: '0', equityMax: '1.25' })).toEqual({});
    expect(validate({ location: '', remote: true, timeZoneFrom: -1, timeZoneTo: 3 })).toEqual({});
    expect(validate({ applyUrl: 'example.com/jobs' })).toEqual({});
  });

  it('requires less of a draft', () => {
    const draft = { ...emptyJob, title: 'T', company: 'C' };
    expect(validateJob(draft, { isDraft: true })).toEqual({});
    expect(validateJob(draft, { isDraft: false })).toEqual({
      location: 'Enter a location, or mark the job as remote.',
      description: 'Describe the job.',
    });
  });

  test.each<[Partial<JobValues>, string, string]>([
    [{ title: ' ' }, 'title', 'Enter a title.'],
    [{ title: 'x'.repeat(256) }, 'title', 'The title can have at most 255 characters.'],
    [{ description: 'x'.repeat(10_001) }, 'description', 'The description can have at most 10,000 characters.'],
    [{ timeZoneFrom: 2 }, 'timeZoneTo', 'Enter both time zones or none.'],
    [{ timeZoneFrom: 2, timeZoneTo: 1 }, 'timeZoneFrom', 'The first time zone must not be after the last.'],
    [{ salaryMin: 'much' }, 'salaryMin', 'The salary must be a number.'],
    [{ salaryMax: '10.5' }, 'salaryMax', 'The salary must be a whole number.'],
    [{ salaryMax: '0' }, 'salaryMax', 'The salary must be at least 1.'],
    [{ salaryMin: '9', salaryMax: '8' }, 'salaryMin', 'The lowest salary must not be above the highest.'],
    [{ equityMax: '101' }, 'equityMax', 'The equity can be at most 100%.'],
    [{ equityMin: '0.125' }, 'equityMin', 'The equity can have at most two decimals.'],
    [{ equityMin: '2', equityMax: '1' }, 'equityMin', 'The lowest equity must not be above the highest.'],
    [{ applyUrl: 'javascript:alert(1)' }, 'applyUrl', 'URLs start with https:// or http://.'],
    [{ applyUrl: 'https://localhost' }, 'applyUrl', 'Others can’t open this URL. Use one like example.com.'],
  ])('%j is refused at %s', (changes, field, message) => {
    expect(validate(changes)).toEqual({ [field]: message });
  });

  it('counts graphemes, not code units', () => {
    expect(validate({ title: '👩‍👩‍👧‍👦'.repeat(255) })).toEqual({});
  });
});

describe('toJobInput', () => {
  it('sends currency and period with pay only', () => {
    expect(toJobInput({ ...valid, salaryMin: '60k' })).toMatchObject({
      salaryMin: 60_000,
      salaryMax: null,
      salaryCurrency: 'USD',
      salaryPeriod: 'YEAR',
    });
    expect(toJobInput(valid)).toMatchObject({ salaryCurrency: null, salaryPeriod: null, applyUrl: null });
  });

  it('values that are sent alike are no change', () => {
    expect(isSameJob({ ...valid, salaryMin: '60k' }, { ...valid, salaryMin: '60,000' })).toBe(true);
    expect(isSameJob(valid, { ...valid, title: 'Other' })).toBe(false);
  });
});

describe('readStoredJob', () => {
  it('restores what was typed', () => {
    const typed = { ...valid, salaryMin: '60k', skills: ['Go'], seniority: 'LEAD' as const, timeZoneFrom: 1 };
    expect(readStoredJob(JSON.parse(JSON.stringify({ values: typed })), emptyJob)).toEqual(typed);
  });

  it('ignores fields of another version', () => {
    expect(
      readStoredJob({ values: { title: 5, skills: [1], remote: 'yes', extra: true, company: 'C' } }, emptyJob),
    ).toEqual({
      ...emptyJob,
      company: 'C',
    });
    expect(readStoredJob({}, emptyJob)).toBeNull();
  });
});
