import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeModules } from '../../../server/modules/module';
import { registerPeople, type Person } from '../../support/people/people';
import { buildJob } from '../../support/people/jobs';
import { applyForRole, buildRole, buildTeam, joinTeam } from '../../support/people/teams';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let owner: Person;
let member: Person;
let applicant: Person;
let other: Person;
let team: any;

beforeAll(async () => {
  server = await startTestServer();
  [owner, member, applicant, other] = await registerPeople(server, 'owner', 'member', 'applicant', 'other');
  team = await buildTeam(owner);
  const role = await buildRole(owner, team.id);
  const { id } = await applyForRole(applicant, role.id, 'my words');
  await owner.rest(`/api/applications/${id}`, {
    method: 'PUT',
    body: { status: 'declined', private_note: 'private verdict', reply: 'thank you' },
  });
  await joinTeam(owner, team.id, member, 'Baker');
  await buildJob(member, { team_id: team.id });
});
afterAll(() => server.close());

const dataOf = async (person: Person): Promise<Record<string, any[]>> => {
  const files = Object.entries(mergeModules('personalData')).filter(([name]) => name.startsWith('team'));
  const rows = await Promise.all(files.map(async ([name, select]) => [name, await server.sql(select, [person.id])]));
  return Object.fromEntries(rows);
};
const countsOf = async (person: Person) =>
  Object.fromEntries(Object.entries(await dataOf(person)).map(([name, rows]) => [name, rows.length]));

it('the data download has what a person did with teams, and the private note for the owner alone', async () => {
  const none = { teams: 0, team_roles: 0, team_memberships: 0, team_applications: 0, team_private_notes: 0 };
  expect(await countsOf(owner)).toEqual({
    teams: 1,
    team_roles: 1,
    team_memberships: 1,
    team_applications: 0,
    team_private_notes: 1,
  });
  expect(await countsOf(member)).toEqual({ ...none, team_memberships: 1 });
  expect(await countsOf(applicant)).toEqual({ ...none, team_applications: 1 });
  expect(await countsOf(other)).toEqual(none);
  const own = await dataOf(applicant);
  expect(own.team_applications![0]).toMatchObject({ note: 'my words', reply: 'thank you', status: 'DECLINED' });
  expect(JSON.stringify(own)).not.toContain('private verdict');
  expect(JSON.stringify(await dataOf(owner))).not.toContain('my words');
});

const erase = async (person: Person) => {
  await server.sql(`update account set deleted_at = now() - interval '15 days' where id = $1`, [person.id]);
  await server.sql('update profile set hidden = true where id = $1', [person.id]);
  await runJob(server, 'account.erase', { accountId: person.id });
};

it('erasing an applicant and a member removes them and leaves the team', async () => {
  await erase(applicant);
  await erase(member);
  expect(await server.sql('select from application')).toEqual([]);
  const { body } = await other.rest(`/api/teams/${team.id}`);
  expect(body.data.team.members).toHaveLength(1);
});

it('erasing an owner removes the teams, and leaves the jobs of other members', async () => {
  await joinTeam(owner, team.id, other);
  const job = await buildJob(other, { team_id: team.id });
  await erase(owner);
  for (const table of ['team', 'team_role', 'team_member'])
    expect(await server.sql(`select from ${table}`), table).toEqual([]);
  expect((await other.rest(`/api/jobs/${job.id}`)).body.data.job.team_id).toBeNull();
});
