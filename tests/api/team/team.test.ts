import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventsSince, latestEvent, missingId, registerPeople, visitor, type Person } from '../../support/people/people';
import { buildJob, jobFields } from '../../support/people/jobs';
import { buildRole, buildTeam, joinTeam, roleFields, teamFields } from '../../support/people/teams';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let owner: Person;
let member: Person;
let other: Person;
let team: any;

beforeAll(async () => {
  server = await startTestServer();
  [owner, member, other] = await registerPeople(server, 'owner', 'member', 'other');
});
beforeEach(async () => {
  await server.sql('delete from team');
  team = await buildTeam(owner);
});
afterAll(() => server.close());

const read = async (person: Person, id = team.id) => (await person.rest(`/api/teams/${id}`)).body.data.team;
const change = (person: Person, fields: object, id = team.id) =>
  person.rest(`/api/teams/${id}`, { method: 'PUT', body: fields });

it('a new team is open, and its owner is its first member', async () => {
  expect(team).toMatchObject({
    ...teamFields,
    status: 'open',
    owner: { username: 'owner' },
    members: [{ person: { username: 'owner' }, status: 'member' }],
    roles: [],
    analysis_id: null,
    viewer_can_edit: true,
    viewer_membership: 'member',
    fit: null,
  });
  const { data } = await other.gql(
    'query ($id: ID!) { team(id: $id) { name stage remote status viewerCanEdit viewerMembership members { title person { username } } } node(id: $id) { ... on Team { name } } }',
    { id: team.id },
  );
  expect(data.team).toEqual({
    name: 'Ledger',
    stage: 'PROTOTYPE',
    remote: 'HYBRID',
    status: 'OPEN',
    viewerCanEdit: false,
    viewerMembership: null,
    members: [{ title: '', person: { username: 'owner' } }],
  });
  expect(data.node).toEqual({ name: 'Ledger' });
});

it('GraphQL creates, updates and deletes a team as REST does', async () => {
  const { data } = await owner.gql(
    'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id name remote location } }',
    { input: { name: 'Bakers', pitch: 'Bread', stage: 'IDEA' } },
  );
  expect(data.createTeam).toMatchObject({ name: 'Bakers', remote: 'YES', location: '' });
  const { id } = data.createTeam;
  const updated = await owner.gql(
    'mutation ($id: ID!) { updateTeam(id: $id, input: { status: PAUSED, location: "Lyon" }) { status location name } }',
    { id },
  );
  expect(updated.data.updateTeam).toEqual({ status: 'PAUSED', location: 'Lyon', name: 'Bakers' });
  expect((await change(owner, { location: null, status: 'closed' }, id)).body.data.team).toMatchObject({
    location: '',
    status: 'closed',
  });
  expect((await owner.gql('mutation ($id: ID!) { deleteTeam(id: $id) { id } }', { id })).data.deleteTeam.id).toBe(id);
  expect((await owner.rest(`/api/teams/${id}`)).status).toBe(404);
});

it('a repeated Idempotency-Key creates one team and one role', async () => {
  const headers = { 'idempotency-key': 'team once' };
  const create = () => owner.rest('/api/teams', { body: teamFields, headers });
  const [one, two] = [await create(), await create()];
  expect(two.body.data.team.id).toBe(one.body.data.team.id);
  const addRole = () =>
    owner.rest(`/api/teams/${team.id}/roles`, { body: roleFields, headers: { 'idempotency-key': 'role once' } });
  expect((await addRole()).body.data.role.id).toBe((await addRole()).body.data.role.id);
  expect((await read(owner)).roles).toHaveLength(1);
});

it('only the owner changes a team, its roles and its members, and nothing is written otherwise', async () => {
  await joinTeam(owner, team.id, member);
  const role = await buildRole(owner, team.id);
  const calls = (person: Person) => [
    change(person, { name: 'Mine' }),
    person.rest(`/api/teams/${team.id}`, { method: 'DELETE' }),
    person.rest(`/api/teams/${team.id}/roles`, { body: roleFields }),
    person.rest(`/api/roles/${role.id}`, { method: 'PUT', body: { title: 'Mine' } }),
    person.rest(`/api/roles/${role.id}`, { method: 'DELETE' }),
    person.rest(`/api/teams/${team.id}/members`, { body: { user_id: other.id } }),
    person.rest(`/api/teams/${team.id}/members/${owner.id}`, { method: 'DELETE' }),
  ];
  await expectNoWrites(server, async () => {
    for (const person of [member, other])
      expect((await Promise.all(calls(person))).map(({ status }) => status)).toEqual(Array(7).fill(403));
    expect((await Promise.all(calls(visitor(server) as Person))).map(({ status }) => status)).toEqual(
      Array(7).fill(401),
    );
    expect((await change(owner, { name: 'x' }, missingId)).status).toBe(404);
  });
});

it.each([
  ['team', { name: '' }, 'name'],
  ['team', { name: 'x'.repeat(101) }, 'name'],
  ['team', { pitch: 'x'.repeat(2_001) }, 'pitch'],
  ['team', { stage: 'late' }, 'stage'],
  ['team', { remote: 'maybe' }, 'remote'],
  ['team', { analysis_id: 'no id' }, 'analysis_id'],
  ['role', { title: '' }, 'title'],
  ['role', { hours: 81 }, 'hours'],
  ['role', { equity_min: 5, equity_max: 4 }, 'equity_min'],
  ['role', { salary_min: 10, salary_period: 'year' }, 'salary_currency'],
  ['role', { remote: null, skills: ['x'.repeat(41)] }, 'skills.0'],
])('an invalid %s of %o is rejected naming the field', async (what, fields, field) => {
  await expectNoWrites(server, async () => {
    const { status, body } =
      what === 'team'
        ? await owner.rest('/api/teams', { body: { ...teamFields, ...fields } })
        : await owner.rest(`/api/teams/${team.id}/roles`, { body: { ...roleFields, ...fields } });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  });
});

it('a role is added, changed, filled, closed, opened and deleted', async () => {
  const role = await buildRole(owner, team.id, { salary_min: 50_000, salary_currency: 'eur', salary_period: 'year' });
  expect(role).toMatchObject({ ...roleFields, status: 'open', salary_currency: 'EUR', application_count: 0 });
  const put = async (fields: object) =>
    (await owner.rest(`/api/roles/${role.id}`, { method: 'PUT', body: fields })).body.data.role;
  expect(await put({ hours: null, status: 'filled' })).toMatchObject({
    hours: null,
    status: 'filled',
    skills: ['SQL', 'TypeScript'],
  });
  expect((await read(other)).roles).toEqual([]);
  expect((await read(owner)).roles).toHaveLength(1);
  expect(await put({ status: 'closed' })).toMatchObject({ status: 'closed' });
  const { data } = await owner.gql(
    'mutation ($id: ID!) { updateRole(id: $id, input: { status: OPEN, title: "Engineer" }) { title status salaryMin } }',
    { id: role.id },
  );
  expect(data.updateRole).toEqual({ title: 'Engineer', status: 'OPEN', salaryMin: 50_000 });
  expect((await read(other)).roles).toEqual([expect.objectContaining({ title: 'Engineer', application_count: null })]);
  await owner.rest(`/api/roles/${role.id}`, { method: 'DELETE' });
  expect((await read(owner)).roles).toEqual([]);
});

it('members get an event of every change, and those who leave get one more', async () => {
  await joinTeam(owner, team.id, member);
  const start = await latestEvent(server);
  const role = await buildRole(owner, team.id);
  await change(owner, { name: 'Renamed' });
  await member.rest(`/api/teams/${team.id}/members/${member.id}`, { method: 'DELETE' });
  await owner.rest(`/api/roles/${role.id}`, { method: 'DELETE' });
  const received = async (person: Person) =>
    (await eventsSince(server, person, start)).map(({ type, data }) => [type, data]);
  const changed = ['team.changed', { id: team.id }];
  expect(await received(member)).toEqual([changed, changed, ['team.left', { id: team.id }]]);
  expect(await received(owner)).toEqual([changed, changed, changed, changed]);
  expect(await received(other)).toEqual([]);
});

it('a job can belong to a team of its poster, until the poster leaves', async () => {
  await joinTeam(owner, team.id, member);
  const outside = await other.rest('/api/jobs', { body: { ...jobFields, team_id: team.id } });
  expect([outside.status, Object.keys(outside.body.error.fields)]).toEqual([400, ['team_id']]);
  await owner.rest(`/api/teams/${team.id}/members`, { body: { user_id: other.id } });
  expect((await other.rest('/api/jobs', { body: { ...jobFields, team_id: team.id } })).status).toBe(400);
  const job = await buildJob(member, { team_id: team.id });
  expect(job).toMatchObject({ team_id: team.id, team: { id: team.id, name: 'Ledger', status: 'open' } });
  const plain = await buildJob(member);
  const put = await member.rest(`/api/jobs/${plain.id}`, { method: 'PUT', body: { team_id: team.id } });
  expect(put.body.data.job.team_id).toBe(team.id);
  const again = await member.rest(`/api/jobs/${plain.id}`, { method: 'PUT', body: { team_id: null } });
  expect(again.body.data.job).toMatchObject({ team_id: null, team: null });
  const { data } = await other.gql('query ($id: ID!) { job(id: $id) { teamId team { name } } }', { id: job.id });
  expect(data.job).toEqual({ teamId: team.id, team: { name: 'Ledger' } });
  await member.rest(`/api/teams/${team.id}/members/${member.id}`, { method: 'DELETE' });
  expect((await member.rest(`/api/jobs/${job.id}`)).body.data.job).toMatchObject({ team_id: null, team: null });
});

it('a paused team is hidden from its jobs for others', async () => {
  const job = await buildJob(owner, { team_id: team.id });
  await change(owner, { status: 'paused' });
  expect((await other.rest(`/api/jobs/${job.id}`)).body.data.job).toMatchObject({ team_id: null, team: null });
  expect((await owner.rest(`/api/jobs/${job.id}`)).body.data.job.team_id).toBe(team.id);
});
