import { describe, expect, it, test } from 'vitest';
import {
  emptyRole,
  fromProposal,
  isSameRole,
  readStoredRole,
  toRoleErrors,
  toRoleInput,
  validateRole,
  type RoleValues,
} from './roleValues';
import {
  emptyTeam,
  fromFacts,
  isSameTeam,
  readStoredTeam,
  validateDrafts,
  validateTeam,
  type TeamValues,
} from './teamValues';

const role: RoleValues = { ...emptyRole, title: 'Designer', skills: ['Figma'] };
const team: TeamValues = { ...emptyTeam, name: 'Ledgerly', pitch: 'Ledgers for bakeries.' };

describe('validateTeam', () => {
  it('accepts a team with name and pitch', () => {
    expect(validateTeam(team)).toEqual({});
  });

  test.each<[Partial<TeamValues>, string, string]>([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ name: 'x'.repeat(101) }, 'name', 'The name can have at most 100 characters.'],
    [{ pitch: '' }, 'pitch', 'Describe what you’re building.'],
    [{ pitch: 'x'.repeat(2_001) }, 'pitch', 'The pitch can have at most 2,000 characters.'],
    [{ location: 'x'.repeat(101) }, 'location', 'The location can have at most 100 characters.'],
  ])('%j is refused at %s', (changes, field, message) => {
    expect(validateTeam({ ...team, ...changes })).toEqual({ [field]: message });
  });
});

describe('validateRole', () => {
  it('accepts a role with a title alone, and with all fields', () => {
    expect(validateRole({ ...emptyRole, title: 'Designer' })).toEqual({});
    expect(validateRole({ ...role, hours: '20', equityMin: '1', equityMax: '2.5', salaryMin: '60k' })).toEqual({});
  });

  test.each<[Partial<RoleValues>, string, string]>([
    [{ title: '' }, 'title', 'Enter a title.'],
    [{ hours: '81' }, 'hours', 'The hours must be a whole number from 1 to 80.'],
    [{ hours: '7.5' }, 'hours', 'The hours must be a whole number from 1 to 80.'],
    [{ hours: 'few' }, 'hours', 'The hours must be a whole number from 1 to 80.'],
    [{ equityMin: '3', equityMax: '2' }, 'equityMin', 'The lowest equity must not be above the highest.'],
    [{ salaryMax: 'much' }, 'salaryMax', 'The salary must be a number.'],
  ])('%j is refused at %s', (changes, field, message) => {
    expect(validateRole({ ...role, ...changes })).toEqual({ [field]: message });
  });

  it('names the roles of a new team that have errors', () => {
    const drafts = [
      { key: 'a', version: 0, why: '', values: role },
      { key: 'b', version: 0, why: '', values: emptyRole },
    ];
    expect(validateDrafts(drafts)).toEqual({ b: { title: 'Enter a title.' } });
  });
});

it('sends numbers, and currency and period with pay only', () => {
  expect(toRoleInput({ ...role, hours: '20', equityMax: '2.5' })).toMatchObject({
    hours: 20,
    equityMin: null,
    equityMax: 2.5,
    salaryCurrency: null,
    salaryPeriod: null,
  });
  expect(toRoleInput({ ...role, salaryMin: '60k' })).toMatchObject({ salaryMin: 60_000, salaryCurrency: 'USD' });
});

it('fills in a role from what an analysis proposes', () => {
  const proposal = { title: 'Sales lead', description: 'For: bakeries.', skills: ['Sales'], why: 'You miss one.' };
  expect(fromProposal(proposal)).toEqual({
    ...emptyRole,
    title: 'Sales lead',
    description: 'For: bakeries.',
    skills: ['Sales'],
  });
});

test.each([
  [5, 'REVENUE'],
  [0, 'IDEA'],
  [null, 'IDEA'],
])('a team of an analysis with %s paying customers is at the stage %s', (payingCustomers, stage) => {
  expect(fromFacts({ solution: 'Ledgers for bakeries.', payingCustomers })).toEqual({
    ...emptyTeam,
    pitch: 'Ledgers for bakeries.',
    stage,
  });
});

it('shows an error of one skill at the skills', () => {
  expect(toRoleErrors({ 'skills.0': 'Too long.', hours: 'Too many.' }, role)).toEqual({
    skills: '“Figma”: Too long.',
    hours: 'Too many.',
  });
});

describe('stored fields', () => {
  const typed: TeamValues = { ...team, roles: [{ key: 'k', version: 2, why: 'You miss one.', values: role }] };

  it('are restored as they were typed', () => {
    const restored = readStoredTeam(JSON.parse(JSON.stringify({ values: typed })), emptyTeam);
    expect(restored).toEqual(typed);
    expect(isSameTeam(restored!, typed)).toBe(true);
    expect(isSameTeam(restored!, team)).toBe(false);
  });

  it('of another version are ignored', () => {
    const values = { name: 5, pitch: 'P', roles: [{ key: 'k', values: { title: 1, skills: [2], hours: '9' } }, 'x'] };
    expect(readStoredTeam({ values }, emptyTeam)).toEqual({
      ...emptyTeam,
      pitch: 'P',
      roles: [{ key: 'k', version: 0, why: '', values: { ...emptyRole, hours: '9' } }],
    });
    expect(readStoredTeam({}, emptyTeam)).toBeNull();
    expect(isSameRole(readStoredRole(null, role), role)).toBe(true);
  });
});
