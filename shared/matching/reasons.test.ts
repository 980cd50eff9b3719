import { expect, it } from 'vitest';
import type { MatchProfile, PreferenceKey } from './profile';
import { reasonOf } from './reasons';
import { scenes } from './scenes';

const me: MatchProfile = {
  role: 'PRODUCT',
  skillsHave: ['Pricing'],
  skillsNeed: ['SQL', 'Go', 'Sales'],
  hoursPerWeek: 40,
  availableFrom: null,
  timeZone: 1,
  location: 'Lyon, France',
  remote: 'YES',
  stage: 'IDEA',
  industries: ['Health'],
  commitment: 'FULL_TIME',
  equityMin: 40,
  equityMax: 60,
  style: {},
  preferences: {},
  weights: {},
  dealTerms: [],
  runwayMonths: null,
};
const them: MatchProfile = {
  ...me,
  role: 'DESIGN',
  skillsHave: ['sql'],
  location: 'Kraków, Poland',
  industries: ['Energy'],
  hoursPerWeek: 10,
};

it.each<[PreferenceKey, Partial<MatchProfile>, string]>([
  ['skills', {}, 'They bring SQL, but not Go and Sales.'],
  ['skills', { skillsNeed: ['SQL'] }, 'They bring SQL.'],
  ['skills', { skillsNeed: ['Law'] }, 'They name none of the skills that you need: Law.'],
  ['role', {}, 'They have the design role, and you the product one.'],
  [
    'role',
    { preferences: { role: { wish: ['TECHNICAL', 'SALES'] } } },
    'They have the design role, and you look for technical and sales.',
  ],
  ['hours', {}, 'They have 10 hours a week, and you 40.'],
  ['hours', { hoursPerWeek: 10 }, 'You both have 10 hours a week.'],
  [
    'hours',
    { preferences: { hours: { wish: { min: 20, max: 40 } } } },
    'They have 10 hours a week, and you look for 20 to 40.',
  ],
  ['location', {}, 'They’re in Kraków, Poland, and you in Lyon, France.'],
  ['location', { location: 'kraków, poland' }, 'You’re both in Kraków, Poland.'],
  [
    'location',
    { preferences: { location: { wish: ['Spain'] } } },
    'They’re in Kraków, Poland, and you look for Spain.',
  ],
  ['industries', {}, 'They’re interested in Energy, and you in Health.'],
])('says about %s what one lacks, and what is wished: %o', (key, mine, reason) => {
  expect(reasonOf(key, { ...me, ...mine }, them)).toBe(reason);
});

it('style counts the scenes that fit, of which some do when the answers differ', () => {
  const style = Object.fromEntries(scenes.map(({ id }) => [id, 'A' as const]));
  const fitting = scenes.filter(({ fitsWhen }) => fitsWhen === 'ALIKE').length;
  expect(fitting).toBeLessThan(scenes.length);
  expect(reasonOf('style', { ...me, style }, { ...them, style })).toBe(
    `Your answers fit in ${fitting} of ${scenes.length} scenes.`,
  );
});
