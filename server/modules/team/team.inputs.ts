import * as v from 'valibot';
import { remoteValues, roleStatuses, teamLimits, teamStatuses } from '../../../shared/contracts/team';
import { salaryPeriods } from '../../../shared/contracts/jobValues';
import { boundedText, enumInput } from '../../core/validation';
import { checkRules, currency, equityShare, payRules, salaryAmount, wholeNumber } from '../job/job.inputs';
import { skills, stages } from '../profile/profile.inputs';

const required = (name: string, max: number, message: string) =>
  v.pipe(boundedText(name, max), v.minLength(1, message));

const id = (description: string) =>
  v.pipe(
    v.string('The id must be text.'),
    v.toLowerCase(),
    v.uuid('Choose an existing one.'),
    v.description(description),
  );

const remote = enumInput('remote', remoteValues, 'Whether work is remote.');

const teamFields = {
  name: required('The name', teamLimits.name, 'Enter a name.'),
  pitch: required('The pitch', teamLimits.pitch, 'Describe what you’re building.'),
  stage: enumInput('The stage', stages, 'Stage of the startup.'),
};

const optionalTeamFields = {
  location: boundedText('The location', teamLimits.location),
  remote,
  analysisId: id('Your analysis that the team is made from.'),
};

export const teamInput = v.object({
  ...teamFields,
  location: v.nullish(optionalTeamFields.location, ''),
  remote: v.nullish(remote, 'YES'),
  analysisId: v.nullish(optionalTeamFields.analysisId, null),
});

/** Changes of a team: missing fields stay, and null clears one that a team may lack. */
export const teamChanges = v.object({
  ...v.partial(v.object(teamFields)).entries,
  location: v.nullish(optionalTeamFields.location),
  remote: v.nullish(remote),
  status: v.nullish(enumInput('The status', teamStatuses, 'open, paused or closed.')),
});

const roleFields = {
  description: boundedText('The description', teamLimits.roleDescription),
  skills,
  hours: wholeNumber('The hours', 1, teamLimits.hours, 'Hours of a week.'),
  equityMin: equityShare('Lowest equity in percent, with at most two decimals.'),
  equityMax: equityShare('Highest equity in percent, with at most two decimals.'),
  salaryMin: salaryAmount('Lowest pay of a period, in whole units of the currency.'),
  salaryMax: salaryAmount('Highest pay of a period, in whole units of the currency.'),
  salaryCurrency: currency,
  salaryPeriod: enumInput('The period', salaryPeriods, 'Period that the pay is for.'),
  remote,
};

const roleTitle = required('The title', teamLimits.roleTitle, 'Enter a title.');

const roleObject = v.object({
  title: roleTitle,
  description: v.nullish(roleFields.description, ''),
  skills: v.nullish(roleFields.skills, []),
  hours: v.nullish(roleFields.hours, null),
  equityMin: v.nullish(roleFields.equityMin, null),
  equityMax: v.nullish(roleFields.equityMax, null),
  salaryMin: v.nullish(roleFields.salaryMin, null),
  salaryMax: v.nullish(roleFields.salaryMax, null),
  salaryCurrency: v.nullish(roleFields.salaryCurrency, null),
  salaryPeriod: v.nullish(roleFields.salaryPeriod, null),
  remote: v.nullish(roleFields.remote, 'YES'),
  status: v.nullish(enumInput('The status', roleStatuses, 'open, filled or closed.'), 'OPEN'),
});

export type RoleInput = v.InferOutput<typeof roleObject>;

/** A whole role, new or after changes. */
export const roleInput = v.pipe(roleObject, checkRules<RoleInput>(payRules));

/** Describes changes of a role, which `updateRole` merges and validates as a whole role. */
export const roleChanges = v.object(
  Object.fromEntries(
    Object.entries({ title: roleTitle, ...roleFields, status: roleObject.entries.status.wrapped }).map(
      ([name, schema]) => [name, v.nullish(schema)],
    ),
  ),
);

export const memberInput = v.object({
  userId: id('The person to invite.'),
  title: v.nullish(boundedText('The title', teamLimits.memberTitle), ''),
});
