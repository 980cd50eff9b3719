import { expect, it } from 'vitest';
import { fitOf, type RoleToFit, type Seeker } from './team.fit';

const seeker: Seeker = { skills: ['SQL', 'Python'], places: ['Lyon', 'France'], lookingFor: ['TEAM'] };
const role: RoleToFit = { skills: ['sql', 'Sales'], places: ['Lyon'], remote: 'NO', equityMax: 2 };

it('scores skills, place and need, with a sentence for what fits', () => {
  expect(fitOf(seeker, role)).toEqual({
    score: 70,
    reasons: ['You have 1 of 2 skills: sql.', 'It’s in Lyon, where you are.', 'You’re looking for a team.'],
  });
});

it('is 100 when all fits and 0 when nothing does', () => {
  expect(fitOf(seeker, { ...role, skills: ['SQL'], remote: 'YES' }).score).toBe(100);
  expect(fitOf({ skills: [], places: [], lookingFor: [] }, role)).toEqual({ score: 0, reasons: [] });
});

it('leaves skills out for a role that states none', () => {
  expect(fitOf(seeker, { ...role, skills: [] }).score).toBe(100);
});

it('a place counts in part for hybrid work elsewhere, and not at all for remote work', () => {
  const elsewhere = { ...seeker, places: ['Oslo'] };
  const scores = (['NO', 'HYBRID', 'YES'] as const).map((remote) => fitOf(elsewhere, { ...role, remote }).score);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect(new Set(scores).size).toBe(3);
});

it('a further shared skill never lowers the score', () => {
  const all = ['a', 'b', 'c', 'd'];
  const scores = all.map(
    (_, count) => fitOf({ ...seeker, skills: all.slice(0, count) }, { ...role, skills: all }).score,
  );
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
});

it('a person who looks for a co-founder fits a role with a co-founder’s share', () => {
  const founder: Seeker = { ...seeker, lookingFor: ['CO_FOUNDER'] };
  expect(fitOf(founder, { ...role, equityMax: 40 }).score).toBeGreaterThan(fitOf(founder, role).score);
});
