import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readHistory, readInbox, startDirectConversation } from '../../support/people/conversations';
import { applyFor, buildJob } from '../../support/people/jobs';
import {
  block,
  connect,
  eventsSince,
  latestEvent,
  missingId,
  registerPeople,
  visitor,
  type Person,
} from '../../support/people/people';
import { commitWhileWaiting } from '../../support/server/commitWhileWaiting';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let poster: Person;
let applicant: Person;
let other: Person;
let job: any;

beforeAll(async () => {
  server = await startTestServer();
  [poster, applicant, other] = await registerPeople(server, 'poster', 'applicant', 'other');
});
beforeEach(async () => {
  job = await buildJob(poster);
});
afterAll(() => server.close());

const apply = (person: Person, note?: string, id = job.id) =>
  person.rest(`/api/jobs/${id}/applications`, { body: { note } });
const move = (person: Person, id: string, changes: object) =>
  person.rest(`/api/applications/${id}`, { method: 'PUT', body: changes });
const readOwn = async (person: Person) => (await person.rest('/api/applications/mine?limit=50')).body.data.applications;
const readBoard = async (query = '') => (await poster.rest(`/api/jobs/${job.id}/applications${query}`)).body.data;

it('applying opens the conversation with the poster, with the job attached to the message', async () => {
  const application = await applyFor(applicant, job.id, 'I know ledgers');
  expect(application).toMatchObject({
    status: 'sent',
    note: 'I know ledgers',
    private_note: null,
    job: { id: job.id, title: job.title, state: 'published' },
    applicant: { username: 'applicant' },
  });
  const [message] = await readHistory(applicant, application.conversation_id);
  expect(message).toMatchObject({
    content: 'I know ledgers',
    job: { id: job.id, title: job.title, company: job.company },
  });
  const [request] = await readInbox(poster, 'requests');
  expect(request).toMatchObject({ id: application.conversation_id, is_request: true });
  const { data } = await poster.gql(
    'query ($id: ID!) { messages(conversationId: $id) { edges { node { content job { id state } } } } }',
    { id: application.conversation_id },
  );
  expect(data.messages.edges[0].node).toEqual({ content: 'I know ledgers', job: { id: job.id, state: 'PUBLISHED' } });
});

it('an existing conversation is used, and a note may be missing', async () => {
  const [ana, ben] = await registerPeople(server, 'ana', 'ben');
  await connect(server, ana, ben);
  const conversation = await startDirectConversation(ana, ben);
  const { id } = await buildJob(ben);
  const { data } = await ana.gql('mutation ($id: ID!) { applyForJob(jobId: $id) { conversationId note } }', { id });
  expect(data.applyForJob).toEqual({ conversationId: conversation, note: '' });
  expect((await readInbox(ben))[0]).toMatchObject({ id: conversation, unread_count: 1 });
});

it('applying twice, also at once, answers the same application', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => apply(other, `note ${n}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.data.application.id)).size).toBe(1);
  expect(await server.sql('select from job_application where job_id = $1', [job.id])).toHaveLength(1);
  expect(await server.sql('select from message where job_id = $1', [job.id])).toHaveLength(1);
  const again = await other.gql('mutation ($id: ID!) { applyForJob(jobId: $id, note: "x") { id } }', { id: job.id });
  expect(again.data.applyForJob.id).toBe(answers[0]!.body.data.application.id);
});

it('nobody applies for an own, closed, expired, hidden or missing job', async () => {
  const [draft, closed, expired] = [
    await buildJob(poster, { status: 'draft' }),
    await buildJob(poster),
    await buildJob(poster),
  ];
  const [blocked] = await registerPeople(server, 'blocked');
  await block(server, poster, blocked);
  const invite = await buildJob(poster);
  await applyFor(applicant, closed.id);
  await applyFor(applicant, expired.id);
  for (const { id } of [closed, expired])
    await applicant.rest(`/api/applications/${(await readOwn(applicant)).find((one: any) => one.job.id === id).id}`, {
      method: 'DELETE',
    });
  await poster.rest(`/api/jobs/${closed.id}/close`, { method: 'POST' });
  await server.sql(`update job set expires_at = now() where id = $1`, [expired.id]);
  await expectNoWrites(server, async () => {
    expect((await apply(poster)).status).toBe(403);
    expect((await apply(applicant, '', draft.id)).status).toBe(404);
    expect((await apply(applicant, '', closed.id)).status).toBe(404);
    expect((await apply(applicant, '', expired.id)).status).toBe(404);
    expect((await apply(applicant, '', missingId)).status).toBe(404);
    expect((await apply(blocked, '', invite.id)).status).toBe(404);
    expect((await apply(visitor(server) as Person)).status).toBe(401);
    const long = await apply(applicant, 'x'.repeat(2_001));
    expect([long.status, Object.keys(long.body.error.fields)]).toEqual([400, ['note']]);
  });
});

it('a job that closes while somebody applies refuses the application with CONFLICT', async () => {
  const close = `update job set status = 'CLOSED', is_listed = false where id = $1`;
  const late = await commitWhileWaiting(server, [[close, [job.id]]], () => apply(applicant));
  expect([late.status, late.body.error.fields]).toEqual([409, { id: 'This job no longer accepts applications.' }]);
  expect(await server.sql('select from message where job_id = $1', [job.id])).toEqual([]);
});

it('a withdrawn application is gone for both, and the person may apply again', async () => {
  const { id } = await applyFor(applicant, job.id);
  await move(poster, id, { private_note: 'strong' });
  expect((await poster.rest(`/api/applications/${id}`, { method: 'DELETE' })).status).toBe(403);
  expect((await other.rest(`/api/applications/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await applicant.rest(`/api/applications/${id}`, { method: 'DELETE' })).body.data).toEqual({ id });
  expect((await readBoard()).applications).toEqual([]);
  expect((await applicant.rest(`/api/jobs/${job.id}`)).body.data.job).toMatchObject({
    viewer_can_apply: true,
    viewer_application_id: null,
  });
  const again = await applyFor(applicant, job.id, 'again');
  expect((await readBoard()).applications).toEqual([expect.objectContaining({ id: again.id, private_note: '' })]);
  const { data } = await applicant.gql('mutation ($id: ID!) { withdrawJobApplication(id: $id) { id } }', {
    id: again.id,
  });
  expect(data.withdrawJobApplication.id).toBe(again.id);
});

it('the board lists and counts applications by state, and opening it marks them as seen', async () => {
  const [one, two, three] = await registerPeople(server, 'one', 'two', 'three');
  const ids = [];
  for (const person of [one, two, three]) ids.push((await applyFor(person, job.id)).id);
  await move(poster, ids[0]!, { status: 'shortlisted' });
  const counted = (board: any) => Object.fromEntries(board.counts.map(({ status, count }: any) => [status, count]));
  const before = await readBoard();
  expect(before.applications.map(({ id }: any) => id)).toEqual(ids.toReversed());
  expect(counted(before)).toEqual({ sent: 2, seen: 0, shortlisted: 1, declined: 0, hired: 0 });
  const seen = await poster.rest(`/api/jobs/${job.id}/applications/seen`, { method: 'POST' });
  expect(counted(seen.body.data)).toEqual({ sent: 0, seen: 2, shortlisted: 1, declined: 0, hired: 0 });
  expect((await readBoard('?status=seen')).applications.map(({ id }: any) => id)).toEqual([ids[2], ids[1]]);
  const { data } = await poster.gql('mutation ($id: ID!) { markJobApplicationsSeen(jobId: $id) { status count } }', {
    id: job.id,
  });
  expect(data.markJobApplicationsSeen).toContainEqual({ status: 'SEEN', count: 2 });
  expect((await readOwn(two))[0].status).toBe('seen');
  const { data: board } = await poster.gql(
    'query ($id: ID!) { jobApplications(jobId: $id, status: SHORTLISTED) { edges { node { id status } } } jobApplicationCounts(jobId: $id) { status count } }',
    { id: job.id },
  );
  expect(board.jobApplications.edges).toEqual([{ node: { id: ids[0], status: 'SHORTLISTED' } }]);
  const statements = await server.captureStatements(() => readBoard());
  expect(statements).toHaveLength(4);
});

describe('privacy', () => {
  let application: any;

  beforeEach(async () => {
    application = await applyFor(applicant, job.id, 'secret words');
    await move(poster, application.id, { status: 'shortlisted', private_note: 'private verdict' });
  });

  const node = 'query ($id: ID!) { node(id: $id) { id ... on JobApplication { note privateNote status } } }';

  it('only the applicant and the poster read an application, and only the poster the private note', async () => {
    const read = async (person: Person) => (await person.gql(node, { id: application.id })).data.node;
    expect(await read(poster)).toEqual({
      id: application.id,
      note: 'secret words',
      privateNote: 'private verdict',
      status: 'SHORTLISTED',
    });
    expect(await read(applicant)).toEqual({
      id: application.id,
      note: 'secret words',
      privateNote: null,
      status: 'SHORTLISTED',
    });
    expect((await other.gql(node, { id: application.id })).code).toBe('NOT_FOUND');
    expect((await readBoard()).applications[0]).toMatchObject({ private_note: 'private verdict' });
    expect((await readOwn(applicant))[0]).toMatchObject({ private_note: null, status: 'shortlisted' });
  });

  it('others receive nothing of an application on any path', async () => {
    const board = 'query ($id: ID!) { jobApplications(jobId: $id) { edges { node { id } } } }';
    const counts = 'query ($id: ID!) { jobApplicationCounts(jobId: $id) { count } }';
    for (const person of [applicant, other]) {
      expect((await person.rest(`/api/jobs/${job.id}/applications`)).status).toBe(403);
      expect((await person.rest(`/api/jobs/${job.id}/applications/seen`, { method: 'POST' })).status).toBe(403);
      expect((await person.gql(board, { id: job.id })).code).toBe('FORBIDDEN');
      expect((await person.gql(counts, { id: job.id })).code).toBe('FORBIDDEN');
      expect((await person.rest(`/api/jobs/${job.id}`)).body.data.job.application_count).toBeNull();
    }
    expect(await readOwn(other)).not.toContainEqual(expect.objectContaining({ id: application.id }));
    for (const changes of [{ status: 'hired' }, { private_note: 'x' }]) {
      expect((await move(other, application.id, changes)).status).toBe(404);
      expect((await move(applicant, application.id, changes)).status).toBe(403);
    }
    const everything = JSON.stringify([
      (await other.rest('/api/notifications')).body,
      (await eventsSince(server, other, '0')).map(({ data }) => data),
      (await other.rest('/api/jobs?limit=50')).body,
    ]);
    for (const secret of [application.id, 'secret words', 'private verdict']) expect(everything).not.toContain(secret);
  });

  it('both receive events of it, and the applicant none of a note', async () => {
    const start = await latestEvent(server);
    await move(poster, application.id, { private_note: 'another verdict' });
    await move(poster, application.id, { status: 'declined' });
    await applicant.rest(`/api/applications/${application.id}`, { method: 'DELETE' });
    const received = async (person: Person) =>
      (await eventsSince(server, person, start))
        .filter(({ type }) => type === 'job.application.changed')
        .map(({ data }) => data);
    const event = (status: string | null) => ({ id: application.id, jobId: job.id, status });
    expect(await received(applicant)).toEqual([event('DECLINED'), event(null)]);
    expect(await received(poster)).toEqual([event('SHORTLISTED'), event('DECLINED'), event(null)]);
    expect(await received(other)).toEqual([]);
    expect(JSON.stringify(await eventsSince(server, applicant, '0'))).not.toContain('verdict');
  });

  it('notifications reach the poster of an application and the applicant of a decision', async () => {
    const about = async (person: Person) =>
      (await person.rest('/api/notifications?limit=50')).body.data.notifications.filter(
        (one: any) => one.subject_id === job.id,
      );
    expect(await about(poster)).toEqual([
      expect.objectContaining({
        kind: 'job.applied',
        about: job.title,
        actors: [expect.objectContaining({ username: 'applicant' })],
        path: `/jobs/${job.id}?tab=applicants`,
      }),
    ]);
    expect(await about(applicant)).toEqual([
      expect.objectContaining({ kind: 'job.applicationMoved', verb: 'shortlisted your application', about: job.title }),
    ]);
    await move(poster, application.id, { status: 'hired' });
    expect((await about(applicant)).map(({ verb }: any) => verb)).toEqual(['hired you']);
    expect(await about(other)).toEqual([]);
    // The message of the application is not notified as well.
    const { body } = await poster.rest('/api/notifications?limit=50');
    expect(body.data.notifications.map(({ kind }: any) => kind)).not.toContain('message.requested');
    await applicant.rest(`/api/applications/${application.id}`, { method: 'DELETE' });
    expect(await about(poster)).toEqual([]);
  });

  it('opening the board notifies nobody', async () => {
    const second = await buildJob(poster);
    await applyFor(other, second.id);
    await poster.rest(`/api/jobs/${second.id}/applications/seen`, { method: 'POST' });
    const { body } = await other.rest('/api/notifications');
    expect(body.data.notifications).not.toContainEqual(expect.objectContaining({ subject_id: second.id }));
  });

  it('the applicant still sees the job and its card after it closed', async () => {
    await poster.rest(`/api/jobs/${job.id}/close`, { method: 'POST' });
    expect((await applicant.rest(`/api/jobs/${job.id}`)).body.data.job).toMatchObject({
      state: 'closed',
      viewer_application_status: 'shortlisted',
    });
    expect((await other.rest(`/api/jobs/${job.id}`)).status).toBe(404);
    const messages = await readHistory(applicant, application.conversation_id);
    expect(messages.find((message: any) => message.job?.id === job.id).job.state).toBe('closed');
  });

  it('a block hides an application from both, and it can still be withdrawn', async () => {
    const [blocker, blocked] = await registerPeople(server, `blocker${Date.now()}`, `blocked${Date.now()}`);
    const { id: jobId } = await buildJob(blocker);
    const { id } = await applyFor(blocked, jobId);
    await block(server, blocker, blocked);
    for (const person of [blocker, blocked]) expect((await person.gql(node, { id })).code).toBe('NOT_FOUND');
    expect(await readOwn(blocked)).toEqual([]);
    const board = await blocker.rest(`/api/jobs/${jobId}/applications`);
    expect(board.body.data.applications).toEqual([]);
    expect(board.body.data.counts.every(({ count }: any) => count === 0)).toBe(true);
    expect((await move(blocker, id, { status: 'hired' })).status).toBe(404);
    expect((await blocked.rest(`/api/applications/${id}`, { method: 'DELETE' })).status).toBe(200);
  });
});
