import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  block,
  eventsSince,
  hideProfile,
  latestEvent,
  missingId,
  registerPeople,
  registerPerson,
  type Person,
} from '../../support/people/people';
import { buildJob } from '../../support/people/jobs';
import { buildTeam, joinTeam } from '../../support/people/teams';
import { commitWhileWaiting } from '../../support/server/commitWhileWaiting';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let owner: Person;
let ana: Person;
let ben: Person;
let team: any;

beforeAll(async () => {
  server = await startTestServer();
  [owner, ana, ben] = await registerPeople(server, 'owner', 'ana', 'ben');
});
beforeEach(async () => {
  await server.sql('delete from team');
  await server.sql('delete from notification');
  team = await buildTeam(owner);
});
afterAll(() => server.close());

const invite = (person: Person, title = '') =>
  owner.rest(`/api/teams/${team.id}/members`, { body: { user_id: person.id, title } });
const remove = (by: Person, person: Person) =>
  by.rest(`/api/teams/${team.id}/members/${person.id}`, { method: 'DELETE' });
const accept = (person: Person) => person.rest(`/api/teams/${team.id}/members/accept`, { method: 'POST' });
const received = async (person: Person, start: string) =>
  (await eventsSince(server, person, start)).map(({ type }) => type).filter((type) => type.startsWith('team.'));
const seenBy = async (person: Person) =>
  (await person.rest(`/api/teams/${team.id}`)).body.data.team.members.map(
    ({ person: { username }, title, status }: any) => [username, title, status].join(' '),
  );
const kinds = async (person: Person) =>
  (await person.rest('/api/notifications')).body.data.notifications.map(({ kind }: any) => kind);

it('an invitation is seen by the owner and the invited person alone, and accepted by that person', async () => {
  expect((await invite(ana, 'CTO')).status).toBe(200);
  expect(await seenBy(owner)).toEqual(['owner  member', 'ana CTO invited']);
  expect(await seenBy(ana)).toEqual(['owner  member', 'ana CTO invited']);
  expect(await seenBy(ben)).toEqual(['owner  member']);
  expect(await kinds(ana)).toEqual(['team.invited']);
  expect((await accept(ben)).status).toBe(404);
  expect((await accept(ana)).body.data.team.viewer_membership).toBe('member');
  expect((await accept(ana)).status).toBe(200);
  expect(await seenBy(ben)).toEqual(['owner  member', 'ana CTO member']);
  expect(await kinds(owner)).toEqual(['team.joined']);
  const { data } = await ana.gql('{ ownTeams { edges { node { id viewerMembership } } } }');
  expect(data.ownTeams.edges).toEqual([{ node: { id: team.id, viewerMembership: 'MEMBER' } }]);
});

it('inviting again changes the title and notifies nobody', async () => {
  await joinTeam(owner, team.id, ana, 'CTO');
  await server.sql('delete from notification');
  const { data } = await owner.gql(
    'mutation ($id: ID!, $userId: ID!) { inviteToTeam(teamId: $id, userId: $userId, title: "CEO") { members { title status } } }',
    { id: team.id, userId: ana.id },
  );
  expect(data.inviteToTeam.members[1]).toEqual({ title: 'CEO', status: 'MEMBER' });
  expect(await kinds(ana)).toEqual([]);
});

it('an invitation is declined or revoked, and its notification goes', async () => {
  await invite(ana);
  expect((await remove(ana, ana)).body.data).toEqual({ id: ana.id });
  expect(await kinds(ana)).toEqual([]);
  expect(await seenBy(owner)).toEqual(['owner  member']);
  await invite(ana);
  await remove(owner, ana);
  expect((await accept(ana)).status).toBe(404);
  expect((await remove(owner, ana)).status).toBe(200);
});

it('a member leaves or is removed; the owner stays, and members remove nobody else', async () => {
  await joinTeam(owner, team.id, ana);
  await joinTeam(owner, team.id, ben);
  await expectNoWrites(server, async () => {
    expect((await remove(ana, ben)).status).toBe(403);
    expect((await remove(ana, owner)).status).toBe(403);
    expect((await remove(owner, owner)).status).toBe(400);
  });
  await remove(ana, ana);
  const { data } = await owner.gql(
    'mutation ($id: ID!, $userId: ID!) { removeTeamMember(teamId: $id, userId: $userId) { id } }',
    { id: team.id, userId: ben.id },
  );
  expect(data.removeTeamMember.id).toBe(ben.id);
  expect(await seenBy(owner)).toEqual(['owner  member']);
});

it('nobody is invited who is blocked, hidden or missing', async () => {
  const [blocked, hidden] = await registerPeople(server, 'blocked', 'hidden');
  await block(server, blocked, owner);
  await hideProfile(server, hidden);
  await expectNoWrites(server, async () => {
    for (const id of [blocked.id, hidden.id, missingId]) {
      const { status } = await owner.rest(`/api/teams/${team.id}/members`, { body: { user_id: id } });
      expect(status).toBe(404);
    }
    expect((await owner.rest(`/api/teams/${team.id}/members`, { body: { user_id: 'x' } })).status).toBe(400);
  });
});

it('a member is hidden from people behind a block, who see the rest of the team', async () => {
  const [blocker] = await registerPeople(server, 'blocker');
  await joinTeam(owner, team.id, ana);
  await block(server, blocker, ana);
  expect(await seenBy(blocker)).toEqual(['owner  member']);
});

const setBlock = (by: Person, person: Person, isBlocked = true) =>
  by.rest(`/api/blocks/${person.id}`, { method: isBlocked ? 'POST' : 'DELETE' });

it.each(['owner', 'member'] as const)(
  'a block by the %s ends the membership, and tells the other nothing',
  async (by) => {
    const [person] = await registerPeople(server, `blockedby${by}`);
    await joinTeam(owner, team.id, person, 'CTO');
    await joinTeam(owner, team.id, ben);
    const job = await buildJob(person, { team_id: team.id });
    const start = await latestEvent(server);
    const [blocker, blocked] = by === 'owner' ? [owner, person] : [person, owner];
    await setBlock(blocker, blocked);
    expect(await received(person, start)).toEqual(by === 'owner' ? [] : ['team.left']);
    expect(await received(ben, start)).toEqual(['team.changed']);
    expect(await seenBy(ben)).toEqual(['owner  member', 'ben  member']);
    expect(await seenBy(owner)).toEqual(['owner  member', 'ben  member']);
    expect((await ben.rest(`/api/jobs/${job.id}`)).body.data.job.team_id).toBeNull();
    const late = await person.rest(`/api/jobs/${job.id}`, { method: 'PUT', body: { team_id: team.id } });
    expect(Object.keys(late.body.error.fields)).toEqual(['team_id']);
    await setBlock(blocker, blocked, false);
    expect(await seenBy(person)).toEqual(['owner  member', 'ben  member']);
  },
);

it('a block ends an invitation with its notification', async () => {
  const [person] = await registerPeople(server, 'blockedinvited');
  await invite(person);
  await setBlock(owner, person);
  await setBlock(owner, person, false);
  expect(await kinds(person)).toEqual([]);
  expect((await accept(person)).status).toBe(404);
});

it('a block that is made while an invitation is being accepted comes first', async () => {
  const [person] = await registerPeople(server, 'late');
  await invite(person);
  const ids = [owner.id, person.id];
  const answer = await commitWhileWaiting(
    server,
    [
      ['select from profile where id = any($1) order by id for no key update', [ids]],
      ['insert into block (blocker_id, blocked_id) values ($1, $2)', ids],
    ],
    () => accept(person),
  );
  expect(answer.status).toBe(404);
  expect(await seenBy(ben)).toEqual(['owner  member']);
});

it('a block between two members hides them from each other alone', async () => {
  const [one, other] = await registerPeople(server, 'one', 'other');
  for (const person of [one, other]) await joinTeam(owner, team.id, person);
  await setBlock(one, other);
  expect(await seenBy(one)).toEqual(['owner  member', 'one  member']);
  expect(await seenBy(other)).toEqual(['owner  member', 'other  member']);
  expect(await seenBy(owner)).toHaveLength(3);
});

it('a team of a blocked owner can be left', async () => {
  const person = await registerPerson(server, 'leaver');
  await joinTeam(owner, team.id, person);
  await block(server, owner, person);
  expect((await person.rest(`/api/teams/${team.id}`)).status).toBe(404);
  expect((await remove(person, person)).status).toBe(200);
});

it('a team has at most 20 members, invited people included', async () => {
  await server.sql(
    `insert into team_member (team_id, person_id, status)
     select $1, p.id, 'INVITED' from profile p where p.id <> $2 limit 1`,
    [team.id, owner.id],
  );
  const people = await registerPeople(server, ...Array.from({ length: 19 }, (_, n) => `person${n}`));
  const answers = [];
  for (const person of people) answers.push(await invite(person));
  expect(answers.map(({ status }) => status)).toEqual([...Array(18).fill(200), 403]);
  expect(answers.at(-1)!.body.error.message).toBe('A team can have up to 20 members, invited people included.');
});

it('the events of an invitation reach the owner and the invited person alone', async () => {
  await joinTeam(owner, team.id, ben);
  const start = await latestEvent(server);
  await invite(ana, 'CTO');
  await invite(ana, 'CEO');
  await remove(ana, ana);
  expect(await received(ana, start)).toEqual(['team.changed', 'team.changed', 'team.left']);
  expect(await received(owner, start)).toEqual(['team.changed', 'team.changed', 'team.changed']);
  expect(await received(ben, start)).toEqual([]);
  await invite(ana);
  await accept(ana);
  expect(await received(ben, start)).toEqual(['team.changed']);
});

it('a member receives no events of an owner behind a block', async () => {
  const [blocked] = await registerPeople(server, 'blockedmember');
  await joinTeam(owner, team.id, blocked);
  await block(server, owner, blocked);
  const start = await latestEvent(server);
  await owner.rest(`/api/teams/${team.id}`, { method: 'PUT', body: { name: 'Renamed' } });
  await owner.rest(`/api/teams/${team.id}`, { method: 'DELETE' });
  expect(await received(owner, start)).toEqual(['team.changed', 'team.left']);
  expect(await received(blocked, start)).toEqual([]);
});
