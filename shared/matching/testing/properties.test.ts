import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit } from '../fit';
import { commitments, founderStages, preferenceKeys, remoteWishes, type MatchProfile } from '../profile';
import { failedMustHaves, isEligible, scoreDirection, scorePair } from '../score';
import { anyKey, holds, person, preferences, seeker, withFields } from './generators';

const today = '2026-11-23';
const score = (one: MatchProfile, other: MatchProfile) => scorePair(one, other, today);

describe('scorePair', () => {
  it('filters and scores alike for both people', () =>
    holds(seeker, seeker, (one, other) => {
      const [own, theirs] = [score(one, other), score(other, one)];
      expect(own.eligible).toBe(theirs.eligible);
      expect(own.score).toBe(theirs.score);
      expect([own.mine, own.theirs]).toEqual([theirs.theirs, theirs.mine]);
    }));

  it('is a whole number from 0 to 100 that its breakdown adds up to', () =>
    holds(seeker, seeker, (one, other) => {
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

  it('does not fall when any preference is met better by both', () =>
    holds(person, person, person, anyKey, (one, other, better, key) => {
      const improved = withFields(other, better, key);
      fc.pre(fit(key, one, improved) >= fit(key, one, other) && fit(key, improved, one) >= fit(key, other, one));
      expect(score(one, improved).score).toBeGreaterThanOrEqual(score(one, other).score);
    }));

  it('does not fall by a step closer in stage, remote work or commitment', () =>
    holds(person, person, fc.nat(), (one, other, pick) => {
      const closer = <Value>(order: readonly Value[], mine: Value, theirs: Value) => {
        const [own, place] = [order.indexOf(mine), order.indexOf(theirs)];
        return order[place + Math.sign(own - place)]!;
      };
      const steps: Partial<MatchProfile>[] = [
        { stage: closer(founderStages, one.stage, other.stage) },
        { remote: closer(remoteWishes, one.remote, other.remote) },
        { commitment: closer(commitments, one.commitment, other.commitment) },
      ];
      const plain = (profile: MatchProfile): MatchProfile => ({
        ...profile,
        preferences: { ...profile.preferences, stage: {}, remote: {}, commitment: {} },
      });
      const [me, them] = [plain(one), plain(other)];
      const near = score(me, { ...them, ...steps[pick % steps.length] });
      expect(near.score).toBeGreaterThanOrEqual(score(me, them).score);
    }));

  it('stays the same by an indifferent preference, whatever the other has of it', () =>
    holds(person, person, person, anyKey, (one, other, stranger, key) => {
      const me = { ...one, preferences: { ...one.preferences, [key]: { importance: 'INDIFFERENT' } } } as MatchProfile;
      const changed = withFields(other, stranger, key);
      expect(scoreDirection(me, changed)).toEqual(scoreDirection(me, other));
      expect(failedMustHaves(me, changed)).toEqual(failedMustHaves(me, other));
      // It counts like one without weight, in points and in must-haves.
      const weightless = {
        ...one,
        preferences: { ...one.preferences, [key]: {} },
        weights: { ...one.weights, [key]: 0 },
      };
      expect(scoreDirection(me, other).score).toBe(scoreDirection(weightless, other).score);
      expect(failedMustHaves(me, other)).toEqual(failedMustHaves(weightless, other));
    }));

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
        preferences: Object.fromEntries(
          Object.entries(profile.preferences)
            .toReversed()
            .map(([key, { wish, importance }]) => [
              key,
              { wish: Array.isArray(wish) ? wish.toReversed() : wish, importance },
            ]),
        ),
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
