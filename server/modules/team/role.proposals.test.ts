import { expect, it } from 'vitest';
import { teamLimits } from '../../../shared/contracts/team';
import { capitalise, proposeRoles } from './role.proposals';

const facts: Parameters<typeof proposeRoles>[0] = {
  solution: null,
  segment: null,
  price: null,
  payingCustomers: null,
  unitCost: null,
  acquisitionCost: null,
  churn: null,
  fixedCosts: null,
  cash: null,
  people: null,
  missingRoles: [],
  questionToAsk: null,
};

it('proposes a role for each that is missing, with the founder’s words', () => {
  const [engineer, unknown] = proposeRoles({
    ...facts,
    missingRoles: ['engineer', 'beekeeper'],
    solution: 'We plan orders',
    segment: 'bakeries',
    payingCustomers: 3,
  });
  expect(engineer).toMatchObject({
    title: 'Founding engineer',
    why: 'Your analysis says that a role is missing: engineer.',
  });
  expect(engineer!.description).toBe(
    'What we offer, in our words: “We plan orders”\n\nFor: bakeries.\n\nPaying customers today: 3.',
  );
  expect(unknown).toMatchObject({ title: 'Beekeeper', skills: ['Beekeeper'] });
});

it.each([
  [
    ['embedded engineer', 'data scientist'],
    ['Embedded engineer', 'Data scientist'],
    ['Embedded systems', 'Statistics'],
  ],
  [
    ['lawyer', 'salesperson'],
    ['Legal advisor', 'Sales lead'],
    ['Contracts', 'Sales'],
  ],
  [
    ['head of sales', 'full-stack developer'],
    ['Head of sales', 'Full-stack developer'],
    ['Sales', 'TypeScript'],
  ],
  [
    ['civil engineer', 'doctor'],
    ['Civil engineer', 'Clinical lead'],
    ['Civil engineer', 'Clinical practice'],
  ],
])('keeps the words that narrow a role: %j', (missingRoles, titles, firstSkills) => {
  const proposed = proposeRoles({ ...facts, missingRoles });
  expect(proposed.map(({ title }) => title)).toEqual(titles);
  expect(proposed.map(({ skills }) => skills[0])).toEqual(firstSkills);
});

it.each([
  ['ai engineer', 'AI engineer', 'Machine learning'],
  ['ux designer', 'UX designer', 'Product design'],
  ['vp of marketing', 'VP of marketing', 'Marketing'],
  ['coo', 'Operations lead', 'Operations'],
  ['cto', 'Technical co-founder', 'Software architecture'],
  ['cpo', 'CPO', 'CPO'],
  ['ios developer', 'iOS developer', 'iOS developer'],
  ['account manager', 'Account manager', 'Sales'],
])('writes acronyms in capitals: %s', (role, title, firstSkill) => {
  const [proposed] = proposeRoles({ ...facts, missingRoles: [role] });
  expect([proposed!.title, proposed!.skills[0]]).toEqual([title, firstSkill]);
});

it.each(['wholesaler', 'supermarket manager', 'commercial pilot', 'food scientist', 'interior designer', 'maid'])(
  'takes no part of a word for a role: %s',
  (role) => {
    const [proposed] = proposeRoles({ ...facts, missingRoles: [role] });
    expect([proposed!.title, proposed!.skills]).toEqual([capitalise(role), [capitalise(role)]]);
  },
);

it('proposes a co-founder to somebody who works alone, and nothing to a whole team', () => {
  expect(proposeRoles({ ...facts, people: 1 }).map(({ title }) => title)).toEqual(['Co-founder']);
  expect(proposeRoles({ ...facts, people: 4 })).toEqual([]);
  expect(proposeRoles(facts)).toEqual([]);
});

it('proposes each title once, within the limits of a role', () => {
  const roles = proposeRoles({
    ...facts,
    missingRoles: ['developer', 'engineer', 'x'.repeat(500)],
    solution: 'y'.repeat(9_000),
  });
  expect(roles).toHaveLength(2);
  expect(roles[1]!.title).toHaveLength(teamLimits.roleTitle);
  expect(roles[0]!.description).toHaveLength(teamLimits.roleDescription);
});
