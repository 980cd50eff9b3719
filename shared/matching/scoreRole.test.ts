import { describe, expect, it } from 'vitest';
import { roleKeys, scoreRole, type RoleKey, type RoleSeeker, type RoleToScore } from './scoreRole';
import { holds, person } from './testing/generators';

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

describe('scoreRole', () => {
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

const cases: [key: RoleKey, seeker: RoleSeeker, role: Partial<RoleToScore>, points: number | null][] = [
  ['skills', { skillsHave: ['SALES'] }, {}, 50],
  ['skills', { skillsHave: ['SALES'] }, { skills: ['sales', 'law', 'sql', 'go'] }, 33],
  ['skills', { skillsHave: [] }, {}, 0],
  ['skills', { skillsHave: ['SQL'] }, { skills: [] }, null],
  ['hours', { hoursPerWeek: 20 }, {}, 100],
  ['hours', { hoursPerWeek: 15 }, {}, 75],
  ['hours', { hoursPerWeek: 15 }, { hours: null }, null],
  ['remote', { remote: 'HYBRID' }, {}, 60],
  ['remote', { remote: 'YES' }, {}, 0],
  ['location', { location: 'lyon, France' }, {}, 100],
  ['location', { location: 'Paris, France' }, {}, 60],
  ['location', { location: 'Oslo' }, {}, 0],
  ['location', { location: 'Oslo' }, { remote: 'YES' }, null],
  ['stage', { stage: 'IDEA' }, {}, 100],
  ['stage', { stage: 'EXPLORING' }, {}, 60],
  ['stage', { stage: 'LAUNCHED' }, {}, 20],
  ['stage', { stage: 'REVENUE' }, {}, 0],
  ['equity', { equityMin: 0 }, {}, 100],
  ['equity', { equityMin: 4 }, {}, 100],
  ['equity', { equityMin: 50 }, {}, 10],
  ['equity', { equityMin: 4 }, { equityMax: null }, 25],
  ['equity', { equityMin: 50 }, { isPaid: true }, 50],
  ['equity', { equityMin: 10 }, { equityMin: null, equityMax: null, isPaid: true }, 50],
  ['equity', { equityMin: 10 }, { equityMin: null, equityMax: null }, null],
  ['equity', { equityMin: null }, {}, null],
];

it.each(cases)('the points of %s for %o with %o are %s of 100', (key, seeker, changed, points) => {
  const { breakdown } = scoreRole(seeker, { ...role, ...changed });
  expect(breakdown.map((line) => [line.key, line.points, line.of])).toEqual(
    points === null ? [] : [[key, points, 100]],
  );
});
