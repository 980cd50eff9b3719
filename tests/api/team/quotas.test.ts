import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bearer, createCaller, registerPeople, type Caller, type Person } from '../../support/people/people';
import { applyForRole, buildRole, buildTeam, roleFields, teamFields } from '../../support/people/teams';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let owner: Person;
let seeker: Person;
let limitedOwner: Caller;
let limitedSeeker: Caller;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  [owner, seeker] = await registerPeople(server, 'owner', 'seeker');
  [limitedOwner, limitedSeeker] = [owner, seeker].map(({ token }) =>
    createCaller(server, { ...bearer(token), 'x-ratelimit-bypass': '' }),
  ) as [Caller, Caller];
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('delete from quota_usage');
  await server.sql('delete from team');
});

const useUp = (person: Person, action: string, max: number, hours: number) =>
  server.sql(
    `insert into quota_usage (subject, action, starts_at, count) values ($1, $2, now() - make_interval(hours => $3) + interval '1 minute', $4)`,
    [person.id, action, hours, max - 1],
  );

it.each([
  ['team', 5, 24, 'You can create up to 5 teams per day.', () => limitedOwner.rest('/api/teams', { body: teamFields })],
  [
    'team edit',
    300,
    3,
    'You can edit teams, roles and members up to 300 times every 3 hours.',
    async () => limitedOwner.rest(`/api/teams/${(await buildTeam(owner)).id}/roles`, { body: roleFields }),
  ],
  [
    'team invitation',
    30,
    24,
    'You can invite up to 30 people to teams per day.',
    async () =>
      limitedOwner.rest(`/api/teams/${(await buildTeam(owner)).id}/members`, { body: { user_id: seeker.id } }),
  ],
] as const)('the error of the quota of %s names the limit', async (action, max, hours, message, use) => {
  await useUp(owner, action, max, hours);
  expect((await use()).status).toBeLessThan(300);
  const { status, body, headers } = await use();
  expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(body.error.message).toContain(message);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('a person applies for up to 30 roles per day', async () => {
  await useUp(seeker, 'role application', 30, 24);
  const { id } = await buildTeam(owner);
  const apply = async () =>
    limitedSeeker.rest(`/api/roles/${(await buildRole(owner, id)).id}/applications`, { body: { note: 'x' } });
  expect((await apply()).status).toBe(201);
  const { status, body } = await apply();
  expect([status, body.error.message]).toEqual([
    429,
    expect.stringContaining('You can apply for up to 30 roles per day.'),
  ]);
});

it('a person has up to 5 teams and a team up to 20 roles, also with concurrent calls', async () => {
  const teams = [];
  for (let n = 0; n < 4; n++) teams.push(await buildTeam(owner));
  const created = await Promise.all([1, 2].map(() => limitedOwner.rest('/api/teams', { body: teamFields })));
  expect(created.map(({ status }) => status).toSorted()).toEqual([201, 403]);
  expect(created.find(({ status }) => status === 403)!.body.error.message).toBe(
    'You can have up to 5 teams. Delete one first.',
  );
  const { id } = teams[0];
  for (let n = 0; n < 19; n++) await buildRole(owner, id);
  const added = await Promise.all([1, 2].map(() => owner.rest(`/api/teams/${id}/roles`, { body: roleFields })));
  expect(added.map(({ status }) => status).toSorted()).toEqual([201, 403]);
  expect(added.find(({ status }) => status === 403)!.body.error.message).toBe(
    'A team can have up to 20 roles. Delete one first.',
  );
});

it('applications count towards the changes of applications', async () => {
  const { id } = await buildTeam(owner);
  const application = await applyForRole(seeker, (await buildRole(owner, id)).id);
  await useUp(owner, 'job application edit', 1_001, 3);
  const { status, body } = await limitedOwner.rest(`/api/applications/${application.id}`, {
    method: 'PUT',
    body: { private_note: 'x' },
  });
  expect([status, body.error.message]).toEqual([
    429,
    expect.stringContaining('You can update applications up to 1,000 times'),
  ]);
});
