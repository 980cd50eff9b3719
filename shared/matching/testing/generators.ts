import fc from 'fast-check';
import {
  commitments,
  dealTerms,
  founderRoles,
  founderStages,
  importances,
  preferenceKeys,
  remoteWishes,
  type MatchProfile,
  type PreferenceKey,
  type Preferences,
  type VisibleMatchProfile,
} from '../profile';
import { scenes } from '../scenes';

const words = (...texts: string[]) => fc.uniqueArray(fc.constantFrom(...texts), { maxLength: 5 });
const skills = words('sql', 'Python', 'sales', 'design', 'law', 'hiring');
const industries = words('health', 'Energy', 'education', 'finance');
const someOf = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });

const wishes = {
  role: someOf(founderRoles),
  skills,
  hours: fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 }))
    .map(([min, more]) => ({ min, max: min + more })),
  timeZone: fc.integer({ min: 0, max: 12 }),
  location: words('lyon', 'France'),
  remote: someOf(remoteWishes),
  stage: someOf(founderStages),
  industries,
  commitment: someOf(commitments),
  equity: fc.integer({ min: 0, max: 100 }),
  style: fc.constant(undefined),
};

/** Preferences of a person, any of them missing. */
export const preferences: fc.Arbitrary<Preferences> = fc.record(
  Object.fromEntries(
    preferenceKeys.map((key) => [
      key,
      fc.record(
        { wish: wishes[key] as fc.Arbitrary<unknown>, importance: fc.constantFrom(...importances) },
        { requiredKeys: [] },
      ),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Preferences>;

/** A person with any preferences and weights. */
export const person: fc.Arbitrary<MatchProfile> = fc.record({
  role: fc.constantFrom(...founderRoles),
  skillsHave: skills,
  skillsNeed: skills,
  hoursPerWeek: fc.integer({ min: 1, max: 80 }),
  availableFrom: fc.constantFrom(null, '2026-12-01', '2027-06-01'),
  timeZone: fc.integer({ min: -12, max: 14 }),
  location: fc.constantFrom('', 'Lyon, France', 'Paris, France', 'Oslo'),
  remote: fc.constantFrom(...remoteWishes),
  stage: fc.constantFrom(...founderStages),
  industries,
  commitment: fc.constantFrom(...commitments),
  equityMin: fc.constantFrom(null, 0, 10, 50, 60, 90),
  equityMax: fc.constant(null),
  style: fc.dictionary(fc.constantFrom(...scenes.map(({ id }) => id)), fc.constantFrom('A' as const, 'B' as const)),
  preferences,
  weights: fc.record(Object.fromEntries(preferenceKeys.map((key) => [key, fc.integer({ min: 0, max: 10 })])), {
    requiredKeys: [],
  }),
  dealTerms: fc.subarray([...dealTerms]),
  runwayMonths: fc.constant(null),
});

/** Mostly one of the random ones, and sometimes somebody to whom nothing matters. */
export const seeker: fc.Arbitrary<MatchProfile> = fc.oneof(
  { weight: 4, arbitrary: person },
  {
    weight: 1,
    arbitrary: person.map((one) => ({
      ...one,
      preferences: Object.fromEntries(preferenceKeys.map((key) => [key, { importance: 'INDIFFERENT' as const }])),
    })),
  },
);

/** What the fit of a preference compares of the other's card. */
const fields: Record<PreferenceKey, readonly (keyof VisibleMatchProfile)[]> = {
  role: ['role'],
  skills: ['skillsHave'],
  commitment: ['commitment'],
  hours: ['hoursPerWeek'],
  style: ['style'],
  stage: ['stage'],
  industries: ['industries'],
  timeZone: ['timeZone'],
  remote: ['remote'],
  location: ['location'],
  equity: ['equityMin'],
};
/** A profile with what another one has of a preference. */
export const withFields = (profile: MatchProfile, other: MatchProfile, key: PreferenceKey): MatchProfile => ({
  ...profile,
  ...Object.fromEntries(fields[key].map((field) => [field, other[field]])),
});

export const anyKey = fc.constantFrom(...preferenceKeys);

/** Checks a property for 400 samples. */
export const holds = <Values extends unknown[]>(
  ...args: [...{ [Index in keyof Values]: fc.Arbitrary<Values[Index]> }, (...values: Values) => void]
) => {
  const check = args.pop() as (...values: Values) => void;
  fc.assert(
    fc.property(fc.tuple(...(args as fc.Arbitrary<unknown>[])), (values) => check(...(values as Values))),
    {
      numRuns: 400,
    },
  );
};
