import { describe, expect, it } from 'vitest';
import { apportion } from './apportion';
import { fit, passes, timeZoneDistance } from './fit';
import { importanceOf, type MatchProfile, type PreferenceKey } from './profile';
import { scenes } from './scenes';

const base: MatchProfile = {
  role: 'TECHNICAL',
  skillsHave: ['SQL'],
  skillsNeed: ['Sales', 'Law', 'Hiring', 'Design'],
  hoursPerWeek: 40,
  availableFrom: null,
  timeZone: 1,
  location: 'Lyon, France',
  remote: 'YES',
  stage: 'IDEA',
  industries: ['Health', 'Energy'],
  commitment: 'FULL_TIME',
  equityMin: 50,
  equityMax: null,
  style: {},
  preferences: {},
  weights: {},
  dealTerms: [],
  runwayMonths: null,
};
const alike = scenes.find(({ fitsWhen }) => fitsWhen === 'ALIKE')!.id;
const different = scenes.find(({ fitsWhen }) => fitsWhen === 'DIFFERENT')!.id;

type Case = [key: PreferenceKey, mine: Partial<MatchProfile>, theirs: Partial<MatchProfile>, expected: number];
const wish = (key: PreferenceKey, value: unknown): Partial<MatchProfile> => ({
  preferences: { [key]: { wish: value } },
});

const cases: Case[] = [
  ['role', {}, { role: 'TECHNICAL' }, 0],
  ['role', {}, { role: 'SALES' }, 1],
  ['role', wish('role', ['SALES']), { role: 'SALES' }, 1],
  ['role', wish('role', ['SALES']), { role: 'DESIGN' }, 0],
  ['skills', {}, { skillsHave: [] }, 0],
  ['skills', {}, { skillsHave: ['cooking', 'LAW '] }, 1 / 3],
  ['skills', {}, { skillsHave: ['design', 'sales', 'law'] }, 1],
  ['skills', { skillsNeed: [] }, {}, 1],
  ['skills', { skillsNeed: ['Sales', 'SALES'] }, { skillsHave: ['sales'] }, 1],
  ['skills', wish('skills', ['Cooking']), { skillsHave: ['cooking'] }, 1],
  ['commitment', {}, { commitment: 'FULL_TIME' }, 1],
  ['commitment', {}, { commitment: 'PART_TIME' }, 0.5],
  ['commitment', {}, { commitment: 'EXPLORING' }, 0],
  ['hours', {}, { hoursPerWeek: 30 }, 1],
  ['hours', {}, { hoursPerWeek: 55 }, 5 / 6],
  ['hours', {}, { hoursPerWeek: 80 }, 0],
  ['hours', wish('hours', { min: 20, max: 30 }), { hoursPerWeek: 25 }, 1],
  ['hours', wish('hours', { min: 20, max: 30 }), { hoursPerWeek: 10 }, 0.75],
  ['hours', wish('hours', { min: 20, max: 30 }), { hoursPerWeek: 40 }, 0.75],
  ['timeZone', {}, { timeZone: 4 }, 1],
  ['timeZone', {}, { timeZone: 7 }, 0.5],
  ['timeZone', {}, { timeZone: 10 }, 0],
  ['timeZone', wish('timeZone', 0), { timeZone: 4 }, 0.5],
  ['remote', {}, { remote: 'YES' }, 1],
  ['remote', {}, { remote: 'HYBRID' }, 0.6],
  ['remote', {}, { remote: 'NO' }, 0],
  ['stage', {}, { stage: 'IDEA' }, 1],
  ['stage', {}, { stage: 'PROTOTYPE' }, 0.6],
  ['stage', {}, { stage: 'LAUNCHED' }, 0.2],
  ['stage', {}, { stage: 'REVENUE' }, 0],
  ['location', {}, { location: 'lyon , FRANCE' }, 1],
  ['location', {}, { location: 'Paris, France' }, 0.6],
  ['location', {}, { location: 'Oslo, Norway' }, 0],
  ['location', {}, { location: '' }, 0],
  ['location', { location: '' }, { location: 'Oslo' }, 1],
  ['location', wish('location', ['France']), { location: 'Paris, France' }, 1],
  ['location', wish('location', ['Norway']), { location: 'Lyon, France' }, 0],
  ['industries', {}, { industries: ['energy', 'Law'] }, 0.5],
  ['industries', {}, { industries: ['energy', 'health'] }, 1],
  ['equity', {}, { equityMin: 50 }, 1],
  ['equity', {}, { equityMin: 75 }, 0.5],
  ['equity', {}, { equityMin: null }, 1],
  ['equity', { equityMin: null }, { equityMin: 100 }, 1],
  ['equity', wish('equity', 20), { equityMin: 45 }, 0.5],
  ['style', {}, {}, 0.5],
  ['style', { style: { [alike]: 'A' } }, { style: { [alike]: 'A' } }, 1],
  ['style', { style: { [alike]: 'A' } }, { style: { [alike]: 'B' } }, 0],
  ['style', { style: { [different]: 'A' } }, { style: { [different]: 'B' } }, 1],
  ['style', { style: { [different]: 'A' } }, { style: { [different]: 'A' } }, 0],
];

it.each(cases)('the fit of %s with %o to %o is %d', (key, mine, theirs, expected) => {
  expect(fit(key, { ...base, ...mine }, { ...base, ...theirs })).toBeCloseTo(expected, 10);
});

it('time zones are apart by the shorter way round', () => {
  expect([timeZoneDistance(-11, 12), timeZoneDistance(14, -10), timeZoneDistance(-12, 0)]).toEqual([1, 0, 12]);
});

it('a preference is flexible unless the person says otherwise', () => {
  expect(importanceOf({ preferences: {} }, 'role')).toBe('FLEXIBLE');
});

describe('a must-have', () => {
  const style = (alikeScenes: number) =>
    Object.fromEntries(
      scenes
        .filter(({ fitsWhen }) => fitsWhen === 'ALIKE')
        .slice(0, 5)
        .map(({ id }, index) => [id, index < alikeScenes ? 'A' : 'B'] as const),
    );
  const answered = { style: style(5) };
  const tests: [PreferenceKey, Partial<MatchProfile>, Partial<MatchProfile>, boolean][] = [
    ['skills', {}, { skillsHave: ['Law'] }, true],
    ['skills', {}, { skillsHave: ['Cooking'] }, false],
    ['industries', {}, { industries: ['Energy'] }, true],
    ['industries', {}, { industries: ['Law'] }, false],
    ['hours', {}, { hoursPerWeek: 30 }, true],
    ['hours', {}, { hoursPerWeek: 29 }, false],
    ['commitment', {}, { commitment: 'PART_TIME' }, false],
    ['stage', {}, { stage: 'PROTOTYPE' }, false],
    ['timeZone', {}, { timeZone: 5 }, false],
    ['remote', {}, { remote: 'HYBRID' }, false],
    ['location', {}, { location: 'Paris, France' }, false],
    ['equity', {}, { equityMin: 51 }, false],
    ['style', answered, { style: style(3) }, true],
    ['style', answered, { style: style(2) }, false],
  ];
  it.each(tests)('of %s with %o passes %o: %s', (key, mine, theirs, expected) => {
    expect(passes(key, { ...base, ...mine }, { ...base, ...theirs })).toBe(expected);
  });
});

it('points are rounded by the largest remainder, and ties go to the earlier share', () => {
  expect(apportion([0.5, 0.5, 2], 3)).toEqual([1, 0, 2]);
  expect(apportion([33.3, 33.4, 33.3], 100)).toEqual([33, 34, 33]);
});
