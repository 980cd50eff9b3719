import * as v from 'valibot';
import { jobLimits } from '../../../shared/contracts/job';
import { jobSeniorities, jobTypes, salaryPeriods } from '../../../shared/contracts/jobValues';
import { boundedText, enumInput } from '../../core/validation';
import { skills, webAddress } from '../profile/profile.inputs';

/** @param name names the field in messages: "The salary" */
export const wholeNumber = (name: string, min: number, max: number, description: string) =>
  v.pipe(
    v.number(`${name} must be a number.`),
    v.integer(`${name} must be a whole number.`),
    v.minValue(min, `${name} must be at least ${min.toLocaleString('en')}.`),
    v.maxValue(max, `${name} can be at most ${max.toLocaleString('en')}.`),
    v.description(description),
  );

export const salaryAmount = (description: string) => wholeNumber('The salary', 1, jobLimits.salary, description);

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
export const equityShare = (description: string) =>
  v.pipe(
    v.number('The equity must be a number.'),
    v.minValue(0, 'The equity must be at least 0%.'),
    v.maxValue(jobLimits.equity, `The equity can be at most ${jobLimits.equity}%.`),
    v.check(hasTwoDecimals, 'The equity can have at most two decimals.'),
    v.description(description),
  );

export const timeZone = (description: string) => wholeNumber('The time zone', -12, 14, description);

const currencies = new Set(Intl.supportedValuesOf('currency'));
export const currency = v.pipe(
  v.string('The currency must be text.'),
  v.trim(),
  v.toUpperCase(),
  v.check((code) => currencies.has(code), 'Enter a three-letter currency code such as EUR.'),
  v.description('ISO 4217 code, such as EUR.'),
);

export const boolean = (name: string, description: string) =>
  v.pipe(v.boolean(`${name} must be true or false.`), v.description(description));

const required = (name: string, max: number, message: string) =>
  v.pipe(boundedText(name, max), v.minLength(1, message));

const title = required('The title', jobLimits.title, 'Enter a title.');
const company = required('The company', jobLimits.company, 'Enter a company.');
const type = enumInput('The type', jobTypes, 'Kind of work.');

/** Fields that a job may lack, and those that only a published job needs. */
const otherFields = {
  location: boundedText('The location', jobLimits.location),
  description: v.pipe(
    boundedText('The description', jobLimits.description),
    v.description(`Markdown with headings, lists and links; at most ${jobLimits.description} characters.`),
  ),
  seniority: enumInput('The seniority', jobSeniorities, 'Seniority.'),
  remote: boolean('remote', 'The work can be done from anywhere, or anywhere in the time zones.'),
  timeZoneFrom: timeZone('First time zone that works, in hours from UTC.'),
  timeZoneTo: timeZone('Last time zone that works, in hours from UTC.'),
  skills,
  salaryMin: salaryAmount('Lowest pay of a period, in whole units of the currency.'),
  salaryMax: salaryAmount('Highest pay of a period, in whole units of the currency.'),
  salaryCurrency: currency,
  salaryPeriod: enumInput('The period', salaryPeriods, 'Period that the pay is for.'),
  equityMin: equityShare('Lowest equity in percent, with at most two decimals.'),
  equityMax: equityShare('Highest equity in percent, with at most two decimals.'),
  applyUrl: webAddress,
  teamId: v.pipe(
    v.string('Choose a team.'),
    v.toLowerCase(),
    v.uuid('Choose a team that you’re a member of.'),
    v.description('Team that the job belongs to. You must be a member.'),
  ),
};

const jobObject = v.object({
  title,
  company,
  type,
  location: v.nullish(otherFields.location, ''),
  description: v.nullish(otherFields.description, ''),
  seniority: v.nullish(otherFields.seniority, null),
  remote: v.nullish(otherFields.remote, false),
  timeZoneFrom: v.nullish(otherFields.timeZoneFrom, null),
  timeZoneTo: v.nullish(otherFields.timeZoneTo, null),
  skills: v.nullish(otherFields.skills, []),
  salaryMin: v.nullish(otherFields.salaryMin, null),
  salaryMax: v.nullish(otherFields.salaryMax, null),
  salaryCurrency: v.nullish(otherFields.salaryCurrency, null),
  salaryPeriod: v.nullish(otherFields.salaryPeriod, null),
  equityMin: v.nullish(otherFields.equityMin, null),
  equityMax: v.nullish(otherFields.equityMax, null),
  applyUrl: v.nullish(otherFields.applyUrl, null),
  teamId: v.nullish(otherFields.teamId, null),
  status: v.nullish(enumInput('The status', ['PUBLISHED', 'DRAFT'], 'published, the default, or draft.'), 'published'),
});

export type JobInput = v.InferOutput<typeof jobObject>;

const isOrdered = (from: number | null, to: number | null) => from === null || to === null || from <= to;

type Pay = Pick<JobInput, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod' | 'equityMin' | 'equityMax'>;
const hasSalary = ({ salaryMin, salaryMax }: Pay) => (salaryMin ?? salaryMax) !== null;

/** A rule on several fields: the field that an error names, whether it is valid, and the message. */
type Rule<Input> = [field: keyof Input & string, isValid: (input: Input) => boolean, message: string];

/** Rules of jobs, and of other offers with pay and equity. */
export const payRules: Rule<Pay>[] = [
  ['salaryMin', (pay) => isOrdered(pay.salaryMin, pay.salaryMax), 'The lowest salary must not be above the highest.'],
  ['salaryCurrency', (pay) => !hasSalary(pay) || pay.salaryCurrency !== null, 'Choose the currency of the salary.'],
  ['salaryPeriod', (pay) => !hasSalary(pay) || pay.salaryPeriod !== null, 'Choose the period of the salary.'],
  ['equityMin', (pay) => isOrdered(pay.equityMin, pay.equityMax), 'The lowest equity must not be above the highest.'],
];

const jobRules: Rule<JobInput>[] = [
  ['description', (job) => job.status === 'DRAFT' || job.description !== '', 'Describe the job.'],
  [
    'location',
    (job) => job.status === 'DRAFT' || job.remote || job.location !== '',
    'Enter a location, or mark the job as remote.',
  ],
  ['timeZoneFrom', (job) => job.timeZoneFrom !== null || job.timeZoneTo === null, 'Enter both time zones or none.'],
  ['timeZoneTo', (job) => job.timeZoneTo !== null || job.timeZoneFrom === null, 'Enter both time zones or none.'],
  [
    'timeZoneFrom',
    (job) => isOrdered(job.timeZoneFrom, job.timeZoneTo),
    'The first time zone must not be after the last.',
  ],
];

/** Checks rules on several fields of an object whose fields are valid. */
export const checkRules = <Input extends object>(rules: readonly Rule<Input>[]) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, isValid, message] of rules)
      if (!isValid(input))
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: input as Record<string, unknown>, key, value: input[key] }],
        });
  });

/** A whole job, new or after changes. A draft may lack its text and place. */
export const jobInput = v.pipe(jobObject, checkRules<JobInput>([...jobRules, ...payRules]));

/** Describes changes of a job, which `updateJob` merges and validates as a whole job. */
export const jobChanges = v.object(
  Object.fromEntries(
    Object.entries({ title, company, type, ...otherFields }).map(([name, schema]) => [name, v.nullish(schema)]),
  ),
);

export const reportJobInput = v.object({
  reason: v.pipe(
    boundedText('The reason', jobLimits.reportReason),
    v.minLength(1, 'Tell us what’s wrong with this job.'),
  ),
});
