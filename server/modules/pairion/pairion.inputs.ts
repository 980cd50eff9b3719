import * as v from 'valibot';
import { pairionLimits } from '../../../shared/contracts/pairion';
import {
  commitments,
  dealTerms,
  founderRoles,
  founderStages,
  importances,
  pairionStatuses,
  preferenceKeys,
  remoteWishes,
} from '../../../shared/matching/profile';
import { scenes } from '../../../shared/matching/scenes';
import { boundedText, enumInput } from '../../core/validation';

const number = (name: string, min: number, max: number, description: string) =>
  v.pipe(
    v.number(`${name} must be a number.`),
    v.integer(`${name} must be a whole number.`),
    v.minValue(min, `${name} must be at least ${min}.`),
    v.maxValue(max, `${name} can be at most ${max}.`),
    v.description(description),
  );

const removeRepeated = (texts: string[]) => [
  ...new Map(texts.filter((text) => text !== '').map((text) => [text.toLowerCase(), text])).values(),
];

const words = (name: string, max: number, description: string) =>
  v.pipe(
    v.array(boundedText('An entry', pairionLimits.word), `${name} must be a list.`),
    v.maxLength(max * 2, `${name} can have up to ${max} entries.`),
    v.description(`${description} At most ${max}.`),
    v.transform(removeRepeated),
    v.maxLength(max, `${name} can have up to ${max} entries.`),
  );

const choices = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
  description: string,
) =>
  v.pipe(
    v.array(enumInput('An entry', values, 'One of them.'), `${name} must be a list.`),
    v.maxLength(values.length),
    v.description(description),
  );

const role = enumInput('The role', founderRoles, 'What you do in the company.');
const hours = (name: string) => number(name, 1, pairionLimits.hours, 'Hours of a week.');
const equity = (name: string) => number(name, 0, 100, 'Share in percent.');

/** Date.parse takes February 30 for March 2. */
const isDay = (text: string): boolean => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A day, as an ISO date. */
export const day = (description: string) =>
  v.pipe(
    v.string('The day must be text.'),
    v.isoDate('Enter a day as YYYY-MM-DD.'),
    v.check(isDay, 'This day doesn’t exist.'),
    v.description(description),
  );

const hourRange = v.pipe(
  v.object({ min: hours('The least hours'), max: hours('The most hours') }),
  v.check(({ min, max }) => min <= max, 'The least hours can’t be more than the most hours.'),
  v.description('Hours of a week.'),
);

const wishes = {
  role: choices('Roles', founderRoles, 'Roles of the other person.'),
  skills: words('Skills', pairionLimits.skills, 'Skills that you need.'),
  hours: hourRange,
  timeZone: number('The difference', 0, 12, 'Largest difference in hours.'),
  location: words('Places', pairionLimits.places, 'Cities, regions or countries.'),
  remote: choices('Remote', remoteWishes, 'Where the other person wants to work.'),
  stage: choices('Stages', founderStages, 'Stages to start from.'),
  industries: words('Industries', pairionLimits.industries, 'Industries.'),
  commitment: choices('Commitments', commitments, 'Commitments of the other person.'),
  equity: equity('The share'),
  style: v.pipe(
    v.undefined('Working style has no wish: it’s compared by your answers.'),
    v.description('Always left out: it’s compared by the answers.'),
  ),
} satisfies Record<(typeof preferenceKeys)[number], v.GenericSchema>;

const preference = <Wish extends v.GenericSchema>(wish: Wish) =>
  v.pipe(
    v.object({
      wish: v.nullish(wish),
      importance: v.nullish(enumInput('The importance', importances, 'must_have, flexible or indifferent.')),
    }),
    v.description('What you want of the other person, and how much it counts.'),
  );

const entriesOf = <Value>(value: (key: (typeof preferenceKeys)[number]) => Value) =>
  Object.fromEntries(preferenceKeys.map((key) => [key, value(key)])) as Record<(typeof preferenceKeys)[number], Value>;

const styleAnswer = enumInput('The answer', ['A', 'B'], 'a or b; null removes it.');

/** Fields that null clears. */
const fields = {
  role,
  hoursPerWeek: hours('The hours'),
  availableFrom: day('Day from which you’re available; null is now.'),
  timeZone: number('The time zone', -12, 14, 'Hours from UTC.'),
  remote: enumInput('Remote', remoteWishes, 'Whether you want to work remotely.'),
  stage: enumInput('The stage', founderStages, 'Stage that you want to start from.'),
  commitment: enumInput('The commitment', commitments, 'How much you commit.'),
  runwayMonths: number('The months', 0, pairionLimits.runwayMonths, 'Months that you can live without pay. Private.'),
  equityMin: equity('The least share'),
  equityMax: equity('The largest share'),
};

/** Changes of a profile, saved as the guide goes on: fields that are left out stay, and null clears one. */
export const profileInput = v.strictObject(
  {
    role: v.nullish(fields.role),
    hoursPerWeek: v.nullish(fields.hoursPerWeek),
    availableFrom: v.nullish(fields.availableFrom),
    timeZone: v.nullish(fields.timeZone),
    remote: v.nullish(fields.remote),
    stage: v.nullish(fields.stage),
    commitment: v.nullish(fields.commitment),
    runwayMonths: v.nullish(fields.runwayMonths),
    equityMin: v.nullish(fields.equityMin),
    equityMax: v.nullish(fields.equityMax),
    location: v.nullish(boundedText('The location', pairionLimits.location)),
    skillsHave: v.nullish(words('Skills', pairionLimits.skills, 'What you can do.')),
    skillsNeed: v.nullish(words('Skills', pairionLimits.skills, 'What you need.')),
    industries: v.nullish(words('Industries', pairionLimits.industries, 'Industries that interest you.')),
    style: v.nullish(
      v.pipe(
        v.strictObject(
          Object.fromEntries(scenes.map(({ id }) => [id, v.nullish(styleAnswer)])),
          'There is no scene of this name.',
        ),
        v.description('Answers by scene.'),
      ),
    ),
    status: v.nullish(enumInput('The status', pairionStatuses, 'looking, talking or paused.')),
    preferences: v.nullish(
      v.pipe(
        v.strictObject(
          entriesOf((key) => v.nullish(preference(wishes[key] as v.GenericSchema))),
          'There is no preference of this name.',
        ),
        v.description('Preferences. Private.'),
      ),
    ),
    weights: v.nullish(
      v.pipe(
        v.strictObject(
          entriesOf(() =>
            v.nullish(number('The weight', 0, pairionLimits.weight, 'From 0 to 10; null is the default.')),
          ),
          'There is no preference of this name.',
        ),
        v.description('Weights of the preferences. Private.'),
      ),
    ),
    dealTerms: v.nullish(choices('Terms', dealTerms, 'Terms that you do not accept. Private.')),
  },
  'There is no field of this name.',
);

export const noteInput = v.object({ note: v.nullish(boundedText('The note', pairionLimits.note), '') });
