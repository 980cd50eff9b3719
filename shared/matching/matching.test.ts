import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit } from './fit';
import {
  commitments,
  dealTerms,
  founderRoles,
  founderStages,
  importances,
  preferenceKeys,
  remoteWishes,
  type MatchProfile,
  type Preferences,
} from './profile';
import { scenes } from './scenes';
import { isEligible, scoreDirection, scorePair } from './score';
import { roleKeys, scoreRole, type RoleToScore } from './scoreRole';

const today = '2026-11-23';
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

const preferences: fc.Arbitrary<Preferences> = fc.record(
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

const person: fc.Arbitrary<MatchProfile> = fc.record({
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

const holds = <Values extends unknown[]>(
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
const score = (one: MatchProfile, other: MatchProfile) => scorePair(one, other, today);

describe('scorePair', () => {
  it('filters and scores alike for both people', () =>
    holds(person, person, (one, other) => {
      const [own, theirs] = [score(one, other), score(other, one)];
      expect(own.eligible).toBe(theirs.eligible);
      expect(own.score).toBe(theirs.score);
      expect([own.mine, own.theirs]).toEqual([theirs.theirs, theirs.mine]);
    }));

  it('is a whole number from 0 to 100 that its breakdown adds up to', () =>
    holds(person, person, (one, other) => {
      const pair = score(one, other);
      expect(Number.isInteger(pair.score) && pair.score >= 0 && pair.score <= 100).toBe(true);
      expect(pair.breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(pair.score);
      const own = pair.breakdown.filter(({ key }) => key !== 'MUTUAL');
      expect(own.reduce((sum, { of }) => sum + of, 0)).toBe(100);
      for (const { points, of } of own) expect(points >= 0 && points <= of).toBe(true);
    }));

  it('does not fall when somebody learns a needed skill or gains a shared industry', () =>
    holds(person, person, (one, other) => {
      const improved = {
        ...other,
        skillsHave: [...other.skillsHave, ...one.skillsNeed.slice(0, 1)],
        industries: [...new Set([...other.industries, ...one.industries.slice(0, 1)])],
      };
      expect(score(one, improved).score).toBeGreaterThanOrEqual(score(one, other).score);
    }));

  it('does not fall when two people without other wishes come closer in hours and time zone', () =>
    holds(
      person,
      person,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 10 }),
      (one, other, apart, less) => {
        const plain = (profile: MatchProfile) => ({
          ...profile,
          preferences: { ...profile.preferences, hours: {}, timeZone: {} },
        });
        const at = (hours: number, zone: number) => ({ ...plain(other), hoursPerWeek: hours, timeZone: zone });
        const me = { ...plain(one), hoursPerWeek: 40, timeZone: 0 };
        const far = score(me, at(40 + apart, Math.min(apart, 12)));
        const near = score(me, at(40 + Math.max(0, apart - less), Math.min(Math.max(0, apart - less), 12)));
        expect(near.score).toBeGreaterThanOrEqual(far.score);
      },
    ));

  it('ignores the wish of an indifferent preference', () =>
    holds(person, person, preferences, (one, other, more) => {
      const indifferent = (wish: boolean) => ({
        ...one,
        preferences: Object.fromEntries(
          preferenceKeys.map((key) => [key, { ...(wish && more[key]), importance: 'INDIFFERENT' as const }]),
        ),
      });
      expect(score(indifferent(true), other)).toEqual(score(indifferent(false), other));
      expect(score(indifferent(true), other).mine).toBe(50);
      const { skills: _skills, ...rest } = one.preferences;
      const without = { ...one, preferences: { ...rest, skills: { importance: 'INDIFFERENT' as const } } };
      const wishing = {
        ...one,
        preferences: { ...rest, skills: { wish: ['law'], importance: 'INDIFFERENT' as const } },
      };
      expect(score(wishing, other)).toEqual(score(without, other));
    }));

  it('does not depend on the order of lists', () =>
    holds(person, person, (one, other) => {
      const reversed = (profile: MatchProfile): MatchProfile => ({
        ...profile,
        skillsHave: profile.skillsHave.toReversed(),
        skillsNeed: profile.skillsNeed.toReversed(),
        industries: profile.industries.toReversed(),
        style: Object.fromEntries(Object.entries(profile.style).toReversed()),
        preferences: Object.fromEntries(Object.entries(profile.preferences).toReversed()),
      });
      const [own, turned] = [score(one, other), score(reversed(one), reversed(other))];
      expect([turned.eligible, turned.mine, turned.theirs]).toEqual([own.eligible, own.mine, own.theirs]);
    }));

  it('has texts that do not depend on what the other has private', () =>
    holds(person, person, person, (one, other, stranger) => {
      const { preferences, weights, dealTerms, runwayMonths } = stranger;
      const texts = ({ fits, talkAbout, conflict, breakdown }: ReturnType<typeof score>) => [
        fits,
        talkAbout,
        conflict,
        breakdown.filter(({ key }) => key !== 'MUTUAL'),
      ];
      expect(texts(score(one, { ...other, preferences, weights, dealTerms, runwayMonths }))).toEqual(
        texts(score(one, other)),
      );
    }));

  it('lowers no score for a term that somebody does not accept', () =>
    holds(person, person, (one, other) => {
      const [pair, without] = [
        score({ ...one, dealTerms: ['PART_TIME'] }, other),
        score({ ...one, dealTerms: [] }, other),
      ];
      expect(pair.score).toBe(without.score);
      if (other.commitment === 'PART_TIME') expect(pair.conflict).toContain('part time');
    }));
});

describe('fit', () => {
  it('is from 0 to 1', () =>
    holds(person, person, (one, other) => {
      for (const key of preferenceKeys) {
        const value = fit(key, one, other);
        expect(value >= 0 && value <= 1).toBe(true);
      }
    }));
});

it('a must-have excludes whoever fails it, for both', () =>
  holds(person, person, (one, other) => {
    const strict = { ...one, preferences: { role: { wish: ['SALES' as const], importance: 'MUST_HAVE' as const } } };
    const open = { ...other, preferences: {} };
    expect([isEligible(strict, open), isEligible(open, strict)]).toEqual(Array(2).fill(other.role === 'SALES'));
  }));

it('a weight of zero counts nothing', () =>
  holds(person, person, (one, other) => {
    const zero = { ...one, preferences: {}, weights: { role: 0 } };
    expect(scoreDirection(zero, other).keys.find(({ key }) => key === 'role')).toMatchObject({ points: 0, of: 0 });
  }));

describe('scoreRole', () => {
  const role: RoleToScore = {
    skills: ['sql', 'Sales'],
    hours: 20,
    remote: 'NO',
    location: 'Lyon, France',
    stage: 'IDEA',
    equityMin: 1,
    equityMax: 5,
    isPaid: false,
  };

  it('is 100 when all fits and 0 without anything to compare', () => {
    const seeker = {
      skillsHave: ['SQL', 'sales'],
      hoursPerWeek: 40,
      remote: 'NO',
      location: 'Lyon, France',
      stage: 'IDEA',
      equityMin: 5,
    } as const;
    const scored = scoreRole(seeker, role);
    expect(scored.score).toBe(100);
    expect(scored.fits[0]).toBe('You have 2 of 2 skills: sql and Sales.');
    expect(scoreRole({}, role)).toEqual({ score: 0, breakdown: [], fits: [] });
  });

  it('is the sum of its breakdown, and a further shared skill never lowers it', () =>
    holds(person, (profile) => {
      const scored = scoreRole(profile, role);
      expect(scored.breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(scored.score);
      expect(scored.breakdown.map(({ key }) => key)).toEqual(
        roleKeys.filter((key) => scored.breakdown.some((line) => line.key === key)),
      );
      const more = scoreRole({ ...profile, skillsHave: [...profile.skillsHave, 'sql'] }, role);
      expect(more.score).toBeGreaterThanOrEqual(scored.score);
    }));
});
