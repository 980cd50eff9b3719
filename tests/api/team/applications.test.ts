import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readHistory, readInbox } from '../../support/people/conversations';
import { applyFor, buildJob } from '../../support/people/jobs';
import {
  block,
  eventsSince,
  latestEvent,
  missingId,
  registerPeople,
  registerPerson,
  type Person,
} from '../../support/people/people';
import { applyForRole, buildRole, buildTeam, joinTeam } from '../../support/people/teams';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let owner: Person;
let applicant: Person;
let member: Person;
let other: Person;
let team: any;
let role: any;

beforeAll(async () => {
  server = await startTestServer();
  [owner, member, other] = await registerPeople(server, 'owner', 'member', 'other');
});
let number = 0;
beforeEach(async () => {
  await server.sql('delete from team');
  applicant = await registerPerson(server, `applicant${++number}`);
  team = await buildTeam(owner);
  role = await buildRole(owner, team.id);
  await joinTeam(owner, team.id, member, 'Baker');
});
afterAll(() => server.close());

const apply = (person: Person, id = role.id) =>
  person.rest(`/api/roles/${id}/applications`, { body: { note: 'Hello' } });
const move = (person: Person, id: string, changes: object) =>
  person.rest(`/api/applications/${id}`, { method: 'PUT', body: changes });
const readTeam = async (person: Person) => (await person.rest(`/api/teams/${team.id}`)).body.data.team;
const readOwn = async (person: Person) => (await person.rest('/api/teams/applications/mine')).body.data.applications;

it('an application has the note, is private to applicant and owner, and opens no conversation', async () => {
  const application = await applyForRole(applicant, role.id, 'I know ledgers');
  expect(application).toMatchObject({
    status: 'sent',
    note: 'I know ledgers',
    reply: '',
    private_note: null,
    conversation_id: null,
    team: { id: team.id, name: team.name, status: 'open' },
    role: { id: role.id, title: role.title, status: 'open' },
    applicant: { username: applicant.username },
  });
  expect(await readInbox(owner, 'requests')).toEqual([]);
  const node =
    'query ($id: ID!) { node(id: $id) { ... on RoleApplication { note status reply team { name } role { title } } } }';
  for (const person of [owner, applicant])
    expect((await person.gql(node, { id: application.id })).data.node.note).toBe('I know ledgers');
  for (const person of [member, other]) {
    expect((await person.gql(node, { id: application.id })).code).toBe('NOT_FOUND');
    expect((await person.rest(`/api/roles/${role.id}/applications`)).status).toBe(403);
    expect((await move(person, application.id, { status: 'seen' })).status).toBe(404);
    const { roles } = await readTeam(person);
    expect(roles[0]).toMatchObject({ application_count: null, viewer_application_id: null });
  }
  expect((await readTeam(owner)).roles[0].application_count).toBe(1);
  expect((await readTeam(applicant)).roles[0]).toMatchObject({
    viewer_can_apply: false,
    viewer_application_id: application.id,
    viewer_application_status: 'sent',
  });
});

it('the board lists and counts, GraphQL as REST, and marks as seen', async () => {
  const { id } = await applyForRole(applicant, role.id);
  const board = await owner.rest(`/api/roles/${role.id}/applications?status=sent`);
  expect(board.body.data.applications.map((one: any) => one.id)).toEqual([id]);
  expect(board.body.data.counts).toContainEqual({ status: 'sent', count: 1 });
  expect(board.body.data.counts.map(({ status }: any) => status)).toEqual([
    'sent',
    'seen',
    'shortlisted',
    'declined',
    'accepted',
  ]);
  await owner.rest(`/api/roles/${role.id}/applications/seen`, { method: 'POST' });
  const { data } = await owner.gql(
    'query ($id: ID!) { roleApplications(roleId: $id) { edges { node { id status } } } roleApplicationCounts(roleId: $id) { status count } }',
    { id: role.id },
  );
  expect(data.roleApplications.edges).toEqual([{ node: { id, status: 'SEEN' } }]);
  expect(data.roleApplicationCounts).toContainEqual({ status: 'SEEN', count: 1 });
  const own = await applicant.gql('{ ownRoleApplications { edges { node { id status } } } }');
  expect(own.data.ownRoleApplications.edges).toEqual([{ node: { id, status: 'SEEN' } }]);
  expect(await server.captureStatements(() => owner.rest(`/api/roles/${role.id}/applications`))).toHaveLength(4);
});

it('accepting adds the member, fills the role and opens the conversation with the words', async () => {
  const { id } = await applyForRole(applicant, role.id);
  const start = await latestEvent(server);
  const { body } = await move(owner, id, { status: 'accepted', reply: 'Glad to have you' });
  expect(body.data.application).toMatchObject({ status: 'accepted', reply: 'Glad to have you' });
  const conversation = body.data.application.conversation_id;
  expect((await readInbox(applicant))[0]).toMatchObject({ id: conversation, is_request: false });
  expect((await readHistory(applicant, conversation))[0].content).toBe('Glad to have you');
  const { members, roles } = await readTeam(applicant);
  expect(members.map(({ person, title, status }: any) => [person.username, title, status])).toEqual([
    ['owner', '', 'member'],
    ['member', 'Baker', 'member'],
    [applicant.username, role.title, 'member'],
  ]);
  expect(roles[0]).toMatchObject({ status: 'filled', viewer_can_apply: false });
  const received = async (person: Person) =>
    (await eventsSince(server, person, start)).map(({ type, data }) => [type, data]);
  for (const person of [owner, applicant]) {
    expect(await received(person)).toContainEqual([
      'team.application.changed',
      { id, roleId: role.id, status: 'ACCEPTED' },
    ]);
    expect(await received(person)).toContainEqual(['team.changed', { id: team.id }]);
  }
  expect((await received(member)).map(([type]) => type)).toEqual(['team.changed']);
  const again = await move(owner, id, { status: 'declined' });
  expect([again.status, Object.keys(again.body.error.fields)]).toEqual([409, ['status']]);
  expect((await move(owner, id, { status: 'accepted' })).status).toBe(200);
});

it('a filled role takes nobody else until it is opened again', async () => {
  const second = await registerPerson(server, 'second');
  const [{ id: first }, { id: later }] = [await applyForRole(applicant, role.id), await applyForRole(second, role.id)];
  await move(owner, first, { status: 'accepted' });
  const refused = await move(owner, later, { status: 'accepted' });
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([409, ['status']]);
  expect((await readTeam(owner)).members).toHaveLength(3);
  await owner.rest(`/api/roles/${role.id}`, { method: 'PUT', body: { status: 'open' } });
  expect((await move(owner, later, { status: 'accepted' })).status).toBe(200);
});

it.each([
  ['role', () => owner.rest(`/api/roles/${role.id}`, { method: 'DELETE' })],
  ['team', () => owner.rest(`/api/teams/${team.id}`, { method: 'DELETE' })],
])('deleting a %s tells its applicants that their applications are gone', async (_name, remove) => {
  const { id } = await applyForRole(applicant, role.id);
  const start = await latestEvent(server);
  expect((await remove()).status).toBeLessThan(300);
  const received = (await eventsSince(server, applicant, start)).map(({ type, data }) => [type, data]);
  expect(received).toContainEqual(['team.application.changed', { id, roleId: role.id, status: null }]);
  const notified = (await applicant.rest('/api/notifications')).body.data.notifications;
  expect(notified).toEqual([
    expect.objectContaining({
      kind: 'team.roleDeleted',
      actors: [expect.objectContaining({ username: 'owner' })],
      path: '/team-finding?view=applications',
    }),
  ]);
  const own = await applicant.gql('{ ownRoleApplications { edges { node { id } } } }');
  expect(own.data.ownRoleApplications.edges).toEqual([]);
});

it('deleting a role notifies nobody who was declined, nor across a block', async () => {
  const blocked = await registerPerson(server, 'blockedapplicant');
  const [{ id }] = [await applyForRole(applicant, role.id), await applyForRole(blocked, role.id)];
  await move(owner, id, { status: 'declined' });
  await block(server, blocked, owner);
  const start = await latestEvent(server);
  await owner.rest(`/api/roles/${role.id}`, { method: 'DELETE' });
  const kinds = async (person: Person) =>
    (await server.sql<{ kind: string }>('select kind from notification where recipient_id = $1', [person.id])).map(
      ({ kind }) => kind,
    );
  expect(await kinds(applicant)).toEqual(['team.applicationMoved']);
  expect(await kinds(blocked)).toEqual([]);
  const received = await eventsSince(server, applicant, start);
  expect(received.map(({ type }) => type)).toContain('team.application.changed');
  expect(await eventsSince(server, blocked, start)).toEqual([]);
});

it('accepting without words sends a sentence of its own', async () => {
  const { id } = await applyForRole(applicant, role.id);
  const { data } = await owner.gql(
    'mutation ($id: ID!) { updateRoleApplication(id: $id, status: ACCEPTED) { status conversationId } }',
    { id },
  );
  const history = await readHistory(applicant, data.updateRoleApplication.conversationId);
  expect(history.map(({ content }: any) => content)).toEqual([`I’ve accepted your application: ${role.title}.`]);
});

it('accepting somebody who was invited meanwhile retracts the invitation', async () => {
  const { id } = await applyForRole(applicant, role.id);
  const kinds = async () =>
    (await applicant.rest('/api/notifications')).body.data.notifications.map(({ kind }: any) => kind);
  await owner.rest(`/api/teams/${team.id}/members`, { body: { user_id: applicant.id, title: 'Baker' } });
  expect(await kinds()).toContain('team.invited');
  expect((await move(owner, id, { status: 'accepted' })).status).toBe(200);
  expect(await kinds()).not.toContain('team.invited');
});

it('declining shows the words to the applicant, and the private note to the owner alone', async () => {
  const { id } = await applyForRole(applicant, role.id);
  await move(owner, id, { status: 'shortlisted', private_note: 'weak in SQL' });
  const { body } = await move(owner, id, { status: 'declined', reply: 'Thank you, we chose another person' });
  expect(body.data.application).toMatchObject({
    status: 'declined',
    private_note: 'weak in SQL',
    conversation_id: null,
  });
  expect((await readOwn(applicant))[0]).toMatchObject({
    status: 'declined',
    reply: 'Thank you, we chose another person',
    private_note: null,
  });
  const notified = (await applicant.rest('/api/notifications')).body.data.notifications;
  expect(notified).toEqual([
    expect.objectContaining({
      kind: 'team.applicationMoved',
      verb: 'declined your application for a role',
      about: role.title,
      path: `/team-finding/${team.id}`,
    }),
  ]);
  const events = JSON.stringify(await eventsSince(server, applicant, '0'));
  expect(events).not.toContain('weak in SQL');
});

it('applying twice, also at once, answers the same application, and notifies the owner once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => apply(applicant)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.data.application.id)).size).toBe(1);
  const notified = (await owner.rest('/api/notifications')).body.data.notifications.filter(
    ({ subject_id }: any) => subject_id === role.id,
  );
  expect(notified).toEqual([
    expect.objectContaining({
      kind: 'team.applied',
      actors: [expect.objectContaining({ username: applicant.username })],
      path: `/team-finding/${team.id}?tab=applicants&role=${role.id}`,
    }),
  ]);
});

it('members, invited people and the owner do not apply, nor anyone for a role that is not open', async () => {
  await owner.rest(`/api/teams/${team.id}/members`, { body: { user_id: other.id } });
  const [filled, paused] = [await buildRole(owner, team.id, { status: 'filled' }), await buildTeam(owner)];
  const hidden = await buildRole(owner, paused.id);
  await owner.rest(`/api/teams/${paused.id}`, { method: 'PUT', body: { status: 'paused' } });
  await expectNoWrites(server, async () => {
    expect((await apply(owner)).status).toBe(403);
    expect((await apply(member)).body.error.fields).toEqual({ id: 'You’re already on this team.' });
    expect((await apply(other)).body.error.fields).toEqual({ id: 'This team has invited you. Accept the invitation.' });
    expect((await apply(applicant, filled.id)).status).toBe(404);
    expect((await apply(member, filled.id)).status).toBe(409);
    expect((await apply(applicant, hidden.id)).status).toBe(404);
    expect((await apply(applicant, missingId)).status).toBe(404);
  });
});

it('an applicant sees the team after it paused, and can withdraw behind a block', async () => {
  const { id } = await applyForRole(applicant, role.id);
  await owner.rest(`/api/teams/${team.id}`, { method: 'PUT', body: { status: 'paused' } });
  expect((await readTeam(applicant)).roles.map(({ viewer_can_apply }: any) => viewer_can_apply)).toEqual([false]);
  expect((await other.rest(`/api/teams/${team.id}`)).status).toBe(404);
  await block(server, owner, applicant);
  expect((await applicant.rest(`/api/teams/${team.id}`)).status).toBe(404);
  expect(await readOwn(applicant)).toEqual([]);
  expect((await owner.rest(`/api/roles/${role.id}/applications`)).body.data.applications).toEqual([]);
  expect((await readTeam(owner)).roles[0].application_count).toBe(0);
  expect((await move(owner, id, { status: 'accepted' })).status).toBe(404);
  expect((await applicant.rest(`/api/applications/${id}`, { method: 'DELETE' })).body.data).toEqual({ id });
});

it('applications for jobs and for roles keep to their own calls, lists and states', async () => {
  const job = await buildJob(owner);
  const [toJob, toRole] = [await applyFor(applicant, job.id), await applyForRole(applicant, role.id)];
  expect((await readOwn(applicant)).map(({ id }: any) => id)).toEqual([toRole.id]);
  const mine = (await applicant.rest('/api/applications/mine')).body.data.applications;
  expect(mine.map(({ id }: any) => id)).toEqual([toJob.id]);
  await expectNoWrites(server, async () => {
    expect((await move(owner, toJob.id, { status: 'accepted' })).status).toBe(400);
    expect((await move(owner, toRole.id, { status: 'hired' })).status).toBe(400);
    expect((await move(owner, toJob.id, { reply: 'words' })).status).toBe(400);
    const wrong = 'mutation ($id: ID!) { updateJobApplication(id: $id, status: DECLINED) { id } }';
    expect((await owner.gql(wrong, { id: toRole.id })).code).toBe('NOT_FOUND');
    const other = 'mutation ($id: ID!) { withdrawRoleApplication(id: $id) { id } }';
    expect((await applicant.gql(other, { id: toJob.id })).code).toBe('NOT_FOUND');
  });
  expect((await move(owner, toJob.id, { status: 'hired' })).body.data.application).toMatchObject({
    job: { id: job.id },
    status: 'hired',
  });
});
