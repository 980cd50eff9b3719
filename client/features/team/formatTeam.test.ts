import { expect, test } from 'vitest';
import { formatHours, formatTeamPlace, listRoles } from './formatTeam';

test.each([
  ['Lyon, France', 'YES', 'Lyon, France or remote'],
  ['Lyon, France', 'HYBRID', 'Lyon, France, partly remote'],
  ['Lyon, France', 'NO', 'Lyon, France'],
  [' ', 'YES', 'Remote'],
  ['', 'HYBRID', 'Partly remote'],
  ['', 'NO', 'Place not stated'],
] as const)('location %j with remote %s is %j', (location, remote, text) => {
  expect(formatTeamPlace({ location, remote })).toBe(text);
});

test.each([
  [['Designer'], 'Designer'],
  [['Designer', 'Engineer', 'Sales lead'], 'Designer, Engineer, and Sales lead'],
  [['Designer', 'Engineer', 'Sales lead', 'Lawyer'], 'Designer, Engineer, and 2 more roles'],
])('roles %j are named %j', (titles, text) => {
  expect(listRoles(titles)).toBe(text);
});

test('hours are those of a week, and may be missing', () => {
  expect(formatHours(1)).toBe('1 hour a week');
  expect(formatHours(20)).toBe('20 hours a week');
  expect(formatHours(null)).toBeUndefined();
});
